import { type Seat, seatsOf } from '../../contract/seat.ts'
import type { AnyMatch } from './play.ts'

/** Who may look while the match goes on. */
export type Onlooker = Seat | 'spectator'

export const viewersOf = ({ header }: AnyMatch): readonly Onlooker[] => [...seatsOf(header.setup.seats), 'spectator']

export const nameOf = (viewer: Onlooker): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`)
