import { type AnyGame, refuse } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lanterns as toy } from '../../kernel/lanterns.fixture.ts'
import { Lab, lanternsOnShelf, Visitor } from '../fixtures/lab.fixture.ts'
import { distinctName } from '../http/text.ts'
import type { Table } from '../table/table.ts'

const lanterns = { game: 'lanterns', seats: 3, options: { rounds: 9, turnSeconds: 0 } }

let lab: Lab
let [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
beforeEach(async () => {
  ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

/** Somebody else of the same name. */
function namesake(name: string, id: string): Visitor {
  const one = new Visitor(name)
  return Object.assign(one, { id })
}

const namesAt = (table: Table) => table.info('').seats.map(({ name }) => name)

describe('names at one table', () => {
  it('are told apart by a number, in the chat too', async () => {
    const table = await lab.table(ada, lanterns)
    const junipers = ['j1', 'j2', 'j3'].map((id) => namesake('Juniper', id))
    const [first, second, third] = junipers as [Visitor, Visitor, Visitor]
    await first.must(table, { kind: 'sit' })
    await second.must(table, { kind: 'sit' })
    expect(namesAt(table)).toEqual(['Juniper', 'Juniper 2', ''])
    await second.must(table, { kind: 'sit', seat: 2 })
    expect(namesAt(table)).toEqual(['Juniper', '', 'Juniper 2'])
    await first.watch(table)
    for (const one of [first, second, third]) await one.must(table, { kind: 'chat', text: 'Hello' })
    expect(first.mirror.chat.map(({ name }) => name)).toEqual(['Juniper', 'Juniper 2', 'Juniper 3'])
    await first.must(table, { kind: 'stand' })
    await third.must(table, { kind: 'sit' })
    expect(namesAt(table)).toEqual(['Juniper', '', 'Juniper 2'])
  })

  it('of a bot are not those of a person, whoever comes first', async () => {
    const table = await lab.table(ada, lanterns)
    const { botNames } = toy.meta
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    const before = namesAt(table)[2] ?? ''
    expect(botNames).toContain(before)
    await namesake(before.toUpperCase(), 'b').must(table, { kind: 'sit' })
    await namesake(before, 'c').must(table, { kind: 'sit' })
    const [first, second, bot = ''] = namesAt(table)
    expect([first, second]).toEqual([before.toUpperCase(), `${before} 2`])
    expect(botNames).toContain(bot)
    expect(bot).not.toBe(before)
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    expect(namesAt(table)[2], 'another level, the same bot').toBe(bot)
  })

  it('are told apart when a seat is taken over in the match, and one’s own name is no obstacle', async () => {
    const table = await lab.started(lanterns, [ada, ben, eve])
    await ben.must(table, { kind: 'stand' })
    await namesake('Ada', 'other').must(table, { kind: 'sit' })
    expect(namesAt(table)).toEqual(['Ada', 'Ada 2', 'Eve'])
    await eve.must(table, { kind: 'stand' })
    await eve.must(table, { kind: 'sit' })
    expect(namesAt(table)).toEqual(['Ada', 'Ada 2', 'Eve'])
  })

  it.each([
    ['Ada', [], 'Ada'],
    ['Ada', ['Ben'], 'Ada'],
    ['ADA', ['Ada'], 'ADA 2'],
    ['Ａｄａ', ['Ada'], 'Ａｄａ 2'],
    ['Ada', ['Ada', 'Ada 2', 'Ada 4'], 'Ada 3'],
    ['Ada 2', ['Ada', 'Ada 2'], 'Ada 2 2'],
    ['x'.repeat(24), ['x'.repeat(24)], `${'x'.repeat(22)} 2`],
    ['🚀'.repeat(24), ['🚀'.repeat(24)], `${'🚀'.repeat(22)} 2`],
  ])('%s beside %j is %s', (name, taken, expected) => {
    expect(distinctName(name, taken)).toBe(expected)
  })
})

describe('whoever was sent away by the host', () => {
  const kicked = { code: 'kicked', text: expect.stringContaining('you can watch') }

  it('may watch but not sit down again, nor after a restart, nor in the match', async () => {
    const first = await lab.table(ada, lanterns)
    for (const one of [ada, ben]) await one.must(first, { kind: 'sit' })
    await ada.must(first, { kind: 'kick', seat: 1 })
    expect(await ben.ask(first, { kind: 'sit' })).toMatchObject(kicked)
    expect(await ben.ask(first, { kind: 'sit', seat: 2 })).toMatchObject(kicked)
    await ada.must(first, { kind: 'configure', isOpen: true })
    lab = await lab.restart()
    const table = await lab.at(first.code)
    expect(await ben.ask(table, { kind: 'sit' })).toMatchObject(kicked)
    await ben.watch(table)
    expect(ben.mirror.table).toMatchObject({ code: first.code, you: { seat: null, sitRefused: kicked } })
    await ben.must(table, { kind: 'chat', text: 'Why?' })
    await eve.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    for (const one of [ada, eve]) await one.must(table, { kind: 'ready', ready: true })
    await ada.must(table, { kind: 'start' })
    await eve.must(table, { kind: 'stand' })
    expect(await ben.ask(table, { kind: 'sit' })).toMatchObject(kicked)
    await eve.must(table, { kind: 'sit' })
  })

  it('is welcome at any other table, and nobody else is turned away here', async () => {
    const [table, other] = [await lab.table(ada, lanterns), await lab.table(ada, lanterns)]
    await ben.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'kick', seat: 0 })
    await ben.must(other, { kind: 'sit' })
    await namesake('Ben', 'another Ben').must(table, { kind: 'sit' })
    expect(namesAt(table)[0]).toBe('Ben')
  })
})

describe('a table whose host got up', () => {
  it('has the next person as host', async () => {
    const table = await lab.table(ada, lanterns)
    for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'stand' })
    await ben.must(table, { kind: 'configure', isOpen: true })
  })

  it('has no stranger as host, when everybody has left', async () => {
    const table = await lab.table(ada, lanterns)
    await ada.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'stand' })
    expect(table.info('').you.isHost).toBe(false)
  })

  it('has whoever sits down next as host, if nobody else was there', async () => {
    const table = await lab.table(ada, lanterns)
    await ada.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'stand' })
    expect(await ada.ask(table, { kind: 'configure', isOpen: true })).toMatchObject({ code: 'not-host' })
    await ben.must(table, { kind: 'sit' })
    await ben.must(table, { kind: 'configure', isOpen: true })
    await ada.must(table, { kind: 'sit' })
    expect(await ada.ask(table, { kind: 'configure', isOpen: true })).toMatchObject({ code: 'not-host' })
  })
})

