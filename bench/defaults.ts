/** The game whose figures have goals. */
export const DEFAULT_GAME = 'comet-rush'

/** The game that a server is measured with before all others: see bench/metronome. */
export const SMALL_GAME = 'metronome'

/** How often things are measured unless somebody asks for more; a load takes so long that fewer rounds have to do. */
export const ROUNDS = 7
export const SERVER_ROUNDS = 3

/**
 * Room for what lives briefly, in MB. What a move makes is told and forgotten: the less often it is swept, the less of it is
 * still in use then, and moving that about took a quarter of the time. `npm start` and `starboard` say the same.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64']
