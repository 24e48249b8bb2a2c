import { describe, expect, test } from 'vitest'
import { dealing, kinds, race, type Wanted } from './race.fixture.ts'

const executed = (wanted: Wanted = {}, luck: readonly string[] = []) => {
  const table = race(wanted)
  table.time(12_000)
  const [first = '', ...others] = table.names
  for (const name of others) table.submit(name)
  table.submit(first, [], luck)
  return table
}

describe('the film', () => {
  test('RR-3.14 RR-R31 the clean-up waits for everybody, at most filmSeconds; then a new clock (edge case 32)', () => {
    const table = executed()
    expect(table.open).toMatchObject([
      { seat: 0, kind: 'film', mode: 'sealed', by: 57_000 },
      { seat: 1, kind: 'film', mode: 'sealed', by: 57_000 },
    ])
    table.time(20_000)
    table.act('Ada', { kind: 'watched' })
    expect(table.asked).toEqual(['Ben film'])
    expect(table.time(56_999)).toEqual([])
    expect(kinds(table.time(57_000, dealing([9, 9])))).toContain('programsCleared')
    expect(table.open).toMatchObject([
      { kind: 'programming', by: 87_000 },
      { kind: 'programming', by: 87_000 },
    ])
  })

  test('RR-3.14 ends when the last one has watched; twice is refused', () => {
    const table = executed()
    table.act('Ada', { kind: 'watched' })
    table.refused('Ada', { kind: 'watched' }, { rule: 'RR-3.14', code: 'already-watched' })
    table.act('Ben', { kind: 'watched' }, dealing([9, 9]))
    expect(table.state.turn).toBe(2)
    table.refused('Ben', { kind: 'watched' }, { rule: 'RR-3.14', code: 'no-film' })
  })

  test('RR-3.14 bots and absent players are not waited for', () => {
    expect(executed({ bots: ['Ben'] }).asked).toEqual(['Ada film'])
    const table = executed()
    table.manned('Ben', 'bot')
    expect(table.asked).toEqual(['Ada film'])
    table.act('Ada', { kind: 'watched' }, dealing([9, 9]))
    expect(table.state.turn).toBe(2)
  })

  test('RR-3.14 the last one to be waited for leaves: the film is over, and everybody knows who is away', () => {
    const table = executed({ bots: ['Ben'], turn: 20, options: { turnLimit: 20 } })
    expect(table.asked).toEqual(['Ada film'])
    table.manned('Ada', 'nobody')
    expect(table.outcome).toMatchObject({ ending: 'turn-limit' })
    const another = executed()
    another.manned('Ada', 'nobody')
    expect(another.told('Ben')).toEqual([{ kind: 'presenceChanged', seat: 0, present: false }])
    another.manned('Ada', 'person')
    expect(another.asked).toEqual(['Ada film', 'Ben film'])
  })

  test('RR-3.14 no wait with bots only, with filmSeconds 0 or without a clock', () => {
    const straightOn: readonly Wanted[] = [
      { bots: ['Ada', 'Ben'] },
      { options: { filmSeconds: 0 } },
      { options: { timerMode: 'off' } },
    ]
    for (const wanted of straightOn) expect(executed(wanted, dealing([9, 9])).state.turn).toBe(2)
  })

  test('RR-3.14 eliminated robots are not waited for, destroyed ones are', () => {
    const seats = ['Ada', 'Ben', 'Cyd', 'Dan']
    const table = race({
      seats,
      hands: [['M1-500'], ['M1-510']],
      robots: {
        Ada: { at: [6, 3], heading: 'N', lives: 1 },
        Ben: { at: [5, 2], heading: 'E' },
      },
    })
    table.submit('Ada', ['M1-500'])
    table.submit('Ben', ['M1-510'])
    table.submit('Cyd')
    table.submit('Dan')
    expect(table.state.robots.map(({ status }) => status)).toEqual(['eliminated', 'destroyed', 'active', 'active'])
    expect(table.asked).toEqual(['Ben film', 'Cyd film', 'Dan film'])
    table.refused('Ada', { kind: 'watched' }, { rule: 'RR-9.7' })
  })
})
