import { describe, expect, it } from 'vitest'
import { addressWithMatch, soloAddressIn } from './address.ts'

describe('the address of a match against bots', () => {
  it('says the level, else the usual one counts', () => {
    expect(soloAddressIn('?level=random', 'heuristic')).toEqual({ level: 'random', match: null })
    expect(soloAddressIn('', 'heuristic')).toEqual({ level: 'heuristic', match: null })
  })

  it.each(['?seats=0', '?seats=x', '?seats=2.5', '?seats=', '?seats=1e9', '?seats=9007199254740991'])(
    'leaves out seats that no table could have: %s',
    (search) => {
      expect(soloAddressIn(search, 'random').seats).toBeUndefined()
    },
  )

  it('says how many seats and which match', () => {
    expect(soloAddressIn('?seats=3&match=ab12', 'random')).toEqual({ level: 'random', seats: 3, match: 'ab12' })
  })

  it('says what the match is to be like', () => {
    expect(soloAddressIn('?preset=calm', 'random')).toEqual({ level: 'random', preset: 'calm', match: null })
  })

  it('says whether the clock runs', () => {
    expect(soloAddressIn('?clock=on', 'random')).toEqual({ level: 'random', byClock: true, match: null })
    expect(soloAddressIn('?clock=no', 'random')).toEqual({ level: 'random', match: null })
  })

  it('says where the options of a new match wait', () => {
    expect(soloAddressIn('?wish=12-34', 'random')).toEqual({ level: 'random', match: null, wish: '12-34' })
  })

  it('gets the match added and keeps the rest', () => {
    const address = addressWithMatch({ pathname: '/solo/any', search: '?level=random&match=old' }, 'new')
    expect(address).toBe('/solo/any?level=random&match=new')
  })
})
