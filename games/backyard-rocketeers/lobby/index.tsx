import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { DeckChoice } from './deck-choice.tsx'
import { seatsNote } from './seats-note.ts'

export const lobby: LobbyModule = { options: { deckOverrides: DeckChoice }, seatOptions: {}, seatsNote }
