import { isRefusal } from '@starboard/kernel'
import type { CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from '../table/table.ts'

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

/** A game that says which of its options are clocks. */
const comets = { game: 'comet-rush', seats: 2, options: { turnSeconds: 60 } } as const
const amongBots = { ...comets, bots: [null, 'random'] }
const turnSeconds = ({ row }: Table) => (row.header?.setup.options as { turnSeconds: number } | undefined)?.turnSeconds

describe('one person among bots', () => {
  it('has no clock, and nothing is said about it when the table is made', async () => {
    const table = await lab.started(amongBots, [ada])
    expect(table.info(ada.id)).toMatchObject({ time: { kind: 'auto' }, options: { turnSeconds: 60 } })
    expect(turnSeconds(table)).toBe(0)
    expect(ada.frame?.open.map(({ by }) => by)).toEqual([undefined, undefined])
  })

  it('has the clock that was asked for', async () => {
    for (const time of [{ kind: 'game' }, { kind: 'live', seconds: 30 }] as const)
      expect(turnSeconds(await lab.started({ ...amongBots, time }, [ada]))).toBe(60)
  })

  it('has none after the start either, whoever comes to sit there', async () => {
    const table = await lab.started({ ...comets, seats: 3, bots: [null, null, 'random'] }, [ada, ben])
    await ben.must(table, { kind: 'stand' })
    expect(turnSeconds(table)).toBe(60)
    const alone = await lab.started(amongBots, [ada])
    await ada.must(alone, { kind: 'stand' })
    await ben.must(alone, { kind: 'sit' })
    expect(turnSeconds(alone)).toBe(0)
  })

  it('has the game’s clock where it is what the game is about', async () => {
    const table = await lab.started({ game: 'night-watch', seats: 2, bots: [null, 'random'] }, [ada])
    expect(table.info(ada.id).time).toEqual({ kind: 'auto' })
    expect((await lab.store.tables.find(table.id))?.dueAt).not.toBeNull()
  })
})

describe('several people', () => {
  it('have the game’s clock unless they choose another', async () => {
    expect(turnSeconds(await lab.started(comets, [ada, ben]))).toBe(60)
  })

  it('and a bot have it too', async () => {
    const wanted = { ...comets, seats: 3, bots: [null, null, 'random'] }
    expect(turnSeconds(await lab.started(wanted, [ada, ben]))).toBe(60)
  })
})

describe('a game in real time', () => {
  const wish = (time: CreateTable['time']) => ({ game: 'night-watch', seats: 2, ...(time !== undefined && { time }) })

  it.each([{ kind: 'off' }, { kind: 'live', seconds: 30 }, { kind: 'slow', days: 1 }] as const)(
    'has no limit of the kind $kind',
    async (time) => {
      expect(await lab.tables.create(ada, wish(time))).toMatchObject({ code: 'real-time', rule: 'table' })
      const table = await lab.table(ada, wish(undefined))
      await ada.must(table, { kind: 'sit' })
      expect(await ada.ask(table, { kind: 'configure', time })).toMatchObject({ code: 'real-time' })
      expect(table.info(ada.id).time).toEqual({ kind: 'auto' })
    },
  )

  it('has its own clock, said or not', async () => {
    for (const time of [{ kind: 'auto' }, { kind: 'game' }] as const)
      expect(isRefusal(await lab.tables.create(ada, wish(time)))).toBe(false)
  })
})
