import { describe, expect, it } from 'vitest'
import { Mistake } from '../ending.ts'
import { type PlayFlags, parseWanted } from './parse-wanted.ts'

describe('what is wanted', () => {
  it('takes the server from the flag, the environment, or this machine', () => {
    const serverOf = (flags: PlayFlags, env = {}) => parseWanted('KFQ7M', flags, env).place.server
    expect(serverOf({ server: 'host:1' }, { STARBOARD_URL: 'http://other' })).toBe('http://host:1')
    expect(serverOf({}, { STARBOARD_URL: 'http://other/' })).toBe('http://other')
    expect(serverOf({})).toBe('http://127.0.0.1:8080')
  })

  it('leaves the first seat of a new table to its creator', () => {
    const flags = { game: 'comet-rush', seats: 4, bots: 'heuristic, random', option: ['distance=12'], time: '30s' }
    expect(parseWanted(undefined, flags, {}).newTable).toEqual({
      game: 'comet-rush',
      seats: 4,
      bots: [null, 'heuristic', 'random'],
      options: { distance: 12 },
      time: { kind: 'live', seconds: 30 },
    })
  })

  it('gives all seats to bots for those who watch', () => {
    expect(parseWanted(undefined, { game: 'comet-rush', bots: 'random,random', watch: true }, {}).newTable).toEqual({
      game: 'comet-rush',
      bots: ['random', 'random'],
    })
  })

  it.each<[string | undefined, PlayFlags, string]>([
    [undefined, {}, 'Which table? Give its code or link, or create one with --game; starboard games lists them.'],
    ['comet-rush', {}, 'comet-rush is a game: starboard play --game comet-rush makes a table of it.'],
    ['KFQ', {}, '"KFQ" is neither the code of a table (ten letters and digits) nor an address such as'],
    ['ftp://games', {}, '"ftp://games" is not the address of a server; one looks like http://127.0.0.1:8080.'],
    ['http://host/t/KFQ', {}, '"KFQ" is not the code of a table: ten letters and digits.'],
    ['KFQ7M', { server: '//' }, '"//" is not the address of a server; one looks like http://127.0.0.1:8080.'],
    ['KFQ7M', { game: 'comet-rush' }, 'Table KFQ7M has its game already; --game is for a new table.'],
    ['KFQ7M', { bots: 'random' }, '--bots is for a new table; say which game with --game.'],
    ['KFQ7M', { export: 'nowhere/match.json' }, 'nowhere/match.json: nothing can be written to this folder.'],
    ['KFQ7M', { export: '.' }, '.: this is a folder.'],
    [undefined, { game: 'tic-tac-toe' }, 'There is no game "tic-tac-toe"; there are comet-rush'],
    [undefined, { game: 'comet-rush', option: ['distance'] }, '--option is written name=value; "distance" is not.'],
    [undefined, { game: 'comet-rush', option: ['gravity=9'] }, 'There is no option "gravity"; there are turnSeconds'],
    [
      undefined,
      { game: 'comet-rush', time: 'soon' },
      '--time must be auto, game, off, 5s to 3600s, 1m to 60m or 1d to 14d',
    ],
    [
      undefined,
      { game: 'comet-rush', time: '15d' },
      '--time must be auto, game, off, 5s to 3600s, 1m to 60m or 1d to 14d',
    ],
  ])('%s %o is a mistake', (word, flags, sentence) => {
    expect(() => parseWanted(word, flags, {})).toThrow(Mistake)
    expect(() => parseWanted(word, flags, {})).toThrow(sentence)
  })
})
