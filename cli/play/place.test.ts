import { describe, expect, it } from 'vitest'
import { Mistake } from '../ending.ts'
import { placeOf } from './place.ts'

const HERE = 'http://127.0.0.1:8080'

describe('where to play', () => {
  it.each([
    ['KFQ7M', { server: HERE, code: 'KFQ7M' }],
    ['kfq7m-3txwa', { server: HERE, code: 'KFQ7M3TXWA' }],
    ['http://host:99/t/KFQ7M-3TXWA', { server: 'http://host:99', code: 'KFQ7M3TXWA' }],
    ['kfq-7m', { server: HERE, code: 'KFQ7M' }],
    ['http://host:99/t/KFQ7M', { server: 'http://host:99', code: 'KFQ7M' }],
    ['https://host/t/kfq7m/', { server: 'https://host', code: 'KFQ7M' }],
    ['https://host/games/t/KFQ7M#x', { server: 'https://host/games', code: 'KFQ7M' }],
    ['host:99/t/KFQ7M', { server: 'http://host:99', code: 'KFQ7M' }],
    ['http://host:99', { server: 'http://host:99', code: null }],
    ['games.example.org/', { server: 'http://games.example.org', code: null }],
    [undefined, { server: HERE, code: null }],
  ])('%s', (word, place) => {
    expect(placeOf(word, HERE)).toEqual(place)
  })

  it.each(['KFQ', 'http://', 'ftp://host/t/KFQ7M', 'http://host/t/KFQ', 'http://host:port/'])(
    '%s is a mistake',
    (word) => {
      expect(() => placeOf(word, HERE)).toThrow(Mistake)
    },
  )
})
