import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shelf } from '@starboard/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, json, makeTable, type OpenServer, openServer, signIn } from '../server/safety/wire.fixture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE_MS = 240_000
const MOST_LINES = 60
/** The sentence that says how a match ended, and not that the line was closed before. */
const OUTCOME = /^(?!Closed:)[^\n]+\n$/

let server: OpenServer
let folder: string
let bot: string
beforeAll(async () => {
  // As on any server, but for the clock of games in real time and the pauses of the house's bots.
  server = await openServer({ clockSpeed: 60, botDelayMs: 0, pauseMs: 20, messagesPerSecond: 20 })
  // Inside the repository, where the bot finds the one package that it needs.
  await mkdir(join(root, '.build'), { recursive: true })
  folder = await mkdtemp(join(root, '.build', 'bot-'))
  bot = join(folder, 'bot.mjs')
  await writeFile(bot, code())
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const page = await readFile(join(root, 'docs/BOTS.md'), 'utf8')
const code = (): string => /```js\n(.*?)```/s.exec(page)?.[1] ?? ''

/** What the bot says, on both streams, until it ends by itself. */
function run(
  ...args: readonly string[]
): Promise<{ readonly status: number | null; said: string; complained: string }> {
  const child = spawn(process.execPath, [bot, server.url, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const heard = { said: '', complained: '' }
  child.stdout.on('data', (text) => {
    heard.said += text
  })
  child.stderr.on('data', (text) => {
    heard.complained += text
  })
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...heard })))
}

describe.concurrent('the bot of docs/BOTS.md', () => {
  it('is short', () => {
    const lines = code().trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.length).toBeLessThan(MOST_LINES)
  })

  it.each(shelf.map(({ game }) => game.meta.id))(
    'plays %s to the end',
    async (game) => {
      expect(await run(game)).toMatchObject({ status: 0, said: expect.stringMatching(OUTCOME) })
    },
    PATIENCE_MS,
  )

  it(
    'sits down at the table of somebody else, and plays when it is started',
    async () => {
      const cookie = await signIn(server.url, 'Ada')
      const table = await makeTable(server.url, cookie, { game: 'comet-rush', seats: 2, bots: ['random', null] })
      const ended = run(table)
      const start = async (): Promise<void> => {
        const { status } = await ask(`${server.url}/api/tables/${table}/start`, json({}, cookie))
        if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 100)).then(start)
      }
      await start()
      expect(await ended).toMatchObject({ status: 0, said: expect.stringMatching(OUTCOME) })
    },
    PATIENCE_MS,
  )
})
