import { onShelf, shelf } from '@starboard/games'
import { committedChance, isRefusal, MATCH_FORMAT, Match, readSetup } from '@starboard/kernel'
import { describe, expect, it, vi } from 'vitest'
import { GaugeThread } from './gauge-thread.ts'
import { Gauges, type GaugeTask } from './gauges.ts'

const GAUGED = { grade: 3, text: 'rough', crews: 100, lost: 20 } as const
const GAUGED_GAME = shelf.find(({ gauge }) => gauge !== undefined)?.game.meta.id ?? ''
const OTHER_GAME = shelf.find(({ gauge }) => gauge === undefined)?.game.meta.id ?? ''

/** A match of a game that can be measured, of its own for each seed. */
function stateOf(seed: number): object {
  const game = onShelf(GAUGED_GAME)?.game
  const setup = game === undefined ? null : readSetup(game, { seats: 1 })
  if (game === undefined || setup === null || isRefusal(setup)) throw new Error('There is no such match.')
  const luck = { seed: seed.toString(16).padStart(64, '0'), seatSeeds: [] }
  const pace = { pauseMs: 0, fixedWindows: false }
  const header = { format: MATCH_FORMAT, game: GAUGED_GAME, setup, pace, commitment: '', seatSeeds: [] } as const
  return Match.start({ game, header, source: committedChance(luck) }).match.state
}

/** Measures when it is told to, and says how many it was given and had at once. */
function slowMeasurer() {
  const asked: { readonly task: GaugeTask; done(gauged: typeof GAUGED | null): void }[] = []
  const measure = (task: GaugeTask) =>
    new Promise<typeof GAUGED | null>((resolve) => void asked.push({ task, done: resolve }))
  return { asked, measurer: { measure, close: async () => undefined } }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('how hard a match is', () => {
  it('is measured once for one script, and known from then on', async () => {
    const { asked, measurer } = slowMeasurer()
    const gauges = new Gauges(measurer)
    const find = () => gauges.find(GAUGED_GAME, () => stateOf(1))
    expect([find(), find()]).toEqual([null, null])
    await settle()
    expect(asked).toHaveLength(1)
    asked[0]?.done(GAUGED)
    await settle()
    expect(find()).toEqual(GAUGED)
    expect(asked).toHaveLength(1)
  })

  it('is measured one after the other, and no more wait than there is room for', async () => {
    const { asked, measurer } = slowMeasurer()
    const gauges = new Gauges(measurer)
    for (let seed = 0; seed < 30; seed++) gauges.find(GAUGED_GAME, () => stateOf(seed))
    for (let done = 0; done < 20; done++) {
      await settle()
      expect(asked).toHaveLength(done + 1)
      asked[done]?.done(GAUGED)
    }
    await settle()
    expect(asked).toHaveLength(20)
    expect(gauges.find(GAUGED_GAME, () => stateOf(29))).toBeNull()
    await settle()
    expect(asked).toHaveLength(21)
  })

  it('is nobody’s to say without a thread, or for a game that does not say', () => {
    const { measurer } = slowMeasurer()
    expect(new Gauges(null).find(GAUGED_GAME, () => stateOf(1))).toBeUndefined()
    expect(new Gauges(measurer).find(OTHER_GAME, () => ({}))).toBeUndefined()
  })
})

describe('the thread that measures', () => {
  const script = (body: string) =>
    new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${body}`)}`)
  const log = { info: () => undefined, warn: () => undefined, error: vi.fn() }
  const TASK = { game: 'g', task: {} }

  it('answers, and again after it was ended for having nothing to do', async () => {
    const answering = script(`parentPort.on('message', ({ game }) => parentPort.postMessage({ game }))`)
    const thread = new GaugeThread(answering, log, { stuckMs: 60_000, idleMs: 0 })
    expect(await thread.measure(TASK)).toEqual({ game: 'g' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await thread.measure(TASK)).toEqual({ game: 'g' })
    await thread.close()
    expect(await thread.measure(TASK)).toBeNull()
  })

  it('gives up what fails, says so, and goes on with the next', async () => {
    const failing = script(`parentPort.on('message', () => { throw new Error('no') })`)
    const thread = new GaugeThread(failing, log, { stuckMs: 60_000, idleMs: 60_000 })
    expect([await thread.measure(TASK), await thread.measure(TASK)]).toEqual([null, null])
    expect(log.error).toHaveBeenCalledTimes(2)
    await thread.close()
  })

  it('is ended when it gets stuck', async () => {
    const thread = new GaugeThread(script('parentPort.on("message", () => { for (;;); })'), log, {
      stuckMs: 1,
      idleMs: 60_000,
    })
    expect(await thread.measure(TASK)).toBeNull()
    await thread.close()
  })
})
