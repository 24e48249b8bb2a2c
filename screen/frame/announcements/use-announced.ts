import { useAroundBoard } from '../context.ts'
import type { Announced } from './announcer.ts'

/** What has been announced by this moment of the match clock, for a board that shows it in its head. */
export const useAnnounced = (): Announced => useAroundBoard().announced
