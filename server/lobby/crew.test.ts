import { type AnyGame, choice, optionForm, refuse } from '@starboard/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { nightWatch } from '../../e2e/night-watch/rules/index.ts'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'

const watch = nightWatch as unknown as AnyGame
const roles = optionForm({ role: choice(['keeper', 'captain'], 'keeper', { label: 'Role', rule: 'NW-5' }) })

/** The night watch with a role for each seat, of which one is for one only. */
const crewed: AnyGame = {
  ...watch,
  seatOptions: roles,
  checkSetup({ seatOptions }) {
    const captains = seatOptions.filter((options) => 'role' in options && options.role === 'captain').length
    return captains > 1 ? refuse('two-captains', 'NW-5', 'Only one of you can be the captain.') : null
  },
}

let lab: Lab
afterEach(() => lab.close())
const open = async () => {
  lab = await Lab.open({ gameNamed: () => ({ game: crewed, bots: {} }) })
  return [new Visitor('Ada'), new Visitor('Ben')] as const
}

describe('a table of one seat', () => {
  it('is played from the lobby to its result and beyond', async () => {
    const [ada] = await open()
    const table = await lab.started({ game: 'night-watch', seats: 1, options: { gusts: 1 } }, [ada])
    expect(ada.frame?.outcome).toBeNull()
    await sleep(12_000)
    await expect.poll(() => ada.frame?.outcome?.text).toBe('At dawn 0 of 1 lamps are right.')
    expect(ada.frame?.outcome).toMatchObject({ places: [2], result: 'lost' })
    const log = (await lab.log(table)).map(({ kind }) => kind)
    expect(log.length).toBeGreaterThan(1)
    await ada.must(table, { kind: 'rematch' })
  })
})

describe('a role that only one may have', () => {
  it('is refused to the second in the words of the game', async () => {
    const [ada, ben] = await open()
    const table = await lab.table(ada, { game: 'night-watch', seats: 2 })
    for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'choose', options: { role: 'captain' } })
    expect(await ben.ask(table, { kind: 'choose', options: { role: 'captain' } })).toMatchObject({
      code: 'two-captains',
      text: 'Only one of you can be the captain.',
    })
    await ben.must(table, { kind: 'choose', options: { role: 'keeper' } })
  })
})
