import { columns, paint } from '@starboard/cli/kit'
import type { Mission } from '../rules/mission.ts'
import type { Result } from '../rules/result.ts'
import { THREAT_CARDS } from '../rules/threats/cards.ts'
import { PLACE_NAMES } from '../rules/words/names.ts'
import { wrap } from './wrap.ts'

/** SA-9.2: the result line by line. */
export const scoreSheet = (mission: Mission, result: Result): readonly string[] => [
  result.outcome === 'won' ? paint('green', 'Won') : paint('red', `Lost (${lossText(result)})`),
  ...columns([...threatRows(result), ...sumRows(mission, result)]),
  ...(result.knockedOut.length === 0 ? [] : wrap(`Knocked out: ${result.knockedOut.join(', ')}`, '  ')),
  ...wrap(`Aboard: ${placesText(result)}`, '  '),
  ...energyLines(result),
]

const placesText = ({ stations }: Result): string =>
  Object.entries(stations)
    .map(([name, at]) => `${name} in ${PLACE_NAMES[at]}`)
    .join(', ')

const lossText = ({ lostBy }: Result): string =>
  lostBy === undefined
    ? ''
    : `${'threat' in lostBy ? THREAT_CARDS[lostBy.threat].name : lostBy.reason}, turn ${lostBy.turn}`

const threatRows = ({ threats }: Result): string[][] =>
  threats.map(({ id, turn, status }) => {
    const { name, points } = THREAT_CARDS[id]
    const worth = status === 'destroyed' ? points.destroyed : status === 'survived' ? points.survived : 0
    return [`T+${turn} ${name}`, status, `${worth}`]
  })

function sumRows(
  { crew }: Mission,
  { visual, damage, penalties, score, knockedOut, disabledSquads, ...result }: Result,
): string[][] {
  const tiles = Object.values(damage)
  const rows: [string, string, number][] = [
    ['visual confirmations', '', visual],
    [
      'damage tiles',
      Object.entries(damage)
        .map(([zone, count]) => `${zone} ${count}`)
        .join(', '),
      -sum(tiles),
    ],
    ['most damaged zone', '', -Math.max(...tiles)],
    ['knocked out', `${knockedOut.length} of ${crew.length}`, -2 * knockedOut.length],
    ['disabled squads', '', -disabledSquads],
    ...(result.roomPenalty === undefined
      ? []
      : [['fullest room', '', -result.roomPenalty] satisfies [string, string, number]]),
    ['score', result.outcome === 'lost' ? 'lost' : `${result.threatPoints} + ${visual} - ${penalties}`, score],
  ]
  return rows.map(([what, how, points]) => [what, how, `${points === 0 ? 0 : points}`])
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

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
