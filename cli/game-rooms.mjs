import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GAMES = fileURLToPath(new URL('../games', import.meta.url))

/** What the command line looks for in the folders of games. */
export const ROOMS = ['commands', 'formats']

/** The games that have such a room, playable or not. The bundle, which lies elsewhere, knows the answers by heart. */
export const gamesWith = (room, folder = GAMES) =>
  readdirSync(folder)
    .filter((game) => existsSync(join(folder, game, room, 'index.ts')))
    .sort()
