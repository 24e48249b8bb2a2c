import type { Range } from './figures.ts'

/** SA-2.3: a mission script is an ordered list of timed events. They are named as in script files, times are seconds. */
export interface Script {
  readonly id: string
  readonly title: string
  readonly ship: 'classic' | 'duckling'
  readonly turns: 7 | 12
  readonly phaseSeconds: readonly number[]
  readonly events: readonly ScriptEvent[]
}

export const ZONES = ['red', 'white', 'blue'] as const
export type Zone = (typeof ZONES)[number]

export const THREAT_LEVELS = ['common', 'serious'] as const
export type ThreatLevel = (typeof THREAT_LEVELS)[number]

export const THREAT_KINDS = ['external', 'internal'] as const
export type ThreatKind = (typeof THREAT_KINDS)[number]

interface At {
  readonly at: number
}

interface AnyThreat extends At {
  readonly type: 'threat'
  readonly level: ThreatLevel
  /** T. */
  readonly turn: number
  /** SA-2.9: with a smaller crew the report stays unconfirmed. */
  readonly minCrew?: number
}

interface ExternalThreat extends AnyThreat {
  readonly kind: 'external'
  readonly zone: Zone
}

interface InternalThreat extends AnyThreat {
  readonly kind: 'internal'
}

export type ThreatEvent = ExternalThreat | InternalThreat

export type ScriptEvent =
  | ThreatEvent
  | (At & { readonly type: 'phase-start' | 'phase-end'; readonly phase: number })
  | (At & { readonly type: 'phase-warning'; readonly phase: number; readonly secondsLeft: number })
  | (At & { readonly type: 'incoming-data' | 'comms-restored' | 'mission-end' })
  | (At & { readonly type: 'data-transfer' | 'comms-down'; readonly seconds: number })

export type EventType = ScriptEvent['type']
export type EventOf<K extends EventType> = Extract<ScriptEvent, { readonly type: K }>

export const eventsOf = <K extends EventType>(events: readonly ScriptEvent[], type: K): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.type === type)

export const threatsOf = ({ events }: Pick<Script, 'events'>): readonly ThreatEvent[] => eventsOf(events, 'threat')

export const SCRIPT_KINDS = ['two-phase', 'three-phase', 'duckling'] as const
export type ScriptKind = (typeof SCRIPT_KINDS)[number]

export const kindOf = ({ ship, turns }: Pick<Script, 'ship' | 'turns'>): ScriptKind =>
  ship === 'duckling' ? 'duckling' : turns === 12 ? 'three-phase' : 'two-phase'

/** When each phase begins and ends. */
export const phasesOf = (phaseSeconds: readonly number[]): readonly Range[] =>
  phaseSeconds.map((seconds, place) => {
    const start = sum(phaseSeconds.slice(0, place))
    return [start, start + seconds]
  })

export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)

/** SA-12.6: a common threat counts 1, a serious one 2; one that needs a larger crew does not count. */
export const threatLevelOf = (script: Pick<Script, 'events'>): number =>
  sum(threatsOf(script).map((threat) => (threat.minCrew === undefined ? weightOf(threat) : 0)))

export const weightOf = ({ level }: { readonly level: ThreatLevel }): number => (level === 'serious' ? 2 : 1)

/** How long an event takes the listeners, as the durations of section 3.12 say. A phase's end ends with its phase. */
export function spanOf(event: ScriptEvent): Range {
  const seconds = 'seconds' in event ? event.seconds : SECONDS[event.type]
  return event.type === 'phase-end' ? [event.at - seconds, event.at] : [event.at, event.at + seconds]
}

export const SECONDS: Readonly<Record<Exclude<EventType, 'data-transfer' | 'comms-down'>, number>> = {
  threat: 10,
  'incoming-data': 5,
  'phase-warning': 5,
  'phase-start': 10,
  'phase-end': 10,
  'comms-restored': 3,
  'mission-end': 0,
}
