import { type NameOf, type Passage, type Seat, type SeatColumn, seatOf, type Viewer } from '@starboard/kernel'
import { firstTurnOf, lastTurnOf } from '../phases.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import { markTurns } from '../threats/timing.ts'
import type { OwnCards, SeenMember, Stage, View } from '../view.ts'
import { faceName, halfName } from './card-names.ts'
import { claimText } from './claims.ts'
import { effectsInWords } from './effects.ts'
import { flightInWords } from './flight-position.ts'

/** The table in words: what is coming, one's own plan, and what can be seen of the others. */
export function positionInWords(view: View, viewer: Viewer, name: NameOf): readonly Passage[] {
  if (view.flight !== null) return [{ kind: 'facts', texts: facts(view) }, ...flightInWords(view, viewer, name)]
  const own = typeof viewer === 'number' ? view.crew[viewer]?.own : undefined
  return [
    { kind: 'facts', texts: facts(view) },
    ...view.threats.map((_, place) => line(threatLine(view, place))),
    ...(own === undefined ? [] : [line(planLine(view, own)), detail(handLine(own))]),
    ...(typeof viewer === 'number' ? jobLine(view, viewer).map(line) : []),
    { kind: 'seats', columns: columnsOf(view) },
    ...view.threats.map((_, place) => detail(threatDetail(view, place))),
  ]
}

const line = (text: string): Passage => ({ kind: 'line', text })
const detail = (text: string): Passage => ({ kind: 'line', text, isDetail: true })

const STAGE_TEXTS: Readonly<Record<Stage, string>> = {
  repairs: 'Between missions',
  countdown: 'About to begin',
  planning: 'Action round',
  silence: 'The clock has stopped',
  resolution: 'Resolution',
  vote: 'Home, for now',
  over: 'Over',
}

const facts = ({ title, stage, transfer, outage, flight, turns }: View): readonly string[] => [
  title,
  STAGE_TEXTS[stage],
  ...(flight === null ? [] : [flight.turn > turns ? 'closing step' : `turn ${flight.turn} of ${turns}`]),
  ...(outage === null ? [] : ['COMMUNICATIONS DOWN']),
  ...(transfer === null ? [] : ['DATA TRANSFER']),
]

function threatLine(view: View, place: number): string {
  const threat = view.threats[place]
  if (threat === undefined) return ''
  const card = THREAT_CARDS[threat.id]
  const shields = card.kind === 'external' ? `, shields ${card.shields}` : ''
  const marks = markTurns(view, threat).map(({ mark, turn }) => `${mark.toUpperCase()} in ${turn}`)
  const where = threat.zone ?? 'inside'
  return `T+${threat.turn} ${where} ${card.name}: hp ${card.hp}${shields}, speed ${card.speed}; ${marks.join(', ')}`
}

function threatDetail(view: View, place: number): string {
  const threat = view.threats[place]
  if (threat === undefined) return ''
  const { name, actions } = THREAT_CARDS[threat.id]
  return `${name}: X ${effectsInWords(actions.x)}; Y ${effectsInWords(actions.y)}; Z ${effectsInWords(actions.z)}`
}

/** Where there is a keyboard the keys show it. */
function handLine(own: OwnCards): string {
  const hand = own.hand.map(({ face }) => faceName(face))
  return `Your hand: ${hand.length === 0 ? 'empty' : hand.join(', ')}`
}

/** The open phase in brackets. */
function planLine({ turns }: View, { board, openPhase }: OwnCards): string {
  const slots = board.slice(0, turns).map((slot, place) => {
    const what = slot.length === 0 ? '–' : slot.map(({ face, half }) => halfName(face[half])).join(' + ')
    return `${place + 1} ${what}`
  })
  if (openPhase === null) return `Your plan: ${slots.join(' · ')}`
  const [first, last] = [firstTurnOf(openPhase) - 1, lastTurnOf(openPhase)]
  const parts = [slots.slice(0, first), slots.slice(first, last), slots.slice(last)].map((part) => part.join(' · '))
  return `Your plan: ${parts[0]} [${parts[1]}] ${parts[2]}`.replace(/ +/g, ' ').trim()
}

const jobLine = ({ crew, threats }: View, seat: Seat): readonly string[] => {
  const job = crew[seat]?.job ?? null
  return job === null ? [] : [`The captain suggests that you ${claimText(job, threats)}.`]
}

const COLUMNS: readonly { readonly heading: string; readonly cell: (view: View, seat: Seat) => string }[] = [
  { heading: 'role', cell: ({ roles }, seat) => (roles[seat] ?? []).map((role) => role.slice(0, 4)).join('+') },
  { heading: 'hand', cell: ({ crew }, seat) => `${crew[seat]?.hand ?? 0}` },
  { heading: 'plan', cell: ({ crew }, seat) => boardText(crew[seat]) },
  { heading: 'phase', cell: ({ crew }, seat) => `${crew[seat]?.openPhase ?? 'locked'}` },
]

const columnsOf = (view: View): readonly SeatColumn[] =>
  COLUMNS.map(({ heading, cell }) => ({ heading, cells: view.crew.map((_, place) => cell(view, seatOf(place))) }))

/** m: a movement is up, a: an action. */
const boardText = (member: SeenMember | undefined): string =>
  (member?.board ?? []).map((slot) => (slot.length === 0 ? '.' : slot.map((half) => half[0]).join(''))).join(' ')
