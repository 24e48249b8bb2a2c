import type { BoardModule, Cue } from '@starboard/screen/contract/board.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import { beatMs } from '../film/model/beats.ts'
import type { Event } from '../rules/events.ts'
import { announcement } from '../rules/script/announcement.ts'
import type { ScriptEvent } from '../rules/script/script.ts'
import type { SpaceAlert } from '../rules/state.ts'
import { isAlarm } from './head/headline.ts'

type Module = BoardModule<SpaceAlert>

const LOCK: Cue = [
  { wave: 'square', hertz: 220, at: 0, seconds: 0.12, loud: 0.14 },
  { wave: 'square', hertz: 147, at: 0.14, seconds: 0.3, loud: 0.16 },
]
const STATIC: Cue = [{ wave: 'noise', hertz: 3200, to: 900, at: 0, seconds: 0.9, loud: 0.4 }]
const DATA: Cue = [
  { wave: 'triangle', hertz: 1320, at: 0, seconds: 0.07, loud: 0.3 },
  { wave: 'triangle', hertz: 1760, at: 0.09, seconds: 0.07, loud: 0.3 },
  { wave: 'triangle', hertz: 1320, at: 0.18, seconds: 0.12, loud: 0.3 },
]

/** An alarm sounds by itself; what else is read out has a tone of its own. */
const TONES: Readonly<Partial<Record<ScriptEvent['type'], Cue>>> = {
  'phase-end': LOCK,
  'comms-down': STATIC,
  'incoming-data': DATA,
  'data-transfer': DATA,
}

/** Nothing here takes time: nobody's plan waits for a picture. */
export const staging: Module['staging'] = {
  clockStarted: ({ at }) => ({ announcement: { text: 'The mission begins.', at, tone: 'calm' } }),
  announced: ({ at, told }) => {
    const sound = TONES[told.event.type]
    return {
      ...(sound !== undefined && { sound }),
      announcement: { text: announcement(told.event), at, tone: isAlarm(told.event) ? 'alarm' : 'calm' },
    }
  },
  transferClosed: { sound: 'tick' },
  cardGiven: { sound: 'card' },
  cardPlaced: ({ seat }, viewer) => (seat === viewer ? { sound: 'card' } : {}),
  cardMoved: ({ seat }, viewer) => (seat === viewer ? { sound: 'card' } : {}),
  cardTurned: ({ seat }, viewer) => (seat === viewer ? { sound: 'card' } : {}),
  cardTakenBack: ({ seat }, viewer) => (seat === viewer ? { sound: 'card' } : {}),
  phaseLocked: ({ seat, byClock }, viewer) => (seat === viewer && !byClock ? { sound: LOCK } : {}),
  calledOut: ({ seat }, viewer) => (seat === viewer ? {} : { sound: 'tick' }),
  suggested: ({ to }, viewer) => (to === viewer ? { sound: 'turn' } : {}),
  turnPlayed: { sound: 'tick' },
  scored: ({ result }) => ({ sound: result.outcome === 'won' ? 'win' : 'lose' }),
}

const marks: Marks<Event> = {
  announced: ({ told }) => ({
    kind: told.event.type === 'phase-start' ? 'round' : isAlarm(told.event) ? 'alarm' : 'news',
    seat: null,
    text: announcement(told.event),
    ...(told.event.type === 'phase-start' && { short: `P${told.event.phase}` }),
  }),
  turnPlayed: ({ turn }) => ({ kind: 'round', seat: null, text: `Turn ${turn}`, short: `${turn}` }),
  tripped: ({ seat }) => ({ kind: 'miss', seat, text: 'Trips' }),
  scored: ({ result }) => ({
    kind: result.outcome === 'won' ? 'trophy' : 'alarm',
    seat: null,
    text: result.outcome === 'won' ? `Won: ${result.score}` : 'Lost',
  }),
}

/** The film of a turn, as the board plays it. */
export const lasts: NonNullable<Module['lasts']> = (event) =>
  event.kind === 'turnPlayed' ? event.happenings.reduce((sum, { kind }) => sum + beatMs(kind), 0) : 0

export const mark: Module['mark'] = (event) => markBy(marks, event)

/** Cards that others move about are seen in the crew strip; nobody wants to hear each of them. One's own are told. */
const OTHERS: readonly string[] = ['cardPlaced', 'cardMoved', 'cardTurned', 'cardTakenBack']
/** What is read out to everybody, or stands in the head, is not said again: it would be heard before its moment. */
const NEVER: readonly string[] = [
  'announced',
  'clockStarted',
  'phaseOpened',
  'boardsShown',
  'dataReceived',
  'turnPlayed',
]

export const isRoutine: NonNullable<Module['isRoutine']> = (event, me) =>
  NEVER.includes(event.kind) || (OTHERS.includes(event.kind) && !('seat' in event && event.seat === me))
