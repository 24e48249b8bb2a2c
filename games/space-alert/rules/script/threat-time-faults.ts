import { type Fault, type FaultFinder, unless } from './fault.ts'
import {
  AMBUSH_SECONDS,
  AMBUSH_TURNS,
  EARLY_PERCENT,
  FIRST_THREAT,
  FIRST_THREAT_OF_PHASE_2,
  isWithin,
  phasesOfTurn,
  type Range,
} from './figures.ts'
import { phasesOf, type ThreatEvent, threatsOf } from './script.ts'

/** When threats are announced. */
export const threatTimeFaults: FaultFinder = (script) => {
  const phases = phasesOf(script.phaseSeconds)
  const threats = threatsOf(script)
  return [
    ...threats.flatMap((threat) => phaseOfTurnFaults(threat, phases)),
    ...firstFaults(threats, phases),
    ...earlyFaults(threats, phases),
  ]
}

/** The phase in which something happens; at the moment between two it is the later one. */
export const phaseAt = (at: number, phases: readonly Range[]): number => phases.filter(([start]) => start <= at).length

/** SA-12.4 */
function phaseOfTurnFaults({ turn, at }: ThreatEvent, phases: readonly Range[]): readonly Fault[] {
  const phase = phaseAt(at, phases)
  return unless(phasesOfTurn(turn).includes(phase), 'SA-12.4', `T+${turn} is announced in phase ${phase}.`)
}

/** SA-12.3 */
function firstFaults(threats: readonly ThreatEvent[], phases: readonly Range[]): readonly Fault[] {
  const [first] = threats
  const [firstOfPhase2] = threats.filter(({ at }) => phaseAt(at, phases) === 2)
  return [
    ...gapFaults(first, 0, FIRST_THREAT, 'The first threat'),
    ...gapFaults(firstOfPhase2, phases[1]?.[0] ?? 0, FIRST_THREAT_OF_PHASE_2, 'The first threat of phase 2'),
  ]
}

function gapFaults(threat: ThreatEvent | undefined, start: number, range: Range, who: string): readonly Fault[] {
  if (threat === undefined) return []
  const gap = threat.at - start
  return unless(isWithin(gap, range), 'SA-12.3', `${who} comes ${gap} s after the start instead of ${range.join('-')}.`)
}

/** SA-12.3: in the first 70 % of their phase, but for one ambush. */
function earlyFaults(threats: readonly ThreatEvent[], phases: readonly Range[]): readonly Fault[] {
  const late = threats.filter(({ at }) => at > lastEarlySecond(phases[phaseAt(at, phases) - 1]))
  return [
    ...late.flatMap((threat) =>
      unless(
        mayAmbush(threat) && isAmbushTime(threat, phases),
        'SA-12.3',
        `T+${threat.turn} comes at ${threat.at} s, too late in its phase and no ambush.`,
      ),
    ),
    ...unless(late.length <= 1, 'SA-12.3', `There are ${late.length} ambushes.`),
  ]
}

/** SA-12.11: measured at the time of the event. */
export const lastEarlySecond = ([start, end]: Range = [0, 0]): number =>
  start + Math.floor(((end - start) * EARLY_PERCENT) / 100)

export const mayAmbush = ({ kind, level, turn }: Pick<ThreatEvent, 'kind' | 'level' | 'turn'>): boolean =>
  kind === 'external' && level === 'common' && AMBUSH_TURNS.includes(turn)

/** T+4 in the last minute of phase 1, T+8 in that of phase 2. */
function isAmbushTime({ turn, at }: ThreatEvent, phases: readonly Range[]): boolean {
  const [, end] = phases[ambushPhase(turn) - 1] ?? [0, 0]
  return at >= end - AMBUSH_SECONDS && at < end
}

export const ambushPhase = (turn: number): number => AMBUSH_TURNS.indexOf(turn) + 1
