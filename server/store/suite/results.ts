import { beforeEach, expect, test } from 'vitest'
import type { ResultPerson, ResultRow, ResultsWanted } from '../result-store.ts'
import { header, NASTY, range, seatRow, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

const NOW = 1_700_000_000_000
const idOf = (number: number) => `t${number}`

/** The match at a table, ended as many seconds ago as its number says. */
const result = (number: number, changes: Partial<ResultRow> = {}): ResultRow => ({
  table: idOf(number),
  code: `code ${number}`,
  game: 'g',
  endedAt: NOW - number * 1000,
  lengthMs: 60_000,
  isOpen: true,
  toldFrom: NOW - number * 1000,
  result: 'won',
  text: 'It is over.',
  seats: [
    { name: 'Ada', bot: null, place: 2 },
    { name: 'Bot 2', bot: 'heuristic', place: 1 },
  ],
  ...changes,
})

const ada = (changes: Partial<ResultPerson> = {}): ResultPerson => ({
  user: 'ada',
  seat: 0,
  isWon: false,
  against: 'heuristic',
  ...changes,
})

export function describeResults(scene: Scene): void {
  const keep = (row: ResultRow, ...people: readonly ResultPerson[]) => scene.store.results.keep(row, people)
  const wanted = (changes: Partial<ResultsWanted> = {}): ResultsWanted => ({
    user: 'ada',
    of: 'everybody',
    game: null,
    before: null,
    now: NOW,
    limit: 10,
    ...changes,
  })
  const list = (changes: Partial<ResultsWanted> = {}) => scene.store.results.list(wanted(changes))
  const tables = async (changes: Partial<ResultsWanted> = {}) => (await list(changes)).map(({ table }) => table)

  beforeEach(async () => {
    for (const number of range(5)) await scene.store.tables.add(tableRow({ id: idOf(number) }))
  })

  test('a result is kept once, as it was told first, and survives a restart', async () => {
    await keep(result(1), ada())
    await keep(result(1, { text: 'Otherwise.' }), ada(), ada({ user: 'ben', seat: 1 }))
    await scene.store.close()
    const again = await scene.place.open()
    expect(await again.results.list(wanted())).toStrictEqual([{ ...result(1), you: 0 }])
    expect(await again.results.list(wanted({ user: 'ben', of: 'me' }))).toStrictEqual([])
  })

  test('everybody sees what is open, whoever played sees what they played', async () => {
    await keep(result(1), ada({ user: 'ben' }))
    await keep(result(2, { isOpen: false }), ada())
    await keep(result(3, { isOpen: false }), ada({ user: 'ben' }), ada({ seat: 1 }))
    expect(await tables()).toStrictEqual(['t1'])
    expect((await list({ of: 'me' })).map(({ table, you }) => [table, you])).toStrictEqual([
      ['t2', 0],
      ['t3', 1],
    ])
    expect((await list({ user: '' })).map(({ you }) => you)).toStrictEqual([null])
    expect(await tables({ user: '', of: 'me' })).toStrictEqual([])
  })

  test.each(['me', 'everybody'] as const)('of %s the latest come first, page by page, and none twice', async (of) => {
    for (const number of [3, 1, 4]) await keep(result(number), ada())
    for (const number of [0, 2]) await keep(result(number, { endedAt: NOW - 1000 }), ada())
    const pages: string[] = []
    for (let page = await list({ of, limit: 2 }); page.length > 0; ) {
      pages.push(page.map(({ table }) => table).join(' '))
      page = await list({ of, limit: 2, before: page.at(-1) ?? null })
    }
    expect(pages).toStrictEqual(['t2 t1', 't0 t3', 't4'])
  })

  test.each(['me', 'everybody'] as const)('of %s one game alone can be asked for', async (of) => {
    await keep(result(1), ada())
    await keep(result(2, { game: 'other' }), ada())
    expect(await tables({ of, game: 'other' })).toStrictEqual(['t2'])
    expect(await tables({ of, game: 'none' })).toStrictEqual([])
  })

  test('nobody but those who played it is told before its time', async () => {
    await keep(result(1, { toldFrom: NOW + 1 }), ada())
    expect(await tables({ of: 'me' })).toStrictEqual(['t1'])
    expect(await tables({ of: 'everybody' })).toStrictEqual([])
    expect(await tables({ of: 'everybody', now: NOW + 1 })).toStrictEqual(['t1'])
  })

  test('numbers are added up by game and by whom it was against', async () => {
    await keep(result(0), ada())
    await keep(result(1, { lengthMs: 30_000 }), ada({ isWon: true, seat: 1 }))
    await keep(result(2), ada({ against: 'people' }))
    await keep(result(3, { game: 'f' }), ada())
    await keep(result(4), ada({ user: 'ben' }))
    expect(await scene.store.results.numbersOf('ada')).toStrictEqual([
      { game: 'f', against: 'heuristic', matches: 1, wins: 0, places: 2, lengthMs: 60_000 },
      { game: 'g', against: 'heuristic', matches: 2, wins: 1, places: 3, lengthMs: 90_000 },
      { game: 'g', against: 'people', matches: 1, wins: 0, places: 2, lengthMs: 60_000 },
    ])
    expect(await scene.store.results.numbersOf('nobody')).toStrictEqual([])
  })

  test('what is over and was not kept can be found, the latest first', async () => {
    const over = { status: 'over', header, seats: [seatRow()] } as const
    await scene.store.tables.add(tableRow({ id: 'a', ...over, touchedAt: 1 }))
    await scene.store.tables.add(tableRow({ id: 'b', ...over, touchedAt: 2, isOpen: false }))
    await scene.store.tables.add(tableRow({ id: 'c', ...over, touchedAt: 3, seats: [seatRow({ user: 'ben' })] }))
    await scene.store.tables.add(tableRow({ id: 'd', ...over, status: 'playing' }))
    expect(await scene.store.results.listMissing(null, 10)).toStrictEqual(['c', 'a'])
    expect(await scene.store.results.listMissing('ada', 10)).toStrictEqual(['b', 'a'])
    expect(await scene.store.results.listMissing('ada', 1)).toStrictEqual(['b'])
    await keep({ ...result(1), table: 'b' })
    expect(await scene.store.results.listMissing('ada', 10)).toStrictEqual(['a'])
  })

  test.each(NASTY)('what is called %j is kept as it is', async (name) => {
    const nasty = result(1, { text: name, seats: [{ name, bot: null, place: 1 }] })
    await keep(nasty, ada())
    expect(await list({ of: 'me' })).toStrictEqual([{ ...nasty, you: 0 }])
    expect(await list({ game: name, before: { endedAt: NOW, code: name } })).toStrictEqual([])
  })
}
