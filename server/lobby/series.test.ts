import { onShelf, type ShelfEntry, shelf } from '@starboard/games'
import { seriesGames } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flamesOnShelf } from '../fixtures/flames.fixture.ts'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'

const SERIES = { rounds: 1, turnSeconds: 0, asleep: 'gambles' }
const flames = { game: 'flames', seats: 2, options: SERIES }

let lab: Lab
let [ada, ben, cleo] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cleo')]
beforeEach(async () => {
  ;[ada, ben, cleo] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cleo')]
  lab = await Lab.open({ gameNamed: (id) => (id === 'flames' ? flamesOnShelf : onShelf(id)) })
})
afterEach(() => lab.close())

/** Plays the match out; this one wins. */
async function won(table: Table, winner: Visitor, people: readonly Visitor[] = [ada, ben]): Promise<void> {
  for (const one of people) await one.mustAct(table, { kind: 'hide', colour: 'red' })
  for (const one of people) {
    await until(() => one.isAsked, `${one.name}’s turn`)
    if (one === winner) await one.mustAct(table, { kind: 'light', lamps: 3 })
    if (one.isAsked) await one.mustAct(table, { kind: 'pass' })
  }
  await until(() => table.info('').status === 'over', 'the end')
}

async function codeOf(table: Table, by: Visitor): Promise<string> {
  return ((await by.ask(table, { kind: 'rematch' })) as { code: string }).code
}

/** All of them ask for the next match and go there. */
async function nextOf(table: Table, people: readonly Visitor[] = [ada, ben]): Promise<Table> {
  const codes = await Promise.all(people.map((one) => codeOf(table, one)))
  expect(new Set(codes).size).toBe(1)
  const next = await lab.at(codes[0] ?? '')
  for (const one of people) await one.watch(next)
  return next
}

const inARow = shelf.filter(({ game }) => game.series !== undefined)

/** Each of its options that makes a series of a match. */
function waysInto({ game }: ShelfEntry): readonly Readonly<Record<string, string | number>>[] {
  const choices = game.options.form.flatMap(({ name, values = [] }) => values.map((value) => ({ [name]: value })))
  return choices.filter((choice) => seriesGames(game, { ...game.options.defaults, ...choice }) > 1)
}