describe('how many can play', () => {
  const few = refuse('wrong-seats', 'LA-1.1', 'One round is for two.')
  const { game, bots } = lanternsOnShelf
  const limited: AnyGame = {
    ...game,
    checkSetup: ({ seats, options }) => ((options as { rounds: number }).rounds === 1 && seats > 2 ? few : null),
  }
  const forTwo = { kind: 'configure', options: { rounds: 1, turnSeconds: 0 } } as const
  beforeEach(async () => {
    await lab.close()
    lab = await Lab.open({ gameNamed: () => ({ game: limited, bots }) })
  })

  it('follows from the options, and is told before the start', async () => {
    const table = await lab.table(ada, { ...lanterns, seats: 2 })
    const range = () => table.info(ada.id).seatRange
    expect(range()).toEqual(game.meta.seats)
    await ada.must(table, forTwo)
    expect(range()).toEqual([2, 2])
    await ada.must(table, { kind: 'sit' })
    expect(range(), 'whoever sits there').toEqual([2, 2])
  })

  it('closes an empty seat that is one too many, and never one that is taken', async () => {
    const table = await lab.table(ada, lanterns)
    await ada.must(table, forTwo)
    expect(namesAt(table)).toHaveLength(2)
    const other = await lab.table(ada, lanterns)
    await ada.must(other, { kind: 'bot', seat: 2, level: 'random' })
    expect(await ada.ask(other, forTwo)).toMatchObject(few)
    expect(namesAt(other)).toHaveLength(3)
  })
})

describe('hints', () => {
  it('may be asked for only where the host allows it, and the match says so', async () => {
    for (const hints of [true, undefined]) {
      const table = await lab.table(ada, { ...lanterns, seats: 2 })
      expect(table.info(ada.id).hints).toBe(undefined)
      await ada.must(table, { kind: 'sit' })
      await ben.must(table, { kind: 'sit' })
      if (hints) await ada.must(table, { kind: 'configure', hints })
      expect(await ben.ask(table, { kind: 'configure', hints: true })).toMatchObject({ code: 'not-host' })
      for (const one of [ada, ben]) await one.must(table, { kind: 'ready', ready: true })
      await ada.must(table, { kind: 'start' })
      expect([table.info(ben.id).hints, table.play?.match.header.hints]).toEqual([hints, hints])
      expect(await ada.ask(table, { kind: 'configure', hints: true })).toMatchObject({ code: expect.any(String) })
    }
  })
})
