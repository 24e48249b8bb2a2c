/** How every screen calls the seat of somebody; what else there is to point at has its name from the game's board. */
export const pointAtSeat = (seat: number): string => `seat ${seat + 1}`

/** Null: this is no seat. */
export function seatPointedAt(at: string): number | null {
  const number = /^seat (\d{1,2})$/.exec(at)?.[1]
  return number === undefined ? null : Number(number) - 1
}
