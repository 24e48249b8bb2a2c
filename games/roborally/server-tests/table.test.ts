import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../../../server/fixtures/lab.fixture.ts'
import { until } from '../../../server/fixtures/server.fixture.ts'
import { printTable } from '../../../server/store/table-columns.ts'
import type { Table } from '../../../server/table/table.ts'
import { COURSES } from '../data/courses/index.ts'
import type { View } from '../rules/view.ts'

/** Walls all around, and checkpoints too far apart for two turns: whatever the cards do, the race goes on. */
function arena(): string {
  const SIDE = 12
  const marks: Readonly<Record<string, string>> = {
    '0,0': 'D1s',
    '1,0': 'D2s',
    '0,11': 'F1',
    '11,11': 'F2',
    '11,0': 'F3',
  }
  const indices = Array.from({ length: SIDE }, (_, index) => index)
  const walls = `+${'-----+'.repeat(SIDE)}`
  const open = `+${'     +'.repeat(SIDE)}`
  const row = (y: number) => `|${indices.map((x) => (marks[`${x},${y}`] ?? '.').padEnd(5)).join(' ')}|`
  const grid = indices.flatMap((y) => [y === 0 ? walls : open, row(y)])
  return ['rrcourse 1', 'name: Arena', 'players: 2', 'grid', ...grid, walls, 'end', ''].join('\n')
}

const roborally = { game: 'roborally', seats: 2, options: { course: arena() } }
const AWAY_MS = 30

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open({ pace: { awayMs: AWAY_MS } })
})
afterEach(() => lab.close())

const viewOf = ({ frame }: Visitor) => frame?.view as View
const setupOf = (table: Table) => table.play?.match.header.setup
const asked = ({ frame }: Visitor) => frame?.open.map(({ kind, seat }) => `${kind} ${seat}`)
const deadlines = ({ frame }: Visitor) => frame?.open.flatMap(({ by }) => by ?? []) ?? []

/** The first five cards, whatever they do. */
async function submit(table: Table, who: Visitor): Promise<void> {
  const [seat] = [table.info(who.id).you.seat ?? 0]
  const program = viewOf(who).robots[seat]?.deal?.slice(0, 5)
  await who.mustAct(table, { kind: 'submit', program, powerDown: false })
}

async function turn(table: Table): Promise<void> {
  for (const one of [ada, ben]) await submit(table, one)
}

describe('RR-3.7 the clock of the table', () => {
  it('off switches the programming clock and the film off, and the race goes on', async () => {
    const table = await lab.started({ ...roborally, time: { kind: 'off' } }, [ada, ben])
    expect(setupOf(table)?.options).toMatchObject({ timerMode: 'off', timerSeconds: 30, reentrySeconds: 15 })
    expect(deadlines(ada)).toEqual([])
    await turn(table)
    expect(viewOf(ada).turn).toBe(2)
    expect(asked(ada)?.sort()).toEqual(['programming 0', 'programming 1'])
  })

  it('of a move a day gives a day for a program, and nobody waits for a film', async () => {
    const table = await lab.started({ ...roborally, time: { kind: 'slow', days: 1 } }, [ada, ben])
    expect(setupOf(table)?.options).toMatchObject({ timerMode: 'everyone', filmSeconds: 0 })
    expect(deadlines(ada)).toEqual([30_000, 30_000])
    expect(table.info('').clock?.rate).toBeCloseTo(30 / (24 * 3600))
    await turn(table)
    expect(viewOf(ada).turn).toBe(2)
    expect(asked(ada)?.sort()).toEqual(['programming 0', 'programming 1'])
    lab.ahead += 24 * 3600 * 1000 + 60_000
    await table.tick()
    expect(viewOf(ada).turn).toBe(3)
  })

  it('live is the time for a program; the film does not count', async () => {
    const wanted = { ...roborally, time: { kind: 'live', seconds: 60 } as const, options: { filmSeconds: 180 } }
    const table = await lab.started(wanted, [ada, ben])
    expect(table.info('').clock?.rate).toBeCloseTo(0.5)
    expect(setupOf(table)?.options).toMatchObject({ filmSeconds: 180 })
  })

  it('RR-12.10 cannot be taken away from a series, and that is said at once', async () => {
    const wanted = { ...roborally, options: { series: 'best-of-3' } }
    expect(await lab.tables.create(ada, { ...wanted, time: { kind: 'off' } })).toMatchObject({ rule: 'RR-12.10' })
    const table = await lab.table(ada, wanted)
    await ada.must(table, { kind: 'sit' })
    expect(await ada.ask(table, { kind: 'configure', time: { kind: 'off' } })).toMatchObject({
      code: 'series-fixed',
      text: expect.stringContaining('timerMode'),
    })
  })

  it('RR-12.10 cannot be stretched or hurried in a series; without one it can', async () => {
    const wanted = { ...roborally, options: { series: 'best-of-3' } }
    const times = [{ kind: 'slow', days: 2 } as const, { kind: 'live', seconds: 60 } as const]
    for (const time of times)
      expect(await lab.tables.create(ada, { ...wanted, time })).toMatchObject({
        rule: 'RR-12.10',
        code: 'series-fixed',
      })
    const table = await lab.table(ada, wanted)
    await ada.must(table, { kind: 'sit' })
    for (const time of times)
      expect(await ada.ask(table, { kind: 'configure', time })).toMatchObject({ rule: 'RR-12.10' })
    await ada.must(table, { kind: 'configure', options: roborally.options })
    for (const time of times) await ada.must(table, { kind: 'configure', time })
  })
})

