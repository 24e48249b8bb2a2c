import { seatOf } from '@starboard/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import type { TimedQuestion } from './players.ts'
import { BotPool } from './pool.ts'

const question: TimedQuestion = {
  game: 'lanterns',
  level: 'random',
  name: 'Wick',
  seat: seatOf(0),
  look: { at: 0, now: 0, view: {}, open: [], outcome: null, legal: [], refused: [] },
  budgetMs: 1,
  seed: '',
}

/** What a worker does with a question, as text. */
const worker = (answer: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', (question) => { ${answer} })`)}`,
  )

let pool: BotPool | undefined
const failures: object[] = []
afterEach(async () => {
  await pool?.close()
  failures.length = 0
})

function poolOf(script: URL, { workers = 1, answerMs = 30_000 } = {}) {
  const log = { info() {}, warn() {}, error: (fields: object) => void failures.push(fields) }
  pool = new BotPool({ workers, script, log, patience: { firstAnswerMs: 30_000, answerMs } })
  return pool
}

describe('a pool of bots', () => {
  it('answers everybody, however few the workers', async () => {
    const many = poolOf(worker('parentPort.postMessage(question.seat)'), { workers: 2 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, seat) => many.think({ ...question, seat: seatOf(seat) })),
    )
    expect(answers).toEqual(Array.from({ length: 50 }, (_, seat) => seat))
  })

  it('gives up a worker that fails, and the next question gets another', async () => {
    const failing = poolOf(worker(`if (question.seat === 1) throw new Error('No.'); parentPort.postMessage('fine')`))
    const answers = await Promise.all([0, 1, 0].map((seat) => failing.think({ ...question, seat: seatOf(seat) })))
    expect(answers).toEqual(['fine', null, 'fine'])
    expect(failures).toMatchObject([{ game: 'lanterns', why: 'No.' }])
  })

  it('gives up a worker that is stuck', async () => {
    const stuck = poolOf(worker(`while (question.seat === 1) {} parentPort.postMessage('fine')`), { answerMs: 300 })
    const answers = await Promise.all([0, 1, 0].map((seat) => stuck.think({ ...question, seat: seatOf(seat) })))
    expect(answers).toEqual(['fine', null, 'fine'])
    expect(failures).toMatchObject([{ why: 'stuck' }])
  })

  it('waits longer for the first answer: whatever a bot needs has to be loaded', async () => {
    const asleep = 'if (question.seat === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)'
    const slow = poolOf(worker(`${asleep}; parentPort.postMessage('fine')`), { answerMs: 300 })
    const answers = await Promise.all([1, 1].map((seat) => slow.think({ ...question, seat: seatOf(seat) })))
    expect(answers).toEqual(['fine', null])
  })

  it('does not start over and over what cannot start', async () => {
    const broken = poolOf(new URL('file:///nowhere/bot-worker.js'))
    await expect.poll(() => failures.length, { timeout: 30_000 }).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(failures).toHaveLength(1)
    expect(await broken.think(question)).toBeNull()
    expect(failures).toHaveLength(2)
  })

  it('answers nobody any more once it is closed, and nobody is left waiting', async () => {
    const closing = poolOf(worker('while (true) {}'))
    const answers = [1, 2, 3].map(() => closing.think(question))
    await closing.close()
    expect(await Promise.all([...answers, closing.think(question)])).toEqual([null, null, null, null])
  })
})
