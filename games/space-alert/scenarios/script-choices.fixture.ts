import { FIGURES, type Range } from '../rules/script/figures.ts'
import {
  eventsOf,
  phasesOf,
  type Script,
  type ScriptKind,
  sum,
  threatLevelOf,
  threatsOf,
} from '../rules/script/script.ts'

/** What the maker of a script has chosen, in words that can be compared with what may be chosen. */
export function choicesIn(script: Script): readonly string[] {
  const { events, phaseSeconds } = script
  const phases = phasesOf(phaseSeconds)
  const outages = eventsOf(events, 'comms-down').map(({ seconds }) => seconds)
  return [
    ...phaseSeconds.slice(0, -1).map((seconds, place) => `phase ${place + 1} lasts ${seconds} s`),
    `level ${threatLevelOf(script)}`,
    ...threatChoices(script),
    ...phases.flatMap((range, place) => dataChoices(script, range, place + 1)),
    ...outages.map((seconds) => `an outage of ${seconds} s`),
    `${outages.length} outages`,
    `outages of ${sum(outages)} s`,
  ]
}

function threatChoices(script: Script): readonly string[] {
  const threats = threatsOf(script)
  const [first, second] = phasesOf(script.phaseSeconds)
  const late = ([start, end]: Range = [0, 0]) => threats.find(({ at }) => at < end && at > start + 0.7 * (end - start))
  const [opening] = threats
  return [
    `the first threat after ${opening?.at} s`,
    `${threats.filter(({ kind }) => kind === 'internal').length} internal threats`,
    ...threats.map((threat) => `T+${threat.turn} ${threat.level} ${threat.kind}`),
    ...threats.flatMap((threat) => (threat.kind === 'external' ? [`T+${threat.turn} in ${threat.zone}`] : [])),
    ...threats.flatMap(({ minCrew, kind, turn }) =>
      minCrew === undefined ? [] : [`${kind} for a large crew`, `T+${turn} for a large crew`],
    ),
    ...threats.flatMap(({ turn, at }) => (turn === 4 ? [`T+4 in phase ${at < (second?.[0] ?? 0) ? 1 : 2}`] : [])),
    late(first) ? 'ambush in phase 1' : late(second) ? 'ambush in phase 2' : 'no ambush',
  ]
}

function dataChoices({ events }: Script, [start, end]: Range, phase: number): readonly string[] {
  const inPhase = events.filter(({ at }) => at >= start && at < end)
  return [
    `${eventsOf(inPhase, 'incoming-data').length} incoming data in phase ${phase}`,
    `${eventsOf(inPhase, 'data-transfer').length} transfers in phase ${phase}`,
  ]
}

const whole = ([least, most]: Range): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place)

/** All that SA-12 leaves to luck for scripts of this kind. */
export function choicesOf(kind: ScriptKind): readonly string[] {
  const { phaseSeconds, usualLevel, windows, zones, data, outageSeconds, minCrew } = FIGURES[kind]
  const isLong = kind === 'three-phase'
  const turns = whole(windows.external.common)
  return [
    ...phaseSeconds
      .slice(0, -1)
      .flatMap((range, place) => whole(range).map((seconds) => `phase ${place + 1} lasts ${seconds} s`)),
    ...whole(usualLevel).map((level) => `level ${level}`),
    ...whole([10, 20]).map((seconds) => `the first threat after ${seconds} s`),
    ...(isLong ? [1, 2] : [0, 1, 2]).map((count) => `${count} internal threats`),
    ...Object.entries(windows).flatMap(([one, levels]) =>
      Object.entries(levels).flatMap(([level, window]) => whole(window).map((turn) => `T+${turn} ${level} ${one}`)),
    ),
    ...turns.flatMap((turn) => zones.map((zone) => `T+${turn} in ${zone}`)),
    ...(minCrew === null ? [] : ['external for a large crew', 'internal for a large crew']),
    ...(minCrew === null ? [] : turns.map((turn) => `T+${turn} for a large crew`)),
    'T+4 in phase 1',
    'T+4 in phase 2',
    'no ambush',
    'ambush in phase 1',
    ...(isLong ? ['ambush in phase 2'] : []),
    ...data.flatMap(({ incoming, transfers }, place) => [
      ...whole(incoming).map((count) => `${count} incoming data in phase ${place + 1}`),
      ...whole(transfers).map((count) => `${count} transfers in phase ${place + 1}`),
    ]),
    ...whole([9, 20]).map((seconds) => `an outage of ${seconds} s`),
    ...(isLong ? [3, 4, 5, 6] : [0, 1, 2, 3]).map((count) => `${count} outages`),
    ...(isLong ? whole(outageSeconds).map((seconds) => `outages of ${seconds} s`) : []),
  ]
}