describe('a series', () => {
  it.each(inARow.map((entry) => [entry.game.meta.name, entry] as const))(
    'of %s can be started',
    async (_name, entry) => {
      const { meta, series } = entry.game
      const ways = waysInto(entry)
      expect(ways.length).toBeGreaterThan(0)
      for (const options of ways) {
        const table = await lab.started({ game: meta.id, seats: 2, options }, [ada, ben])
        expect(table.info('').series).toMatchObject({ number: 1, noun: series?.noun, played: [], end: null })
      }
    },
  )

  it('starts the next match as soon as everybody has asked for it, and tells how it stands', async () => {
    const first = await lab.started(flames, [ada, ben])
    expect(first.info('').series).toEqual({ games: 3, number: 1, noun: 'night', played: [], end: null })
    await won(first, ada)
    expect(first.info('').series).toMatchObject({ number: 1, played: [{ places: [1, 2], points: [3, 0] }], end: null })
    const second = await lab.at(await codeOf(first, ben))
    expect(second.info('')).toMatchObject({ status: 'lobby', series: { games: 3, number: 2 } })
    expect(second.info('').seats.map(({ ready }) => ready)).toEqual([false, true])
    await codeOf(first, ada)
    expect(second.info('').status).toBe('playing')
  })

  it('gives each match the set-up that the game wants, and ends when the game says so', async () => {
    const first = await lab.started(flames, [ada, ben])
    await won(first, ada)
    const second = await nextOf(first)
    expect(second.play?.match.header.setup).toMatchObject({
      series: { games: 3, number: 2 },
      carry: { nights: [[3, 0]] },
      options: { ...SERIES, bellSeconds: 1 },
    })
    await won(second, ben)
    const third = await nextOf(second)
    expect(third.play?.match.header.setup).toMatchObject({
      series: { number: 3 },
      carry: {
        nights: [
          [3, 0],
          [0, 3],
        ],
      },
      options: { bellSeconds: 2 },
    })
    await won(third, ada)
    expect(third.info('').series).toMatchObject({
      number: 3,
      played: [{ places: [1, 2] }, { places: [2, 1] }, { places: [1, 2] }],
      end: { places: [1, 2], points: [2, 1], text: '3 nights are over.' },
    })
    const fresh = await nextOf(third)
    expect(fresh.info('')).toMatchObject({ status: 'lobby', series: { number: 1, played: [], end: null } })
  })

  it('ends early, and a match alone is none', async () => {
    const first = await lab.started(flames, [ada, ben])
    await won(first, ada)
    const second = await nextOf(first)
    await won(second, ada)
    expect(second.info('').series).toMatchObject({ played: [{}, {}], end: { places: [1, 2] } })
    const single = await lab.started({ ...flames, options: { ...SERIES, asleep: 'passes' } }, [ada, ben])
    expect(single.info('').series).toBeNull()
    await won(single, ada)
    expect((await nextOf(single)).info('')).toMatchObject({ status: 'lobby', series: null })
  })

  it('outlives a server that is killed between two matches, and while the second waits', async () => {
    const { code } = await lab.started(flames, [ada, ben])
    await won(await lab.at(code), ada)
    lab = await lab.restart({ isKilled: true })
    const next = await codeOf(await lab.at(code), ada)
    lab = await lab.restart({ isKilled: true })
    expect((await lab.at(next)).info('')).toMatchObject({ status: 'lobby', series: { number: 2, played: [{}] } })
    expect(await codeOf(await lab.at(code), ben)).toBe(next)
    expect((await lab.at(next)).info('').status).toBe('playing')
    lab = await lab.restart({ isKilled: true })
    const second = await lab.at(next)
    for (const one of [ada, ben]) await one.watch(second)
    await won(second, ada)
    expect(second.info('').series?.end).toMatchObject({ places: [1, 2] })
  })

  it('begins a match that everybody was ready for when the server was killed', async () => {
    const first = await lab.started(flames, [ada, ben])
    await won(first, ada)
    const code = await codeOf(first, ada)
    const row = await lab.store.tables.findByCode(code)
    if (row === null) throw new Error('There is no such row.')
    await lab.store.tables.save({ ...row, seats: row.seats.map((seat) => ({ ...seat, ready: true })) })
    lab = await lab.restart({ isKilled: true })
    expect((await lab.at(code)).info('').status).toBe('playing')
  })

  it('keeps its rules and choices after the first match', async () => {
    const first = await lab.started(flames, [ada, ben])
    await won(first, ada)
    const second = await lab.at(await codeOf(first, ada))
    const refused = { code: 'series-goes-on' }
    expect(await ada.ask(second, { kind: 'configure', options: {} })).toMatchObject(refused)
    expect(await ada.ask(second, { kind: 'configure', seats: 3 })).toMatchObject(refused)
    expect(await ada.ask(second, { kind: 'configure', time: { kind: 'off' } })).toMatchObject(refused)
    expect(await ada.ask(second, { kind: 'choose', options: { flame: 'large' } })).toMatchObject(refused)
    await ada.must(second, { kind: 'configure', isOpen: true })
  })

  it.each([
    ['a bot', async (table: Table) => ada.must(table, { kind: 'bot', seat: 1, level: 'random' })],
    [
      'somebody else',
      async (table: Table) => {
        await cleo.must(table, { kind: 'sit' })
        await cleo.must(table, { kind: 'ready', ready: true })
      },
    ],
  ])('goes on with %s in the place of somebody who does not come, whose choice stays', async (_who, comes) => {
    const table = await lab.table(ada, flames)
    for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
    await ben.must(table, { kind: 'choose', options: { flame: 'large' } })
    for (const one of [ada, ben]) await one.watch(table)
    for (const one of [ada, ben]) await one.must(table, { kind: 'ready', ready: true })
    await ada.must(table, { kind: 'start' })
    await won(table, ada)
    const second = await lab.at(await codeOf(table, ada))
    await ada.must(second, { kind: 'kick', seat: 1 })
    expect(second.info(ada.id)).toMatchObject({ status: 'lobby', seats: [{ ready: true }, { kind: 'empty' }] })
    await comes(second)
    expect(second.info('').status).toBe('playing')
    expect(second.play?.match.header.setup).toMatchObject({
      seatOptions: [{ flame: 'small' }, { flame: 'large' }],
      series: { number: 2 },
    })
  })
})
