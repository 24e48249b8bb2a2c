import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { CaptainPicture } from '../board/seats/captain-picture.tsx'
import { CardSetChoice } from './card-set.tsx'
import { seatsNote } from './seats-note.ts'

export const lobby: LobbyModule = {
  options: { cardSet: CardSetChoice },
  seatOptions: {},
  seatsNote,
  Face: CaptainPicture,
}
