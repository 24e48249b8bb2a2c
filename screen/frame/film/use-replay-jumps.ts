import { useAroundBoard } from '../context.ts'

/** In a replay, how often somebody went elsewhere at once; null: this is no replay. For boards that play films themselves. */
export const useReplayJumps = (): number | null => useAroundBoard().replay?.jumps ?? null
