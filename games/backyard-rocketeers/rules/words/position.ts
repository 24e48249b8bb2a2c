import type { NameOf, Passage, SeatColumn, Viewer } from '@starboard/kernel'
import { factsOf, nameOf } from '../cards/catalogue.ts'
import { cardList, listed, PART_NAMES } from '../names.ts'
import { isIn } from '../player.ts'
import type { SeenPlayer, View } from '../view.ts'
import { GOAL, PART_KINDS } from '../vocabulary.ts'

/** The table in words: what one needs in order to choose, before what the others have. */
export function positionInWords(view: View, viewer: Viewer, name: NameOf): readonly Passage[] {
  const me = typeof viewer === 'number' ? view.players[viewer] : undefined
  return [
    { kind: 'facts', texts: facts(view, name) },
    ...(me === undefined ? [] : ownLines(me).map(line)),
    { kind: 'seats', columns: columnsOf(view) },
    ...bombLines(view, name).map(line),
    ...spiedLines(view, viewer, name).map(line),
    ...cardTexts(me).map(detail),
  ]
}

const line = (text: string): Passage => ({ kind: 'line', text })
const detail = (text: string): Passage => ({ kind: 'line', text, isDetail: true })

const facts = ({ round, lastRound, active, piles }: View, name: NameOf): readonly string[] => [
  `Round ${round} of ${lastRound}`,
  `${name(active)}’s turn`,
  `decks ${piles.map(({ size }) => size).join('/')}`,
]

const PERCENT = 100

const percent = (odds: { readonly ways: number; readonly of: number } | null): string =>
  odds === null ? '–' : `${Math.floor((PERCENT * odds.ways) / odds.of)}%`

function ownLines(me: SeenPlayer): readonly string[] {
  if (!isIn(me)) return ['You are out of the game.']
  const { hand = [], faceDown } = me
  const hidden = faceDown.flatMap(({ card }) => (card === undefined ? [] : [nameOf(card)]))
  return [
    ...LEVEL_LINES[me.level](me),
    ...(hidden.length === 0 ? [] : [`Face down: ${listed(hidden)}`]),
    `Your hand: ${hand.length === 0 ? 'empty' : cardList(hand)}`,
  ]
}

const LEVEL_LINES: Readonly<Record<1 | 2 | 3, (me: SeenPlayer) => readonly string[]>> = {
  1: (me) => [
    `Your rocket: ${rocketText(me)}; strength ${me.figures.strength}, fuel ${me.groundFuel}%`,
    `Launch: ${me.figures.missing?.length === 0 ? percent(me.figures.launch) : `needs ${listed((me.figures.missing ?? []).map(missingName))}`}`,
  ],
  2: (me) => [
    `You are ${me.distance} km from Mars (zone ${me.figures.zone}), fuel ${me.spaceFuel}%, damage ${me.damage} of ${me.original}`,
    `Next cruise ${me.figures.cruise} km, fuel after it ${me.figures.fuelAfter}%; landing ${percent(me.figures.landing)}, with all cards ${percent(me.figures.bestLanding)}`,
  ],
  3: (me) => [
    `Power ${me.power}/${GOAL.power} (+${me.figures.production}), rovers ${me.km}/${GOAL.km} km (up to +${me.figures.drive}), signal ${me.figures.signal}/${GOAL.signal}, damage ${me.damage} of ${me.original}`,
    `Victory at the end of the turn: ${percent(me.figures.victory)}`,
  ],
}

const missingName = (what: string): string =>
  what === 'launch-pad'
    ? 'a Launch Pad'
    : what === 'fuel'
      ? 'full fuel'
      : (PART_NAMES[what as keyof typeof PART_NAMES] ?? what)

function rocketText({ pad, rocket = [] }: SeenPlayer): string {
  const parts = rocket.flatMap((part, slot) => {
    const kind = PART_KINDS[slot]
    return part === null || kind === undefined
      ? []
      : [part.tier > 0 ? `${PART_NAMES[kind]} ${part.tier}` : PART_NAMES[kind]]
  })
  return parts.length === 0 ? (pad === null ? 'no pad yet' : 'an empty pad') : parts.join(', ')
}

const COLUMNS: readonly { readonly heading: string; readonly cell: (player: SeenPlayer) => string }[] = [
  { heading: 'level', cell: (player) => (isIn(player) ? `${player.level}` : 'out') },
  {
    heading: 'hand',
    cell: ({ handSize, faceDown }) => `${handSize}${faceDown.length > 0 ? `+${faceDown.length}` : ''}`,
  },
  { heading: 'where', cell: whereOf },
  { heading: 'strength', cell: strengthText },
  {
    heading: 'and',
    cell: (player) => [...flagsOf(player), ...player.enhancements.map(({ card }) => nameOf(card))].join(', '),
  },
]

const columnsOf = ({ players }: View): readonly SeatColumn[] =>
  COLUMNS.map(({ heading, cell }) => ({ heading, cells: players.map(cell) }))

function whereOf(player: SeenPlayer): string {
  if (!isIn(player)) return ''
  if (player.level === 1) return `${player.parts === 1 ? '1 part' : `${player.parts} parts`}, ${player.groundFuel}%`
  if (player.level === 2) return `${player.distance} km, ${player.spaceFuel}%`
  return `${player.power}%, ${player.km} km, ${player.figures.signal}`
}

function strengthText({ level, original, damage, figures }: SeenPlayer): string {
  if (level > 1) return `${original - damage}/${original}`
  return `${figures.strength}${figures.isStrengthOpen ? '+?' : ''}`
}

function flagsOf({ figures, slingshots, wrecked }: SeenPlayer): readonly string[] {
  return [
    ...(figures.heldFor > 0 ? [`held ${figures.heldFor}`] : []),
    ...(figures.delayed ? ['delayed'] : []),
    ...(figures.dustFor > 0 ? [`dust ${figures.dustFor}`] : []),
    ...(slingshots > 0 ? [`slingshot ×${slingshots}`] : []),
    ...(wrecked ? ['wrecked'] : []),
  ]
}

const bombLines = ({ viewer, players }: View, name: NameOf): readonly string[] =>
  players.flatMap(({ seat, faceDown }) =>
    seat !== viewer && faceDown.some(({ victim }) => victim === viewer) ? [`${name(seat)} has a bomb for you.`] : [],
  )

const spiedLines = ({ players }: View, viewer: Viewer, name: NameOf): readonly string[] =>
  players.flatMap(({ seat, hand }) =>
    hand === undefined || seat === viewer || hand.length === 0 ? [] : [`${name(seat)} holds ${cardList(hand)}.`],
  )

/** What the cards do that one holds. */
const cardTexts = (me: SeenPlayer | undefined): readonly string[] =>
  [...new Set(me?.hand ?? [])].flatMap((card) => (card === null ? [] : [`${nameOf(card)}: ${factsOf(card).text}`]))
