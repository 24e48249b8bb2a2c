import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shelf } from '@starboard/games'
import { afterAll, describe, expect, it } from 'vitest'
import { allFormats } from './check-formats.ts'
import { broughtByGames } from './game-commands.ts'
import { gamesWith, ROOMS } from './game-rooms.mjs'

const folder = mkdtempSync(join(tmpdir(), 'starboard-games-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'moon-golf', 'formats'), { recursive: true })
mkdirSync(join(folder, 'moon-golf', 'commands'))
mkdirSync(join(folder, 'star-chess', 'commands'), { recursive: true })
writeFileSync(join(folder, 'shelf.ts'), '')
writeFileSync(join(folder, 'moon-golf', 'formats', 'index.ts'), '')
writeFileSync(join(folder, 'moon-golf', 'commands', 'index.ts'), '')

describe('what a game brings to the command line', () => {
  it('is found by its folders; nobody asks whether the game is on the shelf', () => {
    expect(ROOMS.map((room) => gamesWith(room, folder))).toEqual([['moon-golf'], ['moon-golf']])
  })

  it('comes with the id of its game, on the shelf or not', async () => {
    const fore = { name: 'fore', about: 'Shouts.', examples: [], declare: () => {} }
    expect(shelf.map(({ game }) => game.meta.id)).not.toContain('moon-golf')
    expect(await broughtByGames(['moon-golf'], async () => ({ commands: [fore] }))).toEqual([
      { game: 'moon-golf', commands: [fore] },
    ])
  })

  it('has formats of its own beside the common one', async () => {
    const checkHole = () => ({ title: 'A hole', differences: [] })
    const formats = await allFormats(['moon-golf'], async () => ({ formats: { 'moon-golf-hole/1': checkHole } }))
    expect(Object.keys(formats)).toEqual(['starboard-scenario/1', 'moon-golf-hole/1'])
    expect(formats['moon-golf-hole/1']).toBe(checkHole)
  })
})
