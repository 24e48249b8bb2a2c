import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onShelf } from '@starboard/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, Place, type Player } from './play.fixture.ts'

let place: Place

beforeAll(async () => {
  place = await Place.open()
})
afterAll(() => place.close())

const codeOf = async (player: Player): Promise<string> =>
  (await player.printed(/Table ([A-Z0-9]{5}-[A-Z0-9]{5}): /))[1] ?? ''
/** As a link has it. */
const inLink = (code: string): string => code.replace('-', '')

/** Who could come back. */
const keptNames = (): readonly string[] => {
  const folder = join(place.folder, 'config/starboard/sessions')
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).name)
}

/** Few rounds: the comet starts near. */
const QUICK = ['--time', 'off', '--option', 'distance=6']

describe.concurrent('starboard play through a pipe', () => {
  it('plays a whole match against bots, always by number 1, in plain text of 80 columns, and exports it', async () => {
    const table = ['--game', 'comet-rush', '--seats', '3', '--bots', 'random,random', ...QUICK]
    const player = place.play(...table, '--name', 'Ada', '--export', 'match.json')
    answer(player)
    const { exitCode, out, error } = await player.ended
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
    expect(out).toContain(`/t/${inLink(await codeOf(player))}`)
    expect(out).toMatch(/^The match begins\.$/m)
    expect(out).toMatch(/^You draft .+ from engineering\.$/m)
    expect(out).toMatch(/^ {2}\d\. {2}Ada +\d+ points$/m)
    expect(out).toContain('starboard verify match.json')
    const names = [...(onShelf('comet-rush')?.game.meta.botNames ?? [])]
    expect(JSON.parse(readFileSync(join(place.folder, 'match.json'), 'utf8'))).toMatchObject({
      header: { game: 'comet-rush' },
      names: ['Ada', expect.toBeOneOf(names), expect.toBeOneOf(names)],
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/)
    expect(out.split('\n').filter((text) => [...text].length > 80 && !text.includes('http'))).toEqual([])
  })

  it('lets two people play, talk and watch, each with their own strategy', async () => {
    const ada = place.play('--game', 'comet-rush', '--name', 'Anna', ...QUICK)
    const code = await codeOf(ada)
    const ben = place.play(code.toLowerCase(), '--name', 'Ben')
    const eve = place.play(`${place.url}/t/${code}`, '--watch', '--name', 'Eve')
    eve.hush()
    ben.say('1')
    ben.say('t Hello Anna')
    ben.say('1')
    await ada.printed(/^Ben says: Hello Anna$/m)
    answer(ada)
    answer(ben, '2', '2', '3', '3')
    const [first, second, third] = await Promise.all([ada.ended, ben.ended, eve.ended])
    for (const { exitCode, out, error } of [first, second, third]) {
      expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
      expect(out).toMatch(/^ {2}1\. {2}(Anna|Ben) +\d+ points$/m)
    }
    expect(first.out).toContain('Ben takes seat 2.')
    expect(third.out).not.toContain('hand: ')
  })

  it('comes back to its seat under the same name, unless it wants to be forgotten', async () => {
    const first = place.play('--game', 'comet-rush', '--bots', 'random', '--time', 'off', '--name', 'Cleo')
    const code = await codeOf(first)
    first.say('2')
    first.say('q')
    expect((await first.ended).out).toContain(`starboard play ${place.url}/t/${inLink(code)} --name Cleo`)
    expect(keptNames()).toContain('Cleo')
    const again = place.play(code, '--name', 'Cleo')
    await again.printed(/^› Cleo +\d/m)
    // While somebody is there: a match that everybody has left is paused after a while.
    const stranger = place.play(code, '--name', 'Cleo', '--forget')
    stranger.say('s')
    stranger.say('q')
    const { out } = await stranger.ended
    expect(out).toContain('Not possible: The match has started and no seat is free')
    expect(keptNames()).not.toContain('Cleo')
    again.hush()
    expect((await again.ended).exitCode).toBe(0)
  })

  it('answers what it does not understand and goes on', async () => {
    const player = place.play('--game', 'comet-rush', '--bots', 'random', '--time', 'off', '--name', 'Dora')
    await player.printed(/Name a deck to draft a card from/)
    for (const text of ['99', 'hm', '', '?', 'v', 'u', '2']) player.say(text)
    player.hush()
    const { exitCode, out } = await player.ended
    expect(exitCode).toBe(0)
    expect(out).toContain('There is no 99; choose from 1 to 3.')
    expect(out).toContain('“hm” means nothing here')
    expect(out).toContain('One line for each answer')
    expect(out).toMatch(/^Caps are power\/accuracy\./m)
    expect(out).toContain('Not possible: There is nothing you may take back')
    expect(out).toMatch(/^You draft .+ from espionage\.$/m)
    expect(out.trimEnd().split('\n').at(-1)).toContain('The match waits for you.')
  })
})

describe.concurrent('a mistake gets one line and exit code 2', () => {
  const MISTAKES: readonly (readonly [words: string, line: string])[] = [
    ['', 'Which table? Give its code or link, or create one with --game; starboard games lists them.'],
    ['KFQ7M twice', 'That is too much: starboard play [options] [table]'],
    ['KFQ7M', 'KFQ7M: There is no table with this code.'],
    ['KFQ7M --name .............................', 'A name has at most 24 letters.'],
    ['--game comet-rush --seats 9', 'Comet Rush is for 2 to 6 players, not 9.'],
    ['--game comet-rush --bots hal', 'There is no bot “hal” here; there are easy (beginner), normal, hard (search), '],
  ]

  it.each(MISTAKES)('%s', async (words, line) => {
    const player = place.play(...(words === '' ? [] : words.split(' ')))
    player.hush()
    const { exitCode, out, error } = await player.ended
    expect(error.startsWith(`starboard: ${line}`), error).toBe(true)
    expect(error.trimEnd().split('\n')).toHaveLength(1)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  })

  it('says that nobody answers', async () => {
    const player = place.play('KFQ7M', '--server', 'http://127.0.0.1:9')
    player.hush()
    expect(await player.ended).toEqual({
      exitCode: 1,
      out: '',
      error: 'Nobody answers at http://127.0.0.1:9. A server of your own starts with: starboard serve\n',
    })
  })
})
