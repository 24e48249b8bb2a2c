import { existsSync } from 'node:fs'
import { shelf } from './shelf.ts'

/** Whatever can be played on a screen. A game may stand on the shelf before that: rules first, a board when they are right. */
export const withBoard = shelf.filter(({ game }) => existsSync(new URL(`${game.meta.id}/board`, import.meta.url)))
