import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { CrewPicture } from '../board/seats/crew-picture.tsx'

export const lobby: LobbyModule = { options: {}, seatOptions: {}, Face: CrewPicture }
