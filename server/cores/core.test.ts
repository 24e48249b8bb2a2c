import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { after } from '../fixtures/time.fixture.ts'
import { openStore, type Store } from '../store/index.ts'
import { makeFilePlace } from '../store/sqlite/file.fixture.ts'
import { Core } from './core.ts'
import { SharedClock } from './shared-clock.ts'

/** Workers that answer what they are asked with their number of lives, and end or hang when they are asked to unload. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (items) => {
      for (const [kind, ...rest] of items) {
        if (kind === 'ask') parentPort.postMessage([['given', rest[0], rest[1]]])
        if (kind === 'tell' && rest[1][0] === 'end') process.exit()
        if (kind === 'tell' && rest[1][0] === 'hang') for (;;) {}
      }
    })`)}`,
)
const PACE = {} as ConstructorParameters<typeof Core>[0]['start']['pace']

let store: Store
let place: ReturnType<typeof makeFilePlace>
let core: Core
let now = 0
const [lines, lost]: [string[], unknown[]] = [[], []]
beforeEach(async () => {
  place = makeFilePlace()
  store = await openStore(place)
  now = 0
  lines.length = 0
  lost.length = 0
  const keep = (_fields: object, text: string) => void lines.push(text)
  const never = async () => {
    throw new Error('Nobody asks for that here.')
  }
  core = new Core({
    script: SCRIPT,
    start: { number: 1, clock: new SharedClock().memory, secret: '', pace: PACE, startedAt: 0, lastBeat: null },
    store,
    log: { info: keep, warn: keep, error: keep },
    now: () => now,
    calls: { store: never, think: never, rematchOf: never, readyAt: never, mayChat: never },
    onLost: (thread) => void lost.push(thread),
  })
})
afterEach(async () => {
  await core.close()
  await store.close()
  await place.leave()
})

describe('the place of a worker', () => {
  it('is taken by another one at once when it ends; whoever waited for it hears so, whoever watched is told', async () => {
    await core.ready()
    const [first, sent] = [core.thread, vi.fn()]
    void first.watch(
      't1',
      { user: 'u1', name: 'Ada', send: () => undefined, lost: sent },
      { since: null, chatSince: 0 },
    )
    const waiting = first.line.ask('hello')
    await waiting
    first.line.tell('unload', 'end')
    const never = first.line.ask('finished', 't1')
    await expect(never).rejects.toMatchObject({ name: 'WorkerLost' })
    expect(sent).toHaveBeenCalledOnce()
    expect(lost).toEqual([first])
    expect(core.thread).not.toBe(first)
    await core.ready()
  })

  it('is left free for a moment if one after another ends, and what is asked meanwhile waits', async () => {
    for (let count = 0; count < 2; count++) {
      await core.ready()
      core.thread.line.tell('unload', 'end')
      while (lost.length === count) await after(2)
    }
    await core.ready()
    expect(lost).toHaveLength(2)
  })

  it('is taken by another one when it says nothing any more', async () => {
    await core.ready()
    core.thread.line.tell('unload', 'hang')
    now += 60_000
    while (lost.length === 0) await after(10)
    expect(lines).toEqual(['a worker is stuck'])
    await core.ready()
  })

  it('ends even if it hangs', async () => {
    await core.ready()
    core.thread.line.tell('unload', 'hang')
    await core.close()
    await expect(core.ready()).rejects.toThrow('could not be started')
    expect(lost).toEqual([])
  })
})