describe('RR-3.14 the film', () => {
  it('is waited for by those who are there, and goes on without whoever leaves', async () => {
    const table = await lab.started(roborally, [ada, ben])
    await turn(table)
    expect(asked(ada)?.sort()).toEqual(['film 0', 'film 1'])
    await ada.mustAct(table, { kind: 'watched' })
    expect(asked(ada)).toEqual(['film 1'])
    await ben.leave(table)
    await until(() => viewOf(ada).turn === 2, 'the next turn')
    expect(asked(ada)?.sort()).toEqual(['programming 0', 'programming 1'])
  })

  it('is not waited for by somebody who was away before, and is again when they are back', async () => {
    const table = await lab.started(roborally, [ada, ben])
    await ben.leave(table)
    await until(() => viewOf(ada).robots[1]?.present === false, 'the empty chair')
    await ben.watch(table)
    expect(viewOf(ada).robots[1]?.present).toBe(true)
    await turn(table)
    expect(asked(ada)?.sort()).toEqual(['film 0', 'film 1'])
    await sleep(AWAY_MS * 3)
    expect(asked(ada)?.sort()).toEqual(['film 0', 'film 1'])
  })
})

describe('RR-1.3 robots', () => {
  it('are chosen in the lobby, each once', async () => {
    const table = await lab.table(ada, { game: 'roborally', seats: 3 })
    for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    await ben.must(table, { kind: 'choose', options: { robot: 'Flint' } })
    expect(await ada.ask(table, { kind: 'choose', options: { robot: 'Flint' } })).toMatchObject({
      rule: 'RR-1.3',
      text: 'Flint is taken already; choose another robot.',
    })
    await ada.must(table, { kind: 'choose', seat: 2, options: { robot: 'Hopper' } })
    for (const one of [ada, ben]) await one.must(table, { kind: 'ready', ready: true })
    await ada.watch(table)
    await ada.must(table, { kind: 'start' })
    expect(viewOf(ada).robots.map(({ name }) => name)).toEqual(['Anvil', 'Flint', 'Hopper'])
  })
})

describe('RR-12.7 a series', () => {
  const series = { ...roborally, options: { preset: 'tournament', seriesCourses: 'Warm-Up Lane, Loading Loop' } }
  const codeOf = async (table: Table, by: Visitor) =>
    ((await by.ask(table, { kind: 'rematch' })) as { code: string }).code
  const concede = (table: Table, by: Visitor) => by.must(table, { kind: 'act', action: { kind: 'concede' } })

  async function next(table: Table): Promise<Table> {
    const [code] = [await codeOf(table, ada), await codeOf(table, ben)]
    const following = await lab.at(code)
    for (const one of [ada, ben]) await one.watch(following)
    return following
  }

  it('RR-12.8, 12.15 goes on with rotated docks on the next course, and two wins take it', async () => {
    const first = await lab.started(series, [ada, ben])
    expect(first.info('').series).toMatchObject({ games: 3, number: 1, noun: 'race' })
    const docks = viewOf(ada).robots.map(({ dock }) => dock)
    await concede(first, ben)
    expect(first.info('')).toMatchObject({ status: 'over', series: { played: [{ places: [1, 2], result: 'won' }] } })
    const second = await next(first)
    expect(second.info('')).toMatchObject({ status: 'playing', series: { number: 2, end: null } })
    expect(viewOf(ada).race).toBe(2)
    expect(viewOf(ada).robots.map(({ dock }) => dock)).toEqual(docks.map((dock) => (dock % 2) + 1))
    await concede(second, ben)
    expect(second.info('').series).toMatchObject({
      played: [{}, {}],
      end: { places: [1, 2], points: [4, 2], rule: 'RR-12.7' },
    })
  })

  it('keeps what the next race needs, and no course twice', async () => {
    const long = COURSES[5]?.text.replace('Needle Works', 'Own Works') ?? ''
    const first = await lab.started({ ...series, options: { preset: 'tournament', course: long } }, [ada, ben])
    await concede(first, ben)
    const second = await next(first)
    const { settings } = printTable(second.row)
    expect(settings.split('Own Works')).toHaveLength(2)
    expect(settings.length).toBeLessThan(long.length * 1.2 + 2000)
  })
})
