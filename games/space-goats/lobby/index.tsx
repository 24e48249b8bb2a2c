import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { CardSetChoice } from './card-set.tsx'
import { seatsNote } from './seats-note.ts'

export const lobby: LobbyModule = { options: { cardSet: CardSetChoice }, seatOptions: {}, seatsNote }
