import { ordinal } from '@starboard/screen/frame/result/ordinal.ts'
import { counted, listed } from '@starboard/screen/pieces/words.ts'
import { levelName } from '@starboard/wire/levels'
import type { MatchLine, MatchSeat } from '@starboard/wire/matches'

type Seats = Pick<MatchLine, 'seats' | 'you'>
type Ended = Seats & Pick<MatchLine, 'result' | 'text'>

/** "You, Ben and 2 normal bots": people by name, bots by level. */
export function peopleText({ seats, you }: Seats): string {
  const others = seats.filter(({ bot }, seat) => bot === null && seat !== you).map(({ name }) => name)
  const levels = seats.flatMap(({ bot }) => (bot === null ? [] : levelName(bot)))
  const bots = [...new Set(levels)].map((level) =>
    counted(levels.filter((other) => other === level).length, `${level} bot`.trim()),
  )
  return listed([...(you === null ? [] : ['You']), ...others, ...bots])
}

/** Who won, then how. Where all share one fate, how it ended says it all. */
export function resultText({ seats, you, result, text }: Ended): string {
  if (isShared(seats) || (result !== 'won' && result !== 'ranked')) return text
  const first = seats.flatMap(({ place, name }, seat) => (place !== 1 ? [] : [seat === you ? 'You' : name]))
  return `${listed(first)} ${result === 'won' ? 'won' : 'came first'}. ${text}`
}

/** "2nd of 4", for whoever played. */
export function placeText({ seats, you, result }: Omit<Ended, 'text'>): string | null {
  const own = you === null ? undefined : seats[you]
  if (own === undefined) return null
  return isShared(seats) ? FATES[result] : `${ordinal(own.place)} of ${seats.length}`
}

const FATES: Readonly<Record<MatchLine['result'], string>> = {
  won: 'won',
  lost: 'lost',
  draw: 'a draw',
  ranked: 'over',
}

const isShared = (seats: readonly MatchSeat[]): boolean => seats.every(({ place }) => place === seats[0]?.place)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "12 min", "1 h 5 min", "3 days". */
export function lengthText(ms: number): string {
  if (ms < MINUTE) return 'under 1 min'
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} days`
  const [hours, minutes] = [Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(minutes > 0 ? [`${minutes} min`] : [])].join(' ')
}
