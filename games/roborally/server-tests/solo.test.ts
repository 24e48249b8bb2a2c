import { isRefusal } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { newTerms } from '../../../web/solo/terms.ts'
import { roboRally } from '../rules/index.ts'

const setupFor = (options: Readonly<Record<string, unknown>>, asked: { byClock?: true } = {}) => {
  const wish = { game: 'roborally', level: 'random', name: 'Ada', options, ...asked }
  const terms = newTerms(roboRally, { wish, level: 'random', newSeed: () => '7'.repeat(64) })
  if (isRefusal(terms)) throw new Error(terms.text)
  return terms.header.setup
}

describe('alone against bots', () => {
  it('RR-3.7 one thinks as long as one likes', () => {
    expect(setupFor({})).toMatchObject({ options: { timerMode: 'off' } })
    expect(setupFor({ preset: 'relaxed' })).toMatchObject({ options: { timerMode: 'off' } })
  })

  it('RR-3.7 unless one wishes for the clock', () => {
    expect(setupFor({}, { byClock: true })).toMatchObject({ options: { timerMode: 'everyone', timerSeconds: 30 } })
    expect(setupFor({ preset: 'relaxed' }, { byClock: true })).toMatchObject({
      options: { timerMode: 'last-player', timerSeconds: 90 },
    })
  })

  it('RR-12.10 except in a series, which has its clock', () => {
    expect(setupFor({ preset: 'tournament' })).toMatchObject({
      options: { timerMode: 'everyone', timerSeconds: 30, placement: 'final' },
      series: { games: 3, number: 1 },
    })
  })
})
