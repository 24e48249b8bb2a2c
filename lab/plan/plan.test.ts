import { isRefusal } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { planned, short, told } from '../lab.fixture.ts'
import { planOf } from './plan.ts'

const form = told.options
const read = (given: object) => {
  const options = form.read(given)
  if (isRefusal(options)) throw new Error(options.text)
  return options
}
const side = (given: object, bots = ['random']) => ({ options: read(given), bots })

describe('a plan', () => {
  it('says what is not as printed, and what the second rule set has instead', () => {
    const plan = planned({ first: side({ goal: 20 }), second: side({ preset: 'short', goal: 20 }) })
    expect(plan.ruleSets.map(({ given }) => given)).toEqual([{ goal: '20' }, { preset: 'short', goal: '20' }])
    expect(plan.command).toMatch(/--option goal=20 --against preset=short$/)
  })

  it('goes back to what is printed where only the first rule set has changed it', () => {
    const plan = planned({ first: side({ goal: 20 }), second: side({}) })
    expect(plan.command).toMatch(/--option goal=20 --against goal=10$/)
  })

  it.each([
    [{}, { preset: 'short' }],
    [{ preset: 'short' }, {}],
    [{ goal: 7 }, { preset: 'short' }],
    [{ preset: 'short', goal: 7 }, { goal: 7 }],
    [{ preset: 'short', goal: 10 }, { goal: 3 }],
  ])('from %j to %j: its command gives both rule sets again', (one, other) => {
    const plan = planned({ first: side(one), second: side(other) })
    const pairs = (flag: string) =>
      [...plan.command.matchAll(new RegExp(`${flag} (\\S+)=(\\S+)`, 'g'))].map(
        ([, name = '', text = '']) => [name, text] as const,
      )
    const [first, second] = [pairs('--option'), [...pairs('--option'), ...pairs('--against')]]
    expect(form.readText(first)).toEqual(plan.ruleSets[0]?.options)
    expect(form.readText(second)).toEqual(plan.ruleSets[1]?.options)
  })

  it('writes a command that a shell reads as it was meant', () => {
    const plan = planned({ seed: 'it’s; rm -rf / & "x" \'y\'', first: side({}, ['random', 'random']) })
    expect(plan.command).toContain(`--seed 'it’s; rm -rf / & "x" '\\''y'\\'''`)
    expect(plan.command).toContain('--bots random --games')
  })

  it('sweeps one option and keeps all others as in the first rule set', () => {
    const plan = planned({ first: short, sweep: { option: 'goal', values: ['4', '5'] } })
    expect(plan.ruleSets.map(({ name }) => name)).toEqual(['A', 'goal=4', 'goal=5'])
    expect(plan.ruleSets.map(({ options }) => options)).toMatchObject([
      { goal: 3 },
      { goal: 4 },
      { goal: 5, preset: 'short' },
    ])
    expect(plan.sweep).toEqual({ option: 'goal', label: 'Goal' })
    expect(plan.command).toMatch(/--sweep goal=4,5$/)
  })

  it('sweeps the presets too', () => {
    const plan = planned({ sweep: { option: 'preset', values: ['long', 'short'] } })
    expect(plan.ruleSets.map(({ options }) => options)).toMatchObject([{ goal: 10 }, { goal: 10 }, { goal: 3 }])
  })

  it.each([
    [{ sweep: { option: 'gravity', values: ['1'] } }, 'There is no option "gravity"; there are goal.'],
    [{ sweep: { option: 'goal', values: ['1', '100'] } }, 'goal must be a whole number from 1 to 99; 100 is not.'],
    [
      { sweep: { option: 'goal', values: Array.from({ length: 13 }, (_, value) => String(value + 1)) } },
      'A sweep tries at most 12 values, not 13.',
    ],
    [
      { second: { options: form.defaults, bots: ['random'] } },
      'The second rule set is the same as the first: change a rule of it, or its bots.',
    ],
    [{ seats: 9 }, 'Race is for 2 to 4 players, not 9.'],
  ])('refuses what nobody can play: %j', (wish, text) => {
    const first = { options: form.defaults, bots: ['random'] }
    expect(planOf({ game: told, seats: 2, seed: 's', from: 0, games: 60, first, ...wish })).toMatchObject({ text })
  })
})
