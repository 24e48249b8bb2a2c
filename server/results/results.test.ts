import { isRefusal } from '@starboard/kernel'
import type { MatchesAnswer, NumbersLine } from '@starboard/wire/matches'
import type { CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayOf, endOf } from '../daily/day.ts'
import { Lab, lanternsOnShelf, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import { readBody } from '../http/api.ts'
import { matchRoutes } from '../http/match-routes.ts'
import type { Table } from '../table/table.ts'

const MINUTE = 60_000
const OPTIONS = { rounds: 1, turnSeconds: 0 }
const game = { ...lanternsOnShelf.game, daily: { noun: 'evening', seats: 2, options: OPTIONS } }
const shelf = [{ game, bots: {} }]
const LANTERNS: CreateTable = { game: 'lanterns', seats: 2, options: OPTIONS, isOpen: true }

let lab: Lab
let people: readonly [Visitor, Visitor, Visitor]
let routes: ReturnType<typeof matchRoutes>
beforeEach(async () => {
  people = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cem')]
  lab = await Lab.open({ gameNamed: () => shelf[0] })
  openRoutes()
})
afterEach(() => lab.close())

function openRoutes(): void {
  routes = matchRoutes({ store: lab.store, tables: lab.tables, shelf, wall: () => lab.now() })
}

/** As the door would. */
async function get<X>(path: string, query: object, id: string): Promise<X> {
  const route = routes.find((one) => one.path === path)
  const read = route?.query === undefined ? { value: undefined } : readBody(route.query, query)
  if (isRefusal(read)) throw new Error(read.text)
  const call = { user: { id }, query: read.value }
  const answer = await route?.answer(call as unknown as Parameters<typeof route.answer>[0])
  if (answer === undefined || isRefusal(answer)) throw new Error(answer?.text)
  return answer.body as X
}

const matches = async (query: object = {}, { id }: { readonly id: string } = { id: '' }) =>
  (await get<MatchesAnswer>('/api/matches', query, id)).matches
const mine = (by: Visitor) => matches({ of: 'me' }, by)
const numbers = ({ id }: Visitor) => get<readonly NumbersLine[]>('/api/matches/numbers', {}, id)

/** Plays the last legal action of whoever is asked, until it is over. */
async function playOut(table: Table, players: readonly Visitor[]): Promise<Table> {
  while (table.outcome === null) {
    await until(() => table.outcome !== null || players.some(({ isAsked }) => isAsked), 'somebody’s turn, or the end')
    const asked = players.find(({ isAsked }) => isAsked)
    await asked?.mustAct(table, asked.frame?.legal.at(-1))
  }
  await table.settled()
  return table
}

const played = async (players: readonly Visitor[], wanted = LANTERNS) =>
  playOut(await lab.started(wanted, players), players)

const withBot = (): CreateTable => ({ ...LANTERNS, bots: [null, 'random'] })

/** As if results had not been kept yet. */
async function forgetResults(): Promise<void> {
  lab = await lab.restart()
  await lab.damage('delete from result_people; delete from results')
  openRoutes()
}

describe('a match that is over', () => {
  it('is listed with people, places, result and length, and not before', async () => {
    const [ada, ben] = people
    const table = await lab.started(LANTERNS, [ada, ben])
    expect([await matches(), await mine(ada)]).toEqual([[], []])
    lab.ahead += 12 * MINUTE
    await playOut(table, [ada, ben])
    const places = table.outcome?.places
    const [line] = await mine(ben)
    expect(line).toEqual({
      code: table.code,
      game: 'lanterns',
      endedAt: lab.now(),
      lengthMs: expect.any(Number),
      isOpen: true,
      result: table.outcome?.result,
      text: table.outcome?.text,
      seats: [
        { name: 'Ada', bot: null, place: places?.[0] },
        { name: 'Ben', bot: null, place: places?.[1] },
      ],
      you: 1,
    })
    expect(Math.floor((line?.lengthMs ?? 0) / MINUTE)).toBe(12)
    expect((await matches()).map(({ you }) => you)).toEqual([null])
    expect(JSON.stringify(await matches())).not.toContain(ada.id)
  })

  it('counts from its end, pauses left out of its length', async () => {
    const [ada, ben] = people
    const table = await lab.started(LANTERNS, [ada, ben])
    for (const one of [ada, ben]) await one.must(table, { kind: 'pause', agree: true })
    lab.ahead += 60 * MINUTE
    await ada.must(table, { kind: 'resume' })
    lab.ahead += 5 * MINUTE
    await playOut(table, [ada, ben])
    const endedAt = lab.now()
    lab.ahead += 30 * MINUTE
    await ada.must(table, { kind: 'rematch' })
    const [line] = await mine(ada)
    expect(Math.floor((line?.lengthMs ?? 0) / MINUTE)).toBe(5)
    expect(Math.abs(endedAt - (line?.endedAt ?? 0))).toBeLessThan(MINUTE)
  })

  it('is nobody else’s if it was not open to all', async () => {
    const [ada, ben, cem] = people
    await played([ada, ben], { ...LANTERNS, isOpen: false })
    expect(await mine(ada)).toHaveLength(1)
    expect([await matches({}, ada), await matches(), await mine(cem)]).toEqual([[], [], []])
    expect(await matches({ of: 'me' })).toEqual([])
  })

  it('comes in pages of 30, the latest first', async () => {
    const [ada, ben] = people
    const table = await played([ada, ben])
    const [first] = await lab.store.results.list({
      user: '',
      of: 'everybody',
      game: null,
      before: null,
      now: lab.now(),
      limit: 1,
    })
    if (first === undefined) throw new Error('There is no result.')
    for (let number = 0; number < 34; number++) {
      const row = { ...table.row, id: `t${number}`, code: `CODE${number}`, version: 0, seats: [] }
      await lab.store.tables.add(row)
      await lab.store.results.keep({ ...first, table: row.id, code: row.code, endedAt: first.endedAt - number }, [])
    }
    const page = await get<MatchesAnswer>('/api/matches', {}, '')
    const rest = await get<MatchesAnswer>('/api/matches', { before: page.next }, '')
    expect([page.matches.length, rest.matches.length, rest.next]).toEqual([30, 5, null])
    const codes = [...page.matches, ...rest.matches].map(({ code }) => code)
    expect(new Set(codes).size).toBe(35)
    expect(codes.at(-1)).toBe('CODE33')
  })
})

describe('what was over before', () => {
  it('is taken in when it is listed first', async () => {
    const [ada, ben] = people
    await played([ada, ben])
    await played([ada, ben], { ...LANTERNS, isOpen: false })
    const [all, own] = [await matches(), await mine(ada)]
    expect([all.length, own.length]).toEqual([1, 2])
    await forgetResults()
    expect(await matches()).toEqual(all)
    expect(await mine(ada)).toEqual(own)
  })

  it('spoils no list if it cannot be read', async () => {
    const [ada, ben] = people
    await played([ada, ben])
    await played([ada, ben])
    await forgetResults()
    await lab.damage(`update log set entry = 'no entry' where table_id = (select min(table_id) from log)`)
    await lab.damage('delete from snapshots')
    expect(await mine(ada)).toHaveLength(1)
    expect(await mine(ada)).toHaveLength(1)
  })
})

describe('a match of the day', () => {
  it('is told to whoever played it with the time when its replay opens, and to nobody else', async () => {
    const [ada] = people
    lab.ahead = endOf(dayOf(lab.now())) + 12 * 60 * MINUTE - lab.now()
    await played([ada], { game: 'lanterns', daily: true })
    const opensAt = endOf(dayOf(lab.now()))
    expect(await mine(ada)).toMatchObject([{ opensAt }])
    expect(await matches()).toEqual([])
    await forgetResults()
    expect(await mine(ada)).toMatchObject([{ opensAt }])
    lab.ahead += opensAt - lab.now()
    const [line, ...more] = await mine(ada)
    expect(line).not.toHaveProperty('opensAt')
    expect(more).toEqual([])
    expect(await matches()).toEqual([])
  })
})

describe('my numbers', () => {
  it('are added up by whom I played against, also of matches of before', async () => {
    const [ada, ben] = people
    const outcomes = [await played([ada], withBot()), await played([ada], withBot()), await played([ada, ben])].map(
      ({ outcome }) => outcome,
    )
    await forgetResults()
    const told = await numbers(ada)
    expect(told.map(({ against, matches: count }) => [against, count])).toEqual([
      ['people', 1],
      ['random', 2],
    ])
    const sum = told.reduce((all, { places }) => all + places, 0)
    expect(sum).toBe(outcomes.reduce((all, outcome) => all + (outcome?.places[0] ?? 0), 0))
    const won = outcomes.filter((outcome) => outcome?.result === 'won' && outcome.places[0] === 1)
    expect(told.reduce((all, { wins }) => all + wins, 0)).toBe(won.length)
    expect(await numbers(new Visitor('Dan'))).toEqual([])
  })
})
