import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { terminal } from './starboard.fixture.ts'

const { starboard, fileNamed } = terminal()

const untimed = ({ seconds: _seconds, gamesPerSecond: _rate, ...rest }: Record<string, unknown>) => rest

describe('simulate', () => {
  it('gives the same figures whatever the number of workers', async () => {
    const words = ['simulate', 'comet-rush', '--seats', '3', '--games', '60', '--seed', 'x', '--json', '--workers']
    const [one, two] = await Promise.all([starboard(...words, '1'), starboard(...words, '2')])
    const [first, second] = [JSON.parse(one.out), JSON.parse(two.out)]
    expect(untimed(first)).toEqual(untimed(second))
    expect(first).toMatchObject({ game: 'comet-rush', seats: 3, seed: 'x', games: 60, options: { preset: 'classic' } })
    expect(first.winRateBySeat).toHaveLength(3)
    expect(first.turns).toEqual({
      mean: expect.any(Number),
      p50: expect.any(Number),
      p95: expect.any(Number),
      max: expect.any(Number),
    })
    expect(first.seconds).toBeGreaterThan(0)
    expect(first.gamesPerSecond).toBeGreaterThan(0)
    const endings: number[] = Object.values(first.endings)
    expect(endings.reduce((sum, games) => sum + games, 0)).toBe(60)
  })

  it('plays one game of many again', async () => {
    const words = ['simulate', 'comet-rush', '--bots', 'random', '--seed', 'x', '--json']
    const entriesOf = async (...more: string[]) => JSON.parse((await starboard(...words, ...more)).out).entriesMean
    const [both, first, second] = await Promise.all([
      entriesOf('--games', '2'),
      entriesOf('--games', '1'),
      entriesOf('--games', '1', '--from', '1'),
    ])
    expect(both).toBe((first + second) / 2)
  })

  it('means by turns what the file of a match, its story and its JSON mean', async () => {
    const words = ['roborally', '--seats', '2', '--bots', 'random', '--seed', 'x', '--option', 'turnLimit=20']
    const limited = [...words, '--option', 'lives=9']
    const [simulated] = await Promise.all([
      starboard('simulate', ...limited, '--games', '1', '--json'),
      starboard('record', ...limited, '--out', 'turns.json'),
    ])
    const [told, json] = await Promise.all([
      starboard('replay', 'turns.json'),
      starboard('replay', 'turns.json', '--json'),
    ])
    const { turns, statistics } = JSON.parse(simulated.out)
    expect(turns).toEqual({ mean: 20, p50: 20, p95: 20, max: 20 })
    expect(statistics).not.toHaveProperty('turns')
    expect(told.out).toContain('(20 turns)')
    expect(JSON.parse(json.out).outcome.turns).toBe(20)
  })

  it('takes options and shows a table to people', async () => {
    const { exitCode, out, error } = await starboard(
      'simulate',
      'comet-rush',
      '--games',
      '5',
      '--seed',
      'x',
      '--option',
      'distance=6',
    )
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
    expect(out).toMatch(/^Comet Rush: 5 games/)
    expect(out).toContain('distance=6')
    expect(out).not.toContain('\x1b')
  })

  it('writes a page that needs nothing else and trusts nothing', async () => {
    await starboard('simulate', 'comet-rush', '--games', '5', '--seed', '<script>', '--report', 'report.html')
    const page = readFileSync(fileNamed('report.html'), 'utf8')
    expect(page).toContain('seed &lt;script&gt;')
    expect(page).not.toMatch(/<script|<link|src=|url\(|http/)
    expect(page).toContain('<svg')
  })

  it('compares two rule sets, sweeps an option and swaps the bots', async () => {
    const words = ['simulate', 'comet-rush', '--seats', '2', '--bots', 'random', '--games', '20', '--seed', 'x']
    const more = ['--against', 'distance=6', '--against-bots', 'easy', '--sweep', 'baseIncome=4,5']
    const { out, error } = await starboard(...words, ...more, '--json', '--csv', 'figures.csv')
    expect(error).toBe('')
    const { lab, others, winRateByBot } = JSON.parse(out)
    expect(Object.keys(winRateByBot)).toEqual(['random'])
    expect(others.map(({ name, games, bots }: Record<string, unknown>) => [name, games, bots])).toEqual([
      ['B', 20, ['beginner']],
      ['baseIncome=4', 20, ['random']],
      ['baseIncome=5', 20, ['random']],
    ])
    expect(lab.plan.command).toBe(
      ['npx starboard', ...words, '--against distance=6 --against-bots beginner --sweep baseIncome=4,5'].join(' '),
    )
    expect(readFileSync(fileNamed('figures.csv'), 'utf8')).toContain('\r\nB,difference from A,turns,')
  })
})

const whole = (name: string) => ({ ...JSON.parse(readFileSync(fileNamed(name), 'utf8')), made: null })

describe('merge', () => {
  it('makes the undivided report of parts, whatever they are written as', async () => {
    const words = [
      'simulate',
      'comet-rush',
      '--bots',
      'random',
      '--games',
      '25',
      '--seed',
      'x',
      '--against',
      'distance=6',
    ]
    const [undivided, , printed] = await Promise.all([
      starboard(...words, '--report', 'whole.json'),
      starboard(...words, '--shard', '1/3', '--report', 'one.html'),
      starboard(...words, '--shard', '2/3', '--json'),
      starboard(...words, '--shard', '3/3', '--report', 'three.json'),
    ])
    writeFileSync(fileNamed('two.json'), printed.out)
    const merged = await starboard('merge', 'three.json', 'one.html', 'two.json', '--report', 'merged.json')
    expect(merged.error).toBe('')
    expect(JSON.stringify(whole('merged.json'))).toBe(JSON.stringify(whole('whole.json')))
    const untimedText = (text: string) => text.split('\n').slice(0, -2)
    expect(untimedText(merged.out)).toEqual(untimedText(undivided.out))
    const missing = await starboard('merge', 'three.json', 'one.html')
    expect(missing).toMatchObject({ exitCode: 2, error: 'starboard: Part 2 of 3 is missing.\n' })
  })
})
