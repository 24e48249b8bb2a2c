import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onShelf, shelf } from '@starboard/games'

/** Games as pages need them, found by what they have: common tests mean no game in particular. */

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url))
const has = (game: string, room: string): boolean => existsSync(`${GAMES}${game}/${room}`)
const ids = readdirSync(GAMES).filter((game) => has(game, 'poster'))

function only(id: string | undefined) {
  if (id === undefined) throw new Error('No game is like this.')
  return { id, name: onShelf(id)?.game.meta.name ?? '' }
}

export const FIRST = only(shelf[0]?.game.meta.id)
export const EDITED = only(ids.find((game) => has(game, 'editor') && has(game, 'board')))
