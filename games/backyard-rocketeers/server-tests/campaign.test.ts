import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../../../server/fixtures/lab.fixture.ts'
import { until } from '../../../server/fixtures/server.fixture.ts'
import type { Table } from '../../../server/table/table.ts'

const campaign = { game: 'backyard-rocketeers', seats: 3, options: { series: 'campaign', preset: 'quick' } }

let lab: Lab
let [ada, ben, cyd] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cyd')]
beforeEach(async () => {
  ;[ada, ben, cyd] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cyd')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

/** These give up, one after the other; whoever is left has won. */
async function lostBy(table: Table, ...losers: readonly Visitor[]): Promise<void> {
  for (const one of losers) await one.must(table, { kind: 'act', action: { kind: 'resign' } })
  await until(() => table.info('').status === 'over', 'the end of the mission')
}

/** Everybody asks for the next mission, and goes there. */
async function nextOf(table: Table): Promise<Table> {
  const codes: string[] = []
  for (const one of [ada, ben, cyd]) codes.push(((await one.ask(table, { kind: 'rematch' })) as { code: string }).code)
  expect(new Set(codes).size).toBe(1)
  const next = await lab.at(codes[0] ?? '')
  for (const one of [ada, ben, cyd]) await one.watch(next)
  return next
}

describe('BR-18.8 a campaign at a table', () => {
  it('is three missions under the same rules, and the points 6-4-3 are added up', async () => {
    const first = await lab.started(campaign, [ada, ben, cyd])
    expect(first.info('').series).toMatchObject({ games: 3, number: 1, noun: 'mission', played: [], end: null })
    await lostBy(first, ben, cyd)
    expect(first.info('').series).toMatchObject({ played: [{ places: [1, 3, 2], points: [6, 3, 4] }], end: null })
    const second = await nextOf(first)
    expect(second.play?.match.header.setup).toMatchObject({
      series: { games: 3, number: 2 },
      options: { series: 'campaign', baseDraw: 2 },
    })
    await lostBy(second, ada, cyd)
    const third = await nextOf(second)
    await lostBy(third, ada, ben)
    expect(third.info('').series).toMatchObject({
      number: 3,
      end: { points: [12, 13, 14], places: [3, 2, 1], result: 'won', rule: 'BR-18.8' },
    })
  })

  it('is a single mission unless it is asked for', async () => {
    const table = await lab.started({ ...campaign, options: {} }, [ada, ben, cyd])
    expect(table.info('').series).toBeNull()
  })
})
