/** The game whose figures have goals. */
export const DEFAULT_GAME = 'comet-rush'
