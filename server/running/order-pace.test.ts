import type { StandingOrder } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'

const PAUSE_MS = 3000
const BLUE: StandingOrder = { decision: 'guessing', prefer: [{ colour: 'blue' }], until: 'the end' }

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open({ pace: { pauseMs: PAUSE_MS, botDelayMs: PAUSE_MS } })
})
afterEach(() => lab.close())

/** Ada has asked, and Ben has ordered an answer. */
async function asked(guessSeconds: number): Promise<Table> {
  const options = { rounds: 9, turnSeconds: 0, guessSeconds }
  const table = await lab.started({ game: 'lanterns', seats: 2, options }, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
  await ben.must(table, { kind: 'order', orders: [BLUE] })
  await ada.mustAct(table, { kind: 'ask' })
  return table
}

const guesses = async (table: Table) =>
  (await lab.log(table)).flatMap((one) => (one.kind === 'act' && one.action.kind === 'guess' ? [one] : []))

describe('a standing order', () => {
  it('does not make the table busy while the attacker’s next messages are answered', async () => {
    const table = await asked(0)
    for (let times = 0; times < 5; times++) await ada.ask(table, { kind: 'undo' })
    await table.tick()
    expect(await guesses(table)).toEqual([])
  })

  it('is carried out at some moment of the pause, never at its end', async () => {
    const moments: number[] = []
    for (let times = 0; times < 4; times++) {
      const table = await asked(0)
      const [from, moment] = [lab.now(), table.play?.deadlineAt() ?? 0]
      expect(moment - from).toBeGreaterThan(0)
      expect(moment - from).toBeLessThanOrEqual(0.8 * PAUSE_MS)
      moments.push(moment - from)
      lab.ahead += moment - from
      await table.tick()
      expect(await guesses(table)).toMatchObject([{ by: 'order', action: { colour: 'blue' } }])
    }
    expect(new Set(moments).size).toBeGreaterThan(1)
  })

  it('comes before the clock, however short the time for an answer is', async () => {
    const table = await asked(1)
    lab.ahead += PAUSE_MS
    await table.tick()
    expect(await guesses(table)).toMatchObject([{ by: 'order' }])
  })

  it('leaves a person the time to answer otherwise', async () => {
    const table = await asked(0)
    await ben.mustAct(table, { kind: 'guess', colour: 'red' })
    lab.ahead += PAUSE_MS
    await table.tick()
    await until(() => ada.mirror.events.some(({ kind }) => kind === 'guessed'), 'the end of the window')
    expect(await guesses(table)).toMatchObject([{ by: 'player', action: { colour: 'red' } }])
  })
})
