import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { BotFace } from '../board/seats/bot-face.tsx'

export const lobby: LobbyModule = { options: {}, seatOptions: {}, Face: BotFace }
