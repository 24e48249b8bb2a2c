import { readFileSync, writeFileSync } from 'node:fs'
import { onShelf } from '@starboard/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { terminal } from './starboard.fixture.ts'

const { starboard, fileNamed } = terminal()

const record = (out: string) => starboard('record', 'comet-rush', '--seats', '2', '--seed', 'x', '--out', out)

beforeAll(async () => {
  const { exitCode, out, error } = await record('match.json')
  expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
  expect(out).toMatch(/^\w+, normal bot; \w+, normal bot\.\n.* entries in match\.json\.\n$/)
})

describe('a recorded match', () => {
  it('is the same again for the same seed, and secret without one', async () => {
    const [again, other] = await Promise.all([record('again.json'), starboard('record', 'comet-rush', '--seats', '2')])
    expect(again.exitCode).toBe(0)
    expect(readFileSync(fileNamed('again.json'), 'utf8')).toBe(readFileSync(fileNamed('match.json'), 'utf8'))
    expect(JSON.parse(other.out).seed).not.toBe(JSON.parse(readFileSync(fileNamed('match.json'), 'utf8')).seed)
  })

  it('may be kept as one of people, as many as there are seats', async () => {
    const people = (names: string) =>
      starboard('record', 'comet-rush', '--seats', '2', '--bots', 'random', '--people', names, '--out', 'people.json')
    expect(await people('Ada')).toMatchObject({ exitCode: 2, error: expect.stringContaining('1 player for 2 seats') })
    expect(await people('Ada,Ben')).toMatchObject({ exitCode: 0, error: '' })
    const { names, header, log } = JSON.parse(readFileSync(fileNamed('people.json'), 'utf8'))
    expect({ names, bots: header.setup.bots }).toEqual({ names: ['Ada', 'Ben'], bots: [] })
    expect(log.filter(({ by }: { by?: string }) => by === 'bot')).toEqual([])
    expect((await starboard('verify', 'people.json')).out).toMatch(/^True: /)
  })

  it('is true', async () => {
    const { exitCode, out } = await starboard('verify', 'match.json')
    expect(out).toMatch(/^True: (\d+) of \1 rolls and shuffles recomputed, \d+ entries, outcome: /)
    expect(exitCode).toBe(0)
  })

  it('is not true once a roll in it is changed', async () => {
    const text = readFileSync(fileNamed('match.json'), 'utf8')
    const forged = text.replace(/"luck":\[([1-6])\]/, (_, pips) => `"luck":[${(Number(pips) % 6) + 1}]`)
    expect(forged).not.toBe(text)
    writeFileSync(fileNamed('forged.json'), forged)
    const [people, programs] = await Promise.all([
      starboard('verify', 'forged.json'),
      starboard('verify', 'forged.json', '--json'),
    ])
    expect(people).toMatchObject({ exitCode: 1, error: '' })
    expect(people.out).toMatch(/^Not true: [\s\S]* the log says \d, the dice give \d\.\nNot signed: .*\n$/)
    expect(JSON.parse(programs.out)).toMatchObject({ true: false, problems: [expect.any(String)] })
  })

  it('is told as a story', async () => {
    const [people, programs] = await Promise.all([
      starboard('replay', 'match.json'),
      starboard('replay', 'match.json', '--json'),
    ])
    const { story, outcome, names } = JSON.parse(programs.out)
    expect(people.out.startsWith(`Comet Rush: ${names.join(', ')}\n`)).toBe(true)
    expect(people.out).toMatch(/^ +0:0\d {2}\S/m)
    expect(people.out).toContain(outcome.text)
    const known = [...(onShelf('comet-rush')?.game.meta.botNames ?? [])]
    expect(names).toEqual([expect.toBeOneOf(known), expect.toBeOneOf(known)])
    expect(names[0]).not.toBe(names[1])
    expect(story[0]).toMatchObject({ index: 0, at: 0, lines: [expect.any(String)] })
  })
})
