import { seatOf } from '@starboard/kernel'
import type { TableInfo } from '@starboard/wire/protocol'
import type { SeatFace } from '../contract/board.ts'

export const facesAt = ({ seats, you }: TableInfo): readonly SeatFace[] =>
  seats.map(({ seat, name, kind, isHere, isHeld, mayBeTakenOver }) => ({
    seat: seatOf(seat),
    name: name === '' ? `Seat ${seat + 1}` : name,
    isMe: seat === you.seat,
    isBot: kind === 'bot',
    isHere: kind === 'bot' || isHere,
    isHeld,
    ...(mayBeTakenOver === true && { mayBeTakenOver }),
  }))
