import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isRefusal, seatOf } from '@starboard/kernel'
import type { StorySoFar } from '@starboard/wire/answers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from '../table/table.ts'

const hide = (colour: string) => ({ kind: 'hide', colour })
const show = { kind: 'show' }
const pass = { kind: 'pass' }

let lab: Lab
let [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
beforeEach(async () => {
  ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

const begun = (options: object = {}) =>
  lab.started({ game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0, ...options } }, [ada, ben])

async function storyOf(one: Visitor, table: Table): Promise<StorySoFar> {
  const story = await table.story(one.id)
  if (isRefusal(story)) throw new Error(story.text)
  return story
}

const kindsIn = ({ batches }: StorySoFar) => batches.map(({ events }) => events.map(({ kind }) => kind))

describe('the story so far', () => {
  it('is what this viewer was told; of what they were not told there is not even an empty line', async () => {
    const table = await begun()
    await ada.mustAct(table, hide('red'))
    expect(kindsIn(await storyOf(ada, table))).toEqual([['hidden']])
    expect(kindsIn(await storyOf(ben, table))).toEqual([])
    expect(kindsIn(await storyOf(eve, table))).toEqual([])
    await ben.mustAct(table, hide('green'))
    await ada.mustAct(table, show)
    expect(kindsIn(await storyOf(ada, table))).toEqual([['hidden'], ['turn'], ['shown']])
    expect(kindsIn(await storyOf(eve, table))).toEqual([['turn'], ['shown']])
    expect(JSON.stringify(await storyOf(ada, table))).not.toContain('green')
  })

  it('goes up to the number of the last news, so that the next ones follow on it', async () => {
    const table = await begun()
    for (const one of [ada, ben]) {
      await one.mustAct(table, hide('red'))
      expect((await storyOf(ada, table)).at).toBe(ada.mirror.at)
      expect((await storyOf(ben, table)).at).toBe(ben.mirror.at)
    }
    const { at, batches } = await storyOf(ben, table)
    const before = ben.mirror.messages.length
    await ada.mustAct(table, show)
    const news = ben.mirror.messages.slice(before).filter(({ kind }) => kind === 'news')
    expect(news).toMatchObject([{ at: at + 1, events: [{ kind: 'shown' }] }])
    expect((await storyOf(ben, table)).batches.slice(batches.length)).toMatchObject([{ events: [{ kind: 'shown' }] }])
  })

  it('is the same whether it was kept up to date or read from the log, also after a restart and an undo', async () => {
    const first = await begun()
    for (const one of [ada, ben]) await one.mustAct(first, hide('red'))
    await storyOf(ada, first)
    await ada.mustAct(first, { kind: 'light', lamps: 1 })
    await ada.must(first, { kind: 'undo' })
    await ada.mustAct(first, { kind: 'roll' })
    const kept = await storyOf(ada, first)
    expect(kindsIn(kept).flat()).toContain('undone')
    lab = await lab.restart()
    expect((await storyOf(ada, await lab.at(first.code))).batches).toEqual(kept.batches)
  })

  it('holds nothing that is not on disk', async () => {
    const table = await begun()
    for (const one of [ada, ben]) await one.mustAct(table, hide('red'))
    const before = (await storyOf(ada, table)).batches
    lab.fault = () => new Error('The disk is full.')
    expect(await ada.act(table, show)).toMatchObject({ code: 'not-saved' })
    expect((await storyOf(ada, table)).batches).toEqual(before)
    expect((await storyOf(ada, table)).at).toBe(ada.mirror.at)
    lab.fault = () => null
    await ada.mustAct(table, show)
    expect((await storyOf(ada, table)).batches).toHaveLength(before.length + 1)
  })

  it('holds what was written though the store said no', async () => {
    const table = await begun()
    for (const one of [ada, ben]) await one.mustAct(table, hide('red'))
    await storyOf(ada, table)
    const written: Promise<void>[] = []
    lab.fault = (entry) => {
      written.push(lab.store.log.append(entry))
      return new Error('The line broke.')
    }
    expect(await ada.act(table, show)).toMatchObject({ code: 'not-saved' })
    await Promise.all(written)
    lab.fault = () => null
    await ada.mustAct(table, { kind: 'roll' })
    const { batches } = await storyOf(ada, table)
    expect(kindsIn(await storyOf(ada, table))).toEqual([['hidden'], ['turn'], ['shown'], ['rolled']])
    lab = await lab.restart()
    expect((await storyOf(ada, await lab.at(table.code))).batches).toEqual(batches)
  })

  it('is the whole story after the end, for everybody', async () => {
    const table = await begun({ rounds: 1 })
    await ada.mustAct(table, hide('red'))
    await ben.mustAct(table, hide('green'))
    expect(kindsIn(await storyOf(eve, table)).flat()).not.toContain('hidden')
    for (let moves = 0; moves < 50 && ada.frame?.outcome === null; moves++)
      await (ada.isAsked ? ada : ben).mustAct(table, pass)
    expect(ada.frame?.outcome).not.toBeNull()
    const { batches } = await storyOf(eve, table)
    expect(batches.flatMap(({ events }) => events).filter(({ kind }) => kind === 'hidden')).toHaveLength(2)
    for (const one of [ada, ben]) expect((await storyOf(one, table)).batches).toEqual(batches)
  })
})

const ENTRIES = 5000
const LEAST_TURNS = 15

it(`a story of ${ENTRIES} entries keeps nobody at other tables waiting`, async () => {
  const first = await begun()
  for (const one of [ada, ben]) await one.mustAct(first, hide('red'))
  lab = await lab.restart()
  await lengthen(first)
  const table = await lab.at(first.code)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const counting = countTurns()
  const started = performance.now()
  const { batches } = await storyOf(eve, table)
  const read = performance.now() - started
  const turns = counting.stop()
  await sleep(5)
  delay.disable()
  const longest = delay.max / 1e6
  process.stdout.write(`${ENTRIES} entries read in ${read.toFixed(0)} ms, at most ${longest.toFixed(0)} at a stretch\n`)
  expect(batches).toHaveLength(ENTRIES - 2)
  expect(turns).toBeGreaterThan(LEAST_TURNS)
  lab.reads.length = 0
  expect((await storyOf(eve, table)).batches).toEqual(batches)
  expect(lab.reads).toEqual([])
})

/** Straight into the log of a table that is not in memory. */
async function lengthen({ id }: Table): Promise<void> {
  const length = (await lab.log({ id })).length
  const { version = 0 } = (await lab.store.tables.find(id)) ?? {}
  const append = (seq: number) => {
    const entry = {
      at: 0,
      luck: [],
      kind: 'act',
      seat: seatOf(0),
      action: show,
      by: 'player',
      id: `0/long ${seq}`,
    } as const
    const more = { actionId: entry.id, entry, status: 'playing', dueAt: null, at: 0 } as const
    return lab.store.log.append({ table: id, version: version + seq - length, seq, ...more })
  }
  await Promise.all(Array.from({ length: ENTRIES - length }, (_, more) => append(length + more)))
}

/** How often the event loop comes round. */
function countTurns() {
  let [turns, isStopped] = [0, false]
  const next = () => {
    turns++
    if (!isStopped) setImmediate(next)
  }
  setImmediate(next)
  return {
    stop() {
      isStopped = true
      return turns
    },
  }
}
