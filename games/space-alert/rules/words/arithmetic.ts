import type { ThreatHit, ZoneAttacked } from '../happening.ts'

/** SA-6.1: "4 + 2 - 3 = 3"; what is below 0 or above a cap is said to be so. */
export function hitSum({ hits, shields, cap, damage }: Pick<ThreatHit, 'hits' | 'shields' | 'cap' | 'damage'>): string {
  const strengths = hits.map(({ strength }) => strength)
  const sum = strengths.reduce((one, other) => one + other, 0) - shields
  const shown = `${strengths.join(' + ')} - ${shields < 0 ? `(${shields})` : shields} = ${sum}`
  if (damage === sum) return shown
  return cap !== null && sum > cap ? `${shown}, at most ${cap}` : `${shown}, no damage`
}

/** SA-8.1, SA-8.2: "(2 + 1 - 1) x 2 = 4". */
export function attackSum({ amount, bonus, absorbed, factor, damage }: ZoneAttacked): string {
  const terms = [`${amount}`, ...(bonus > 0 ? [`+ ${bonus}`] : []), ...(absorbed > 0 ? [`- ${absorbed}`] : [])]
  const rest = terms.join(' ')
  const shown = factor === 1 ? rest : `${terms.length > 1 ? `(${rest})` : rest} x ${factor}`
  return shown === `${damage}` ? shown : `${shown} = ${damage}`
}
