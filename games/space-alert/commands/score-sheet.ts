import { columns, paint } from '@starboard/cli/kit'
import type { Mission } from '../rules/mission.ts'
import type { Result } from '../rules/result.ts'
import { PLACE_NAMES } from '../rules/words/names.ts'
import { lossText, sumRows, threatRows } from '../rules/words/score-rows.ts'
import { wrap } from './wrap.ts'

/** SA-9.2: the result line by line. */
export const scoreSheet = (mission: Mission, result: Result): readonly string[] => [
  result.lostBy === undefined ? paint('green', 'Won') : paint('red', `Lost (${lossText(result.lostBy)})`),
  ...columns(
    [...threatRows(result), ...sumRows(mission, result)].map(({ what, how, points }) => [what, how, `${points}`]),
  ),
  ...(result.knockedOut.length === 0 ? [] : wrap(`Knocked out: ${result.knockedOut.join(', ')}`, '  ')),
  ...wrap(`Aboard: ${placesText(result)}`, '  '),
  ...energyLines(result),
]

const placesText = ({ stations }: Result): string =>
  Object.entries(stations)
    .map(([name, at]) => `${name} in ${PLACE_NAMES[at]}`)
    .join(', ')

function energyLines({ energy }: Result): readonly string[] {
  const text = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([zone, count]) => `${zone} ${count}`)
      .join(', ')
  return [
    `  Shields: ${text(energy.shield)}; reactors: ${text(energy.reactor)}`,
    `  Fuel: ${text(energy.fuel)}; rockets: ${energy.rockets}`,
  ]
}
