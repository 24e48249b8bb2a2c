import { isRefusal } from '@starboard/kernel'
import { printCode } from '@starboard/wire/codes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { TableLists } from '../http/table-list.ts'
import type { Table } from '../table/table.ts'

const LANTERNS = { game: 'lanterns', seats: 2, isOpen: true, options: { rounds: 9, turnSeconds: 0 } } as const
const [HERE, ELSEWHERE] = ['203.0.113.7', '198.51.100.1']
const WEEK_MS = 7 * 24 * 3600 * 1000

let lab: Lab
const ada = new Visitor('Ada')
beforeEach(async () => {
  lab = await Lab.open({ pace: { lobbiesPerPerson: 3, lobbiesPerAddress: 4 } })
})
afterEach(() => lab.close())

const make = (by = ada) => lab.tables.create(by, LANTERNS)
const visitor = (index: number, network = HERE) => new Visitor(`V${index}`, network)

it('one person has at most so many tables that have not started, and reads which', async () => {
  const tables = [await lab.table(ada, LANTERNS), await lab.table(ada, LANTERNS), await lab.table(ada, LANTERNS)]
  const codes = tables.map(({ code }) => printCode(code)).reverse()
  expect(await make()).toMatchObject({
    code: 'too-many-tables',
    text: `You have 3 tables waiting to start (${codes.join(', ')}). Start or leave one, then make another.`,
  })
  expect(isRefusal(await make(new Visitor('Ben')))).toBe(false)
  expect((await lab.store.tables.count()).lobby).toBe(4)
})

it('a table that has started, was left or is old counts no more', async () => {
  const [started, left, old] = [
    await lab.table(ada, LANTERNS),
    await lab.table(ada, LANTERNS),
    await lab.table(ada, LANTERNS),
  ]
  for (const command of [
    { kind: 'sit' },
    { kind: 'bot', seat: 1, level: 'random' },
    { kind: 'ready', ready: true },
    { kind: 'start' },
  ] as const)
    await ada.must(started, command)
  expect(isRefusal(await make())).toBe(false)
  expect(await make()).toMatchObject({ code: 'too-many-tables' })
  await ada.must(left, { kind: 'stand' })
  expect(isRefusal(await make())).toBe(false)
  expect(await make()).toMatchObject({ code: 'too-many-tables' })
  lab.ahead += WEEK_MS + 1000
  expect(isRefusal(await make())).toBe(false)
  expect(old.row.host).toBe(ada.id)
})

it('many at once are no way around', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => make()))
  expect(made.filter((one) => !isRefusal(one))).toHaveLength(3)
  const many = await Promise.all(Array.from({ length: 20 }, (_, index) => make(visitor(index))))
  expect(many.filter((one) => !isRefusal(one))).toHaveLength(4)
})

it('all people of one address have at most so many, also those that they left; others are not concerned', async () => {
  const tables: Table[] = []
  for (let index = 0; index < 4; index++) tables.push(await lab.table(visitor(index), LANTERNS))
  const [first] = tables as [Table]
  await visitor(0).must(first, { kind: 'stand' })
  expect(await make(visitor(9))).toMatchObject({
    code: 'too-many-tables-here',
    text: 'From your network 4 tables are waiting to start; start one of them before another is made.',
  })
  expect(isRefusal(await make(visitor(10, ELSEWHERE)))).toBe(false)
  for (let index = 0; index < 6; index++) expect(isRefusal(await make(new Visitor(`Local ${index}`)))).toBe(false)
  await lab.damage(`update tables set status = 'playing' where id = '${first.id}'`)
  expect(isRefusal(await make(visitor(9)))).toBe(false)
})

it('the public list shows each host once, with how many more', async () => {
  for (let times = 0; times < 3; times++) await lab.table(ada, LANTERNS)
  const ben = new Visitor('Ben')
  const { code } = await lab.table(ben, LANTERNS)
  const lists = new TableLists({ tables: lab.tables, store: lab.store, shelf: [], now: () => lab.now() })
  const open = await lists.open()
  expect(open.map((line) => ('more' in line ? line.more : 0))).toEqual([0, 2])
  expect(open[0]).toMatchObject({ code })
  expect(open[0]).not.toHaveProperty('more')
})
