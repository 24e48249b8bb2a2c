import { beforeEach, expect, test } from 'vitest'
import type { DailyResult } from '../store.ts'
import { NASTY, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

const DAY = '2026-11-17'
const day = (date = DAY, seed = 'ab') => ({ game: 'g', day: date, fingerprint: `print of ${seed}`, seed })
const CREW = [
  { name: 'Ada', bot: null },
  { name: 'Bot 2', bot: 'heuristic' },
]

function result(changes: Partial<DailyResult> = {}): DailyResult {
  return {
    table: 't1',
    game: 'g',
    day: DAY,
    isWon: true,
    place: 1,
    points: 7,
    crew: CREW,
    endedAt: 1_700_000_000_000,
    ...changes,
  }
}

export function describeDaily(scene: Scene): void {
  const begin = (table: string, ...users: string[]) => scene.store.daily.begin({ table, game: 'g', day: DAY, users })
  const counting = async (date = DAY) => (await scene.store.daily.results('g', date, 10)).map(({ table }) => table)

  beforeEach(async () => {
    for (const id of ['t1', 't2', 't3', 't4']) await scene.store.tables.add(tableRow({ id, code: `code ${id}` }))
  })

  test('a day is what it was published as first, also after a restart', async () => {
    expect(await scene.store.daily.publish(day())).toStrictEqual(day())
    expect(await scene.store.daily.publish(day(DAY, 'cd'))).toStrictEqual(day())
    await scene.store.close()
    const again = await scene.place.open()
    expect(await again.daily.find('g', DAY)).toStrictEqual(day())
    expect(await again.daily.find('g', '2026-11-16')).toBeNull()
    expect(await again.daily.find('other', DAY)).toBeNull()
  })

  test('earlier days come latest first, and that day is not among them', async () => {
    for (const date of ['2026-11-15', DAY, '2026-11-16', '2025-12-31']) await scene.store.daily.publish(day(date))
    await scene.store.daily.publish({ ...day('2026-11-16'), game: 'other' })
    expect(await scene.store.daily.listBefore('g', DAY, 2)).toStrictEqual([day('2026-11-16'), day('2026-11-15')])
    expect(await scene.store.daily.listBefore('g', '2025-12-31', 2)).toStrictEqual([])
  })

  test('the first table of somebody’s day stays the first', async () => {
    await begin('t1', 'ada', 'ben')
    await begin('t2', 'ada', 'cem')
    expect(await scene.store.daily.firstTable('g', DAY, 'ada')).toBe('t1')
    expect(await scene.store.daily.firstTable('g', DAY, 'cem')).toBe('t2')
    expect(await scene.store.daily.firstTable('g', '2026-11-18', 'ada')).toBeNull()
    expect(await scene.store.daily.firstTable('g', DAY, 'nobody')).toBeNull()
  })

  test('a result counts where it is the first of the day for everybody', async () => {
    await begin('t1', 'ada')
    await begin('t2', 'ada', 'ben')
    await scene.store.daily.end(result({ table: 't2' }), ['ada', 'ben'])
    expect(await counting()).toStrictEqual([])
    await scene.store.daily.end(result({ table: 't1' }), ['ada'])
    expect(await counting()).toStrictEqual(['t1'])
  })

  test('whoever came in the middle has had their first as well', async () => {
    await begin('t1', 'ada')
    await scene.store.daily.end(result({ table: 't1' }), ['ada', 'ben'])
    expect(await counting()).toStrictEqual(['t1'])
    expect(await scene.store.daily.firstTable('g', DAY, 'ben')).toBe('t1')
  })

  test('a crew without people counts for nobody', async () => {
    await begin('t1')
    await scene.store.daily.end(result(), [])
    expect(await counting()).toStrictEqual([])
  })

  test('the better place comes first, then by points, then the earlier one', async () => {
    const ends = [
      result({ table: 't1', isWon: false, place: 2, points: 9 }),
      result({ table: 't2', points: 4, endedAt: 2 }),
      result({ table: 't3', points: -5 }),
      result({ table: 't4', points: 4, endedAt: 1 }),
    ]
    for (const one of ends) await scene.store.daily.end(one, [one.table])
    expect(await counting()).toStrictEqual(['t4', 't2', 't3', 't1'])
    expect(await scene.store.daily.results('g', DAY, 1)).toStrictEqual([ends[3]])
    expect(await counting('2026-11-16')).toStrictEqual([])
  })

  test('a result is kept once and survives a restart', async () => {
    await scene.store.daily.end(result(), ['ada'])
    await scene.store.daily.end(result({ points: 100 }), ['ada'])
    await scene.store.close()
    const again = await scene.place.open()
    expect(await again.daily.results('g', DAY, 10)).toStrictEqual([result()])
  })

  test.each(NASTY)('somebody called %j is kept as they are', async (name) => {
    const nasty = result({ crew: [{ name, bot: null }] })
    await scene.store.daily.end(nasty, ['ada'])
    expect(await scene.store.daily.results('g', DAY, 10)).toStrictEqual([nasty])
  })
}
