import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { metronome } from '../../bench/metronome/index.ts'
import { bundled, webApp } from '../../cli/built.fixture.ts'
import { nightWatch } from './rules/index.ts'

const BUNDLED = fileURLToPath(new URL('../../cli/bundled.fixture.mjs', import.meta.url))
const ON = { STARBOARD_FIXTURES: 'on' }

/** Of the game: its id, its name, one of its rules and one of its refusals. Of the one for measuring: its name and a rule. */
const TRACES = [nightWatch.meta.id, nightWatch.meta.name, 'NW-2', 'no-oil', metronome.meta.name, 'MN-1'] as const

/** Which traces of the games are in which files. */
async function tracesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  return TRACES.filter((trace) => texts.some((text) => text.includes(trace)))
}

const folderOf = (address: string): string => dirname(fileURLToPath(address))

it('nothing of the games is in what is built for people', async () => {
  expect(await tracesIn(await webApp())).toEqual([])
  expect(await tracesIn(folderOf(await bundled()))).toEqual([])
})

it('the flag puts it into a build of its own, with its bot', async () => {
  const address = await bundled(ON)
  expect(await tracesIn(folderOf(address))).toEqual(TRACES)
  const words = [
    'simulate',
    nightWatch.meta.id,
    '--seats',
    '1',
    '--games',
    '6',
    '--workers',
    '1',
    '--seed',
    'x',
    '--json',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [BUNDLED, address, ...words])
  expect(JSON.parse(stdout)).toMatchObject({
    game: nightWatch.meta.id,
    seats: 1,
    bots: ['heuristic'],
    endings: { safe: 6 },
  })
})
