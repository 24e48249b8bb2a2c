import type { Mission } from '../mission.ts'
import type { LostBy, Result } from '../result.ts'
import { THREAT_CARDS } from '../threats/cards.ts'

/** A line of the score sheet: what it is for, how it comes about, and the points. */
export interface ScoreRow {
  readonly what: string
  readonly how: string
  readonly points: number
}

/** SA-9.2: a line for each threat, in the order of the mission. */
export const threatRows = ({ threats }: Result): readonly ScoreRow[] =>
  threats.map(({ id, turn, status }) => {
    const { name, points } = THREAT_CARDS[id]
    const worth = status === 'destroyed' ? points.destroyed : status === 'survived' ? points.survived : 0
    return { what: `T+${turn} ${name}`, how: status, points: worth }
  })

/** SA-9.2: everything else that counts, and the score. */
export function sumRows({ crew }: Mission, result: Result): readonly ScoreRow[] {
  const { visual, damage, penalties, score, knockedOut, disabledSquads, roomPenalty } = result
  const tiles = Object.values(damage)
  const byZone = Object.entries(damage).map(([zone, count]) => `${zone} ${count}`)
  return [
    { what: 'visual confirmations', how: '', points: visual },
    { what: 'damage tiles', how: byZone.join(', '), points: negative(sum(tiles)) },
    { what: 'most damaged zone', how: '', points: negative(Math.max(...tiles)) },
    { what: 'knocked out', how: `${knockedOut.length} of ${crew.length}`, points: negative(2 * knockedOut.length) },
    { what: 'disabled squads', how: '', points: negative(disabledSquads) },
    ...(roomPenalty === undefined ? [] : [{ what: 'fullest room', how: '', points: negative(roomPenalty) }]),
    {
      what: 'score',
      how: result.outcome === 'lost' ? 'lost' : `${result.threatPoints} + ${visual} − ${penalties}`,
      points: score,
    },
  ]
}

/** Never minus zero. */
const negative = (points: number): number => (points === 0 ? 0 : -points)

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** SA-9.5: why a mission was lost, and when. */
export function lossText(lostBy: LostBy): string {
  const cause = {
    zone: () => `the ${'zone' in lostBy ? lostBy.zone : ''} zone broke apart under ${byThreat(lostBy)}`,
    threat: () => `${byThreat(lostBy)} destroyed the ship`,
    computer: () => 'the computer failed',
    crew: () => 'too many were knocked out',
  }[lostBy.reason]()
  return `${cause}, turn ${lostBy.turn}`
}

const byThreat = (lostBy: LostBy): string => ('threat' in lostBy ? THREAT_CARDS[lostBy.threat].name : '')
