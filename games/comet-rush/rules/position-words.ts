import type { NameOf, Passage, SeatColumn, Viewer } from '@starboard/kernel'
import { textOf } from './card-texts.ts'
import { type Card, DECKS, factsOf, MOVEMENT_CARDS, STATUSES, segmentOf, stepsOf, strengthOf } from './cards.ts'
import { cubes, list, STATUS_WORDS, tokens } from './names.ts'
import { isReady, kindsIn } from './player.ts'
import { segmentStrengths } from './setup.ts'
import type { Rocket } from './state.ts'
import { incomeOf, isLateGame } from './turn.ts'
import type { SeenPlayer, View } from './view.ts'

/** The table in words: the comet, your hand, then what can be compared seat by seat. */
export function positionInWords(view: View, viewer: Viewer, name: NameOf): readonly Passage[] {
  const me = typeof viewer === 'number' ? view.players[viewer] : undefined
  return [
    { kind: 'facts', texts: raceFacts(view, name) },
    ...cometLines(view).map(line),
    ...(me === undefined ? [] : [line(`Your hand: ${cardsText(me.hand ?? [])}`)]),
    { kind: 'seats', columns: columnsOf(view) },
    ...view.players.flatMap((player) => moreOf(view, player, name)).map(line),
    line(`Decks: ${DECKS.map((deck) => deckText(view, deck)).join(', ')}`),
    ...(viewer === 'everything' ? view.players.flatMap((player) => heldBy(player, name)).map(line) : []),
    ...kindsIn(me?.hand ?? []).map((card) => detail(`${factsOf(card).name}: ${textOf(card, view.options)}`)),
    detail('Caps are power/accuracy. A rocket is told by number, power/accuracy and turns to go.'),
  ]
}

const line = (text: string): Passage => ({ kind: 'line', text })
const detail = (text: string): Passage => ({ kind: 'line', text, isDetail: true })

function raceFacts(view: View, name: NameOf): readonly string[] {
  const { round, distance, options, ended, active, agenda } = view
  const isDrafting = agenda.steps.some(({ kind }) => kind === 'draft')
  return [
    isDrafting ? 'Draft' : `Round ${round}`,
    ...(ended === null && !isDrafting ? [`${name(active)}’s turn`] : []),
    `the comet is at distance ${distance} of ${options.distance}`,
    isLateGame(view) ? 'late game: two cards a turn' : `late game from ${options.lateGameAt}`,
  ]
}

const cometLines = (view: View): readonly string[] => [segmentText(view), movementText(view)]

/** CR-5.1–5.6: what is face up, and which strengths are still to come. */
function segmentText({ segment, ahead, segments, options, players }: View): string {
  const hidden = segmentStrengths(options, players.length).filter(
    (strength) => segments.left[segmentOf(strength)] === 1,
  )
  const now = segment === null ? [] : [`segment of strength ${segment.strength} with ${segment.health} left`]
  const known = ahead.length === 0 ? [] : [`face up behind it ${list(ahead.map(String))}`]
  const next = segments.next === undefined ? '' : `, and the next is ${strengthOf(segments.next)}`
  const rest = hidden.length === 0 ? [] : [`face down ${list(hidden.map(String))}${next}`]
  const parts = [...now, ...known, ...rest]
  return parts.length === 0 ? 'Comet: nothing is left of it' : `Comet: ${parts.join('; ')}`
}

/** CR-2.11: which steps are still in the deck, and the next one for anyone who has looked. */
function movementText({ movement }: View): string {
  const steps = MOVEMENT_CARDS.flatMap((card) =>
    movement.left[card] === 0 ? [] : [`${movement.left[card]} × ${stepsOf[card]}`],
  )
  const next = movement.next === undefined ? '' : `; the next is ${stepsOf[movement.next]}`
  return `Its moves to come: ${list(steps) || 'none'}${next}`
}

const cardsText = (hand: readonly Card[]): string => (hand.length === 0 ? 'empty' : cardList(hand))

/** "2 × Embargo and Rocket Salvage" */
const cardList = (hand: readonly Card[]): string =>
  list(
    kindsIn(hand).map((card) => {
      const copies = hand.filter((other) => other === card).length
      return copies === 1 ? factsOf(card).name : `${copies} × ${factsOf(card).name}`
    }),
  )

const COLUMNS: readonly { readonly heading: string; cell(player: SeenPlayer): string }[] = [
  { heading: 'points', cell: ({ points }) => String(points) },
  { heading: 'cubes', cell: ({ cubes }) => String(cubes) },
  { heading: 'hand', cell: ({ handSize }) => String(handSize) },
  { heading: 'caps', cell: ({ powerCap, accuracyCap }) => `${powerCap}/${accuracyCap}` },
  { heading: 'rockets', cell: ({ rockets }) => rockets.map(rocketSign).join(', ') || 'none' },
]

const columnsOf = ({ players }: View): readonly SeatColumn[] =>
  COLUMNS.map(({ heading, cell }) => ({ heading, cells: players.map(cell) }))

const rocketSign = (rocket: Rocket): string =>
  `#${rocket.id} ${rocket.power}/${rocket.accuracy} ${isReady(rocket) ? 'ready' : `in ${rocket.remaining}`}`

/** What only some have. */
function moreOf(view: View, player: SeenPlayer, name: NameOf): readonly string[] {
  const {
    trophies,
    tokens: held,
    incomeBonus,
    salvageBonus,
    prestigeBonus,
    powerCalibration,
    accuracyCalibration,
  } = player
  const parts = [
    ...(trophies.length === 0 ? [] : [`segments ${list(trophies.map(String))}`]),
    ...(view.ended?.by === player.seat ? ['the last hit'] : []),
    ...flownText(player),
    ...(held === 0 ? [] : [tokens(held)]),
    ...(incomeBonus === 0 ? [] : [`income ${incomeOf(view, player)}`]),
    ...(salvageBonus === 0 ? [] : [`${cubes(salvageBonus)} a launch`]),
    ...(prestigeBonus === 0 ? [] : [`${cubes(prestigeBonus)} a card`]),
    ...(powerCalibration === 0 ? [] : [`+${powerCalibration} power at the next launch`]),
    ...(accuracyCalibration === 0 ? [] : [`+${accuracyCalibration} accuracy at the next launch`]),
    ...STATUSES.flatMap((status) => (player[status] ? [STATUS_WORDS[status]] : [])),
    ...(player.known === undefined ? [] : [`holds ${cardList(player.known)}, as you know`]),
  ]
  return parts.length === 0 ? [] : [`${name(player.seat)}: ${parts.join(', ')}`]
}

/** Section 12.5: "launched #1 3/4 hit and #2 5/2 missed" */
const flownText = ({ flown = [] }: SeenPlayer): readonly string[] =>
  flown.length === 0
    ? []
    : [
        `launched ${list(flown.map(({ rocket, power, accuracy, hit }) => `#${rocket} ${power}/${accuracy} ${FLIGHTS[String(hit)]}`))}`,
      ]

const FLIGHTS: Readonly<Record<string, string>> = { true: 'hit', false: 'missed', null: 'in flight' }

function deckText({ decks }: View, deck: (typeof DECKS)[number]): string {
  const { size, discard } = decks[deck]
  return `${deck} ${size}${discard.length === 0 ? '' : ` (${discard.length} discarded)`}`
}

const heldBy = ({ seat, hand = [] }: SeenPlayer, name: NameOf): readonly string[] =>
  hand.length === 0 ? [] : [`${name(seat)} held ${cardList(hand)}.`]
