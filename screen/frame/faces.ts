import { seatOf, type Viewer } from '@starboard/kernel'
import { levelName } from '@starboard/wire/levels'
import type { TableInfo } from '@starboard/wire/protocol'
import type { SeatFace } from '../contract/board.ts'

export const facesAt = ({ seats, you }: TableInfo): readonly SeatFace[] =>
  seats.map(({ seat, name, kind, bot, isHere, isHeld, mayBeTakenOver }) => ({
    seat: seatOf(seat),
    name: name === '' ? `Seat ${seat + 1}` : name,
    isMe: seat === you.seat,
    isBot: kind === 'bot',
    isHere: kind === 'bot' || isHere,
    isHeld,
    ...(kind === 'bot' && bot !== null && { level: levelName(bot) }),
    ...(mayBeTakenOver === true && { mayBeTakenOver }),
  }))

/** Through whose eyes this page sees the table. */
export function viewerAt(table: TableInfo | null): Viewer {
  const seat = table?.you.seat ?? null
  return seat === null ? 'spectator' : seatOf(seat)
}
