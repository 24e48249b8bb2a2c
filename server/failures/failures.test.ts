import type { ShelfEntry } from '@starboard/games'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, lanternsOnShelf, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'

const { game } = lanternsOnShelf
const OPTIONS = { rounds: 9, turnSeconds: 0 }

/** Lanterns with a mistake in its rules: rolling breaks it in the middle of a change. */
const broken: ShelfEntry = {
  bots: {},
  game: {
    ...game,
    meta: { ...game.meta, id: 'broken' },
    apply(state, seat, action, ctx) {
      game.apply(state, seat, action, ctx)
      if (action.kind === 'roll') throw new TypeError('The lamp is out.')
    },
    fallback: (state, seat, random) => (isTurn(state) ? { kind: 'roll' } : game.fallback(state, seat, random)),
  },
}

const isTurn = (state: object): boolean =>
  (state as { agenda: { steps: { kind: string }[] } }).agenda.steps.at(-1)?.kind === 'turn'

let lab: Lab
const [ada, ben, cleo, dan] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => new Visitor(name)) as [
  Visitor,
  Visitor,
  Visitor,
  Visitor,
]
beforeEach(async () => {
  lab = await Lab.open({ gameNamed: (id) => (id === 'broken' ? broken : lanternsOnShelf) })
})
afterEach(() => lab.close())

async function hidden(options = OPTIONS) {
  const table = await lab.started({ game: 'broken', seats: 2, options }, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
  return table
}

describe('an exception in the rules of a game', () => {
  it('refuses that action, leaves the match as it was, and the match goes on', async () => {
    const table = await hidden()
    const [before, length] = [structuredClone(ben.frame), (await lab.log(table)).length]
    expect(await ada.act(table, { kind: 'roll' })).toMatchObject({ code: 'trouble' })
    expect(ben.frame).toEqual(before)
    expect(await lab.log(table)).toHaveLength(length)
    expect(await ada.act(table, { kind: 'light', lamps: 2 })).toEqual({})
    expect(ben.mirror.events.at(-1)).toMatchObject({ kind: 'lit', lamps: 2 })
    expect(ben.frame?.view).toMatchObject({ players: [{ lamps: 2 }, { lamps: 0 }] })
  })

  it('is logged with game, entry and the place where it was thrown, and counted', async () => {
    const table = await hidden()
    await ada.act(table, { kind: 'roll' })
    const line = lab.lines.find(({ text }) => text === 'trouble at a table')
    expect(line?.fields).toMatchObject({ table: table.code, game: 'broken', what: 'act', entry: 3 })
    expect(String(line?.fields.error)).toMatch(/TypeError[\s\S]*failures\.test\.ts/)
    expect(await lab.metrics.text()).toMatch(/starboard_bugs_total\{game="broken"\} 1/)
  })

  it('touches no other table, of this game or another', async () => {
    const other = await lab.started({ game: 'lanterns', seats: 2, options: OPTIONS }, [cleo, dan])
    const table = await hidden()
    const heard = cleo.mirror.messages.length
    await ada.act(table, { kind: 'roll' })
    expect(cleo.mirror.messages).toHaveLength(heard)
    for (const one of [cleo, dan]) await one.mustAct(other, { kind: 'hide', colour: 'red' })
    await cleo.mustAct(other, { kind: 'roll' })
  })

  it('at a deadline or of a bot does not spin, and others can still talk', async () => {
    const table = await hidden({ rounds: 9, turnSeconds: 1 })
    await sleep(2500)
    const troubles = () => lab.lines.filter(({ text }) => text === 'trouble at a table').length
    expect(troubles()).toBeGreaterThanOrEqual(1)
    expect(troubles()).toBeLessThan(5)
    expect(await ben.ask(table, { kind: 'chat', text: 'What now?' })).toEqual({})
  })
})

describe('a table that cannot be opened', () => {
  it('keeps no other from being woken', async () => {
    const tables = []
    // Nobody has to be there, so they are woken though nobody is.
    const time = { kind: 'slow', days: 1 } as const
    for (const name of ['Eve', 'Fay', 'Gus']) {
      const one = new Visitor(name)
      const table = await lab.started(
        { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 1 }, bots: [null, 'random'], time },
        [one],
      )
      await until(() => one.frame?.legal.length, 'the first question')
      tables.push(table)
    }
    const [gone] = tables
    if (gone === undefined) throw new Error('There are three.')
    await lab.store.tables.save({ ...gone.row, game: 'sold', dueAt: 1 })
    lab = await lab.restart({ parts: { gameNamed: (id) => (id === 'sold' ? undefined : lanternsOnShelf) } })
    const others = tables.slice(1)
    await until(
      () => lab.tables.inMemory.filter(({ play }) => (play?.match.length ?? 0) > 3).length === others.length,
      'the timeouts of the others',
      8000,
    )
    expect(lab.lines.filter(({ text }) => text === 'table not opened')).toHaveLength(1)
  })
})
