import type { PresenceInfo, SeatInfo, TableInfo } from './protocol.ts'

/** The table with those who are there now. */
export const withPresence = (table: TableInfo, { seats, spectators, audience }: PresenceInfo): TableInfo => ({
  ...table,
  spectators,
  ...(audience !== undefined && { audience }),
  seats: table.seats.map((seat) => withSeat(seat, seats)),
})

function withSeat(seat: SeatInfo, seats: PresenceInfo['seats']): SeatInfo {
  const { mayBeTakenOver: _before, ...rest } = seat
  const now = seats.find((one) => one.seat === seat.seat)
  return now === undefined ? seat : { ...rest, ...now }
}
