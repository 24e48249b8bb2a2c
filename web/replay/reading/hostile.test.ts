import { shelf } from '@starboard/games'
import { type AnyGame, EXPORT_LIMITS } from '@starboard/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PLAYED_AND_FALSE, REFUSED_UNPLAYED } from '../hostile.fixture.ts'
import { fileOf, readerHere } from '../opened.fixture.ts'
import { recordMatch } from '../record.fixture.ts'
import type { FromReader } from './messages.ts'
import { type PageLine, type Progress, readFile } from './reader.ts'

const game = shelf[0]?.game as AnyGame
const exported = recordMatch(game, 4)

/** The game, and how often its rules were asked to do something. */
function counted() {
  const count = { played: 0 }
  const apply: AnyGame['apply'] = (...words) => {
    count.played++
    return game.apply(...words)
  }
  const setup: AnyGame['setup'] = (...words) => {
    count.played++
    return game.setup(...words)
  }
  return { count, game: { ...game, apply, setup } as AnyGame }
}

const never = () => new AbortController().signal
const unheard = () => undefined

afterEach(() => vi.useRealTimers())

describe('a hostile file', () => {
  test.each(REFUSED_UNPLAYED)('$name: is refused before the rules play anything', async ({ says, text }) => {
    const { count, game: watched } = counted()
    const { line, isClosed } = readerHere([watched])
    const made = await readFile(new Blob([text(exported)]), { line, signal: never(), onProgress: unheard })
    expect(made).toMatchObject({ text: expect.stringMatching(says) })
    expect(count.played).toBe(0)
    expect(isClosed()).toBe(true)
    expect(({} as { isAdmin?: true }).isAdmin).toBe(undefined)
  })

  test.each(PLAYED_AND_FALSE)(
    '$name: is shown as far as it goes and called untrue, in bounded work',
    async ({ says, text }) => {
      const { count, game: watched } = counted()
      const { line, said, isClosed } = readerHere([watched])
      const made = await readFile(new Blob([text(exported)]), { line, signal: never(), onProgress: unheard })
      expect(made).toMatchObject({ exported: {} })
      await expect.poll(isClosed).toBe(true)
      const last = said.at(-1)
      expect(last?.kind === 'checked' ? last.check.found?.problems.join() : last).toMatch(says)
      expect(count.played).toBeLessThanOrEqual(EXPORT_LIMITS.played)
    },
  )

  test('whose moves in a row could all be taken back is stopped, because every jump would play them all', async () => {
    const { count, game: watched } = counted()
    const act = exported.log.find((entry, index) => entry.kind === 'act' && exported.log[index + 1]?.kind === 'undo')
    const open = { ...watched, apply: () => void count.played++, outcome: () => null } as unknown as AnyGame
    const log = [exported.log[0], ...Array.from({ length: 15_000 }, (_, place) => ({ ...act, id: String(place) }))]
    const { line } = readerHere([
      { ...open, decisions: () => [{ id: 'x', seat: seatOf(act), mode: 'single' }] } as never,
    ])
    const made = await readFile(fileOf({ ...exported, log }), { line, signal: never(), onProgress: unheard })
    expect(made).toMatchObject({
      kind: 'too-much',
      text: expect.stringMatching(/can still be taken back for [\d,]+ entries in a row/),
    })
    expect(count.played).toBeLessThan(2000)
  })

  test('of two thousand undos in a row is stopped for the same reason', async () => {
    const { count, game: watched } = counted()
    const undo = { kind: 'undo', seat: 0, to: 1, at: 0, luck: [] }
    const log = [exported.log[0], ...Array.from({ length: 2000 }, () => undo)]
    const { line } = readerHere([watched])
    const made = await readFile(fileOf({ ...exported, log }), { line, signal: never(), onProgress: unheard })
    expect(made).toMatchObject({ kind: 'too-much' })
    expect(count.played).toBeLessThan(2000)
  })

  test('of which one entry keeps the rules busy is refused: the page would stand still for as long', async () => {
    let time = 0
    const slow = {
      ...game,
      setup: (...words: Parameters<AnyGame['setup']>) => {
        time += 1001
        return game.setup(...words)
      },
    } as AnyGame
    const { line } = readerHere([slow], () => time)
    const made = await readFile(fileOf(exported), { line, signal: never(), onProgress: unheard })
    expect(made).toMatchObject({ kind: 'too-much', text: expect.stringContaining('Entry 0 alone') })
  })
})

const seatOf = (entry: unknown) => (entry as { seat: number }).seat

/** A worker that says what it is told to. */
function puppet() {
  let tell: (message: FromReader) => void = () => undefined
  let fail = () => {}
  const done = { isClosed: false }
  const line: PageLine = {
    post: () => undefined,
    onMessage: (listener) => {
      tell = listener
    },
    onFailure: (listener) => {
      fail = listener
    },
    close: () => {
      done.isClosed = true
    },
  }
  return { line, done, say: (message: FromReader) => tell(message), break: () => fail() }
}

describe('the page', () => {
  test('ends a worker that has got stuck, and says after how many entries', async () => {
    vi.useFakeTimers()
    const { line, done, say } = puppet()
    const progress: Progress[] = []
    const made = readFile(fileOf(exported), { line, signal: never(), onProgress: (one) => progress.push(one) })
    say({ kind: 'reading' })
    say({ kind: 'playing', done: 41, of: 100 })
    vi.advanceTimersByTime(9_999)
    expect(done.isClosed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await made).toMatchObject({ kind: 'too-much', text: expect.stringContaining('After 41 entries') })
    expect(done.isClosed).toBe(true)
    expect(progress).toEqual([null, { done: 41, of: 100 }])
  })

  test('keeps what is looked at when the check gets stuck, and calls it unchecked', async () => {
    vi.useFakeTimers()
    const { line, done, say } = puppet()
    const made = readFile(fileOf(exported), { line, signal: never(), onProgress: unheard })
    say({ kind: 'opened', exported, print: 'a print' })
    const read = await made
    if (read === null || 'kind' in read) throw new Error('It was not opened.')
    vi.advanceTimersByTime(10_000)
    expect(done.isClosed).toBe(true)
    expect(read.findings.read().check.found?.problems).toHaveLength(1)
  })

  test('ends the worker at once when somebody cancels, and nothing comes of it', async () => {
    const { line, done, say } = puppet()
    const cancel = new AbortController()
    const made = readFile(fileOf(exported), { line, signal: cancel.signal, onProgress: unheard })
    say({ kind: 'reading' })
    cancel.abort()
    expect([await made, done.isClosed]).toEqual([null, true])
  })

  test('says so when there is no worker to be had', async () => {
    const worker = puppet()
    const made = readFile(fileOf(exported), { line: worker.line, signal: never(), onProgress: unheard })
    worker.break()
    expect(await made).toMatchObject({ kind: 'no-answer' })
  })
})
