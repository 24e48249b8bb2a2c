/** 0 … n-1. Names, accounts and connections are the host's business. */
export type Seat = number & { readonly brand: 'Seat' }

/** The one place where a number becomes a seat. */
export const seatOf = (index: number): Seat => index as Seat

export function seatsOf(count: number): readonly Seat[] {
  const seats: Seat[] = []
  for (let index = 0; index < count; index++) seats.push(seatOf(index))
  return seats
}

/** Who looks: a seat, somebody at the rail, or, only after the end, anybody who may see all of it. */
export type Viewer = Seat | 'spectator' | 'everything'
