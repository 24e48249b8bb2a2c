export const PEGS = [0, 1, 2, 3] as const

/** MN-3 */
export const BEATS_KEPT = 32
/** MN-4 */
export const SECRETS = 1000

/** MN-2 */
export const worthOf = (beat: number, peg: number): number => (7 * beat + 13 * peg) % 100

/** MN-4 */
export const nextSecret = (secret: number, peg: number): number => (31 * secret + peg + 1) % SECRETS
