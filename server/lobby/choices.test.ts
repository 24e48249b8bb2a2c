import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flamesOnShelf } from '../fixtures/flames.fixture.ts'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from '../table/table.ts'

const flames = { game: 'flames', seats: 3, options: { turnSeconds: 0 } }
const large = { kind: 'choose', options: { flame: 'large' } } as const
const small = { kind: 'choose', options: { flame: 'small' } } as const
const taken = { code: 'flame-taken', text: 'Only one seat may have the large flame.' }

let lab: Lab
let [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
beforeEach(async () => {
  ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  lab = await Lab.open({ gameNamed: (id) => (id === 'flames' ? flamesOnShelf : undefined) })
})
afterEach(() => lab.close())

const flamesAt = (table: Table) => table.info('').seats.map(({ options }) => options.flame)

async function seated(): Promise<Table> {
  const table = await lab.table(ada, flames)
  for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
  return table
}

describe('what each seat chooses', () => {
  it('is chosen by whoever sits there, shown to all, and un-readies nobody', async () => {
    const table = await seated()
    for (const one of [ada, ben]) await one.must(table, { kind: 'ready', ready: true })
    await eve.watch(table)
    await ben.must(table, large)
    expect(eve.mirror.table?.seats.map(({ options }) => options.flame)).toEqual([undefined, 'large', undefined])
    expect(table.info('').seats.map(({ ready }) => ready)).toEqual([true, true, false])
  })

  it('is refused with the game’s own sentence where another seat has it, until that one gives it up', async () => {
    const table = await seated()
    await ben.must(table, large)
    expect(await ada.ask(table, large)).toMatchObject(taken)
    expect(flamesAt(table)).toEqual([undefined, 'large', undefined])
    await ben.must(table, small)
    await ada.must(table, large)
    expect(await eve.ask(table, { kind: 'sit', options: { flame: 'large' } })).toMatchObject(taken)
    expect(table.info(eve.id).you.seat).toBeNull()
  })

  it('must be something that the game knows', async () => {
    const table = await seated()
    expect(await ada.ask(table, { kind: 'choose', options: { flame: 'blue' } })).toMatchObject({
      code: 'option-out-of-range',
    })
    expect(await ada.ask(table, { kind: 'choose', options: { hat: 1 } })).toMatchObject({ code: 'unknown-option' })
  })

  it('is nobody else’s business, except the host’s for bots', async () => {
    const table = await seated()
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    expect(await eve.ask(table, large)).toMatchObject({ code: 'not-seated' })
    expect(await ben.ask(table, { ...large, seat: 0 })).toMatchObject({ code: 'not-yours' })
    expect(await ada.ask(table, { ...large, seat: 1 })).toMatchObject({ code: 'not-yours' })
    expect(await ben.ask(table, { ...large, seat: 2 })).toMatchObject({ code: 'not-yours' })
    expect(await ada.ask(table, { ...large, seat: 9 })).toMatchObject({ code: 'no-such-seat' })
    await ada.must(table, { ...large, seat: 2 })
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    expect(flamesAt(table)).toEqual([undefined, undefined, 'large'])
  })

  it('moves along to another seat and is gone with whoever leaves', async () => {
    const table = await seated()
    await ben.must(table, large)
    await ben.must(table, { kind: 'sit', seat: 2 })
    expect(flamesAt(table)).toEqual([undefined, undefined, 'large'])
    await ben.must(table, { kind: 'stand' })
    await ada.must(table, large)
    await ben.must(table, { kind: 'sit', seat: 1 })
    await ada.must(table, small)
    await ben.must(table, large)
    await ada.must(table, { kind: 'kick', seat: 1 })
    await ada.must(table, { kind: 'bot', seat: 1, level: 'random' })
    await ada.must(table, { ...large, seat: 1 })
    await ada.must(table, { kind: 'bot', seat: 1, level: null })
    await ada.must(table, large)
    expect(flamesAt(table)).toEqual(['large', undefined, undefined])
  })

  it('is gone with a seat that is closed', async () => {
    const table = await seated()
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    await ada.must(table, { ...large, seat: 2 })
    await ada.must(table, { kind: 'configure', seats: 2 })
    await ada.must(table, { kind: 'configure', seats: 3 })
    await ada.must(table, large)
  })

  it('is part of the match, and cannot be changed in it', async () => {
    const table = await lab.table(ada, { ...flames, seats: 2 })
    for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
    await ben.must(table, large)
    for (const one of [ada, ben]) await one.must(table, { kind: 'ready', ready: true })
    await ada.must(table, { kind: 'start' })
    expect(table.play?.match.header.setup.seatOptions).toEqual([{ flame: 'small' }, { flame: 'large' }])
    expect(await ben.ask(table, small)).toMatchObject({ code: 'started' })
  })

  it('is known after a restart', async () => {
    const { code } = await seated()
    await ben.must(await lab.at(code), large)
    lab = await lab.restart({ isKilled: true })
    expect(flamesAt(await lab.at(code))).toEqual([undefined, 'large', undefined])
  })
})
