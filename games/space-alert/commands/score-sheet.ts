import { columns, paint } from '@starboard/cli/kit'
import type { Mission } from '../rules/mission.ts'
import type { Result } from '../rules/result.ts'
import { PLACE_NAMES } from '../rules/words/names.ts'
import { lossText, sumRows, threatRows } from '../rules/words/score-rows.ts'

/** SA-9.2: the result line by line. */
export const scoreSheet = (mission: Mission, result: Result): readonly string[] => [
  result.lostBy === undefined ? paint('green', 'Won') : paint('red', `Lost (${lossText(result.lostBy)})`),
  ...columns(
    [...threatRows(result), ...sumRows(mission, result)].map(({ what, how, points }) => [what, how, `${points}`]),
  ),
  ...(result.knockedOut.length === 0 ? [] : [`  Knocked out: ${result.knockedOut.join(', ')}`]),
  `  Aboard: ${Object.entries(result.stations)
    .map(([name, at]) => `${name} in ${PLACE_NAMES[at]}`)
    .join(', ')}`,
  `  ${energyText(result)}`,
]

function energyText({ energy }: Result): string {
  const text = (record: Readonly<Record<string, number>>) =>
    Object.entries(record)
      .map(([zone, count]) => `${zone} ${count}`)
      .join(', ')
  return `Shields: ${text(energy.shield)}; reactors: ${text(energy.reactor)}; fuel: ${text(energy.fuel)}; rockets: ${energy.rockets}`
}
