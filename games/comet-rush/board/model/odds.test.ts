import { describe, expect, it } from 'vitest'
import { facesUpTo, launchOdds, percent as printed } from './odds.ts'

const percent = (chance: number) => printed(chance).replaceAll('\u00a0', ' ')

const FINAL = { sabotageOnMiss: 'final' } as const
const REROLL = { sabotageOnMiss: 'reroll' } as const

describe('launch odds', () => {
  // The rulebook's own table, "How likely is a hit?".
  it.each([
    [1, '17 %', '31 %', '3 %'],
    [2, '33 %', '56 %', '11 %'],
    [3, '50 %', '75 %', '25 %'],
    [4, '67 %', '89 %', '44 %'],
    [5, '83 %', '97 %', '69 %'],
  ])('CR-4.3 with accuracy %i: %s, %s with a token, %s sabotaged', (accuracy, plain, token, sabotaged) => {
    const odds = launchOdds({ accuracy, sabotaged: false }, 1, FINAL)
    expect(percent(odds.plain)).toBe(plain)
    expect(odds.withToken === null ? '' : percent(odds.withToken)).toBe(token)
    expect(percent(launchOdds({ accuracy, sabotaged: true }, 0, FINAL).plain)).toBe(sabotaged)
  })

  it('CR-4.6 lets a token help after the forced roll only', () => {
    expect(launchOdds({ accuracy: 3, sabotaged: true }, 1, FINAL).withToken).toBeCloseTo(0.5 * 0.75)
  })

  it('CR-4.11 rolls a sabotaged miss again where the table plays it so', () => {
    expect(launchOdds({ accuracy: 3, sabotaged: true }, 1, REROLL)).toEqual({ plain: 0.5, withToken: 0.75 })
  })

  it('knows no token where there is none', () => {
    expect(launchOdds({ accuracy: 3, sabotaged: false }, 0, FINAL).withToken).toBeNull()
  })
})

describe('figures', () => {
  it('never print what can happen as 0 or as certain', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %'])
  })

  it('name the faces that hit', () => {
    expect([1, 4].map(facesUpTo)).toEqual(['1', '1–4'])
  })
})
