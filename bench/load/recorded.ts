import { fastChance } from '@starboard/kernel'

const STROKES = 1024
const PEGS = 4

const random = fastChance('recorded strokes')

/**
 * What two players of the small game strike, made once before anything is measured. Nothing on the server's side decides
 * what may be struck, so the same list plays every match on every server.
 */
const RECORDED: readonly number[] = Array.from({ length: STROKES }, () => random.below(PEGS, 'pegs'))

/** Beats are counted from 0; the seats take turns. */
export const strokeAt = (beat: number): number => RECORDED[beat % STROKES] ?? 0
