import type { Announcement } from '@starboard/screen/contract/board.ts'
import { announcement } from '../../rules/script/announcement.ts'
import type { ScriptEvent } from '../../rules/script/script.ts'
import type { Told } from '../../rules/state.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import type { View } from '../../rules/view.ts'
import type { ThreatId } from '../../rules/vocabulary.ts'
import { list } from '../../rules/words/names.ts'
import type { Course } from '../model/courses.ts'

/** The latest announcement as it stands over the board. */
export interface Headline {
  readonly at: number | null
  readonly title: string
  /** What the voice says. */
  readonly said: string | null
  readonly more: string | null
  readonly threat: ThreatId | null
  readonly tone: 'alarm' | 'calm'
}

/** What was read out and shown last; before the first announcement, what the mission is. */
export function headlineOf(view: View, courses: readonly Course[], log: readonly Announcement[]): Headline {
  const told = toldLast(view, log)
  const last = log.at(-1)
  if (last !== undefined && (told === undefined || last.at > told.at))
    return { at: last.at, title: last.text, said: null, more: null, threat: null, tone: last.tone }
  if (told === undefined) return { at: null, title: view.title, said: null, more: START, threat: null, tone: 'calm' }
  return {
    at: told.at,
    title: titleOf(told.event),
    said: `“${announcement(told.event)}”`,
    more: moreOf(view, courses, told),
    threat: threatOf(view, told)?.id ?? null,
    tone: isAlarm(told.event) ? 'alarm' : 'calm',
  }
}

/** What was read out last of what has been shown; in a replay nothing is heard, and all of it counts. */
export const toldLast = ({ told }: Pick<View, 'told'>, log: readonly Announcement[]): Told | undefined =>
  log.length === 0 ? told.at(-1) : told.findLast((one) => isShown(one, log))

const START = 'Everybody is on the bridge. The first report comes soon.'

const isShown = ({ at, event }: Told, log: readonly Announcement[]): boolean =>
  log.some((one) => one.at === at && one.text === announcement(event))

export const isAlarm = ({ type }: ScriptEvent): boolean => type === 'threat' || type === 'comms-down'

type Titles = { readonly [K in ScriptEvent['type']]: (event: Extract<ScriptEvent, { readonly type: K }>) => string }

const TITLES: Titles = {
  threat: (event) =>
    `T+${event.turn} ${event.level === 'serious' ? 'Serious threat' : 'Threat'}, ${
      event.kind === 'external' ? `zone ${event.zone}` : 'internal'
    }`,
  'phase-start': ({ phase }) => `Phase ${phase} begins`,
  'phase-warning': ({ phase, secondsLeft }) => `Phase ${phase}: ${secondsLeft} seconds`,
  'phase-end': ({ phase }) => `Phase ${phase} is locked`,
  'incoming-data': () => 'Incoming data',
  'data-transfer': () => 'Data transfer',
  'comms-down': () => 'Communications are down',
  'comms-restored': () => 'Communications restored',
  'mission-end': () => 'The mission ends',
}

function titleOf<K extends ScriptEvent['type']>(event: Extract<ScriptEvent, { readonly type: K }>): string {
  return TITLES[event.type](event)
}

const threatOf = ({ threats }: View, { threat }: Told) =>
  threat === undefined || threat === null ? undefined : threats[threat]

const MORE: Readonly<Partial<Record<ScriptEvent['type'], string>>> = {
  'incoming-data': 'Everybody has drawn one more card.',
  'data-transfer': 'Everybody may give one grey card to one crewmate.',
  'comms-down': 'No talk, no calls. Cards can still be placed.',
  'comms-restored': 'Talk again.',
  'phase-end': 'Its cards can no longer be changed.',
}

/** SA-11.1: a crew of one. */
const ALONE: typeof MORE = {
  ...MORE,
  'incoming-data': 'One more card has come.',
  'data-transfer': 'Nobody else is aboard: there is nobody to give a card to.',
}

function moreOf(view: View, courses: readonly Course[], told: Told): string | null {
  const threat = threatOf(view, told)
  if (told.event.type !== 'threat') return (view.crew.length === 1 ? ALONE : MORE)[told.event.type] ?? null
  if (threat === undefined) return 'Unconfirmed: nothing was found.'
  const turns = courses[told.threat ?? -1]?.visits.map(({ turn }) => (turn > view.turns ? 'the end' : `${turn}`)) ?? []
  const track = view.tracks[threat.zone ?? 'internal']
  const acts = turns.length === 0 ? 'never acts' : `acts in ${turns.length === 1 ? 'turn' : 'turns'} ${list(turns)}`
  return `${THREAT_CARDS[threat.id].name} on track T${track}: ${acts}`
}
