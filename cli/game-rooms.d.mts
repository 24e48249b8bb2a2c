type Room = 'commands' | 'formats'

export const ROOMS: readonly Room[]
/** The ids of the games that have such a room with an `index.ts` in it, playable or not. */
export function gamesWith(room: Room, folder?: string): readonly string[]
