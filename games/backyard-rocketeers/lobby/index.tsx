import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { BotFace } from '../board/seats/bot-face.tsx'
import { DeckChoice } from './deck-choice.tsx'
import { seatsNote } from './seats-note.ts'

export const lobby: LobbyModule = { options: { deckOverrides: DeckChoice }, seatOptions: {}, seatsNote, Face: BotFace }
