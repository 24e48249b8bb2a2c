import type { LobbyModule } from '../../../web/contract/lobby.ts'
import { CardSetChoice } from './card-set.tsx'

export const lobby: LobbyModule = { options: { cardSet: CardSetChoice }, seatOptions: {} }
