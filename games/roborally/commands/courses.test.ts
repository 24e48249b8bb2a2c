import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { number } from '../../../cli/print.ts'
import { terminal } from '../../../cli/starboard.fixture.ts'
import { type DockShare, dockShares } from '../bot/measure/docks.ts'
import { FIRST_DRAWINGS } from '../data/courses/first/index.ts'
import { type BuiltCourse, COURSES } from '../data/courses/index.ts'
import { SORTING_CORNER } from '../scenarios/course/course.fixture.ts'
import { byKeptFigures } from './check-shelf.ts'
import { fingerprintOf } from './measure-all.ts'

const { starboard, fileNamed } = terminal()
writeFileSync(fileNamed('sound.txt'), SORTING_CORNER)
writeFileSync(fileNamed('doubtful.txt'), SORTING_CORNER.replace('#     F2', '^     F2'))
writeFileSync(fileNamed('torn.txt'), SORTING_CORNER.replace('Ps24', 'Ps42').replace('<<s', '<<e'))

describe('courses', () => {
  it('lists what there is, with what was measured', async () => {
    const { exitCode, out, error } = await starboard('courses')
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
    expect(out.trimEnd().split('\n')).toHaveLength(2 * (1 + COURSES.length) + 1)
    for (const { name, bestWith, measured } of COURSES)
      expect(out).toMatch(new RegExp(`${name} .* ${bestWith.join('–')} +${number(measured.turns.mean)} `))
  })

  it('lists how often every dock has won, with its interval', async () => {
    const { out } = await starboard('courses')
    const [, docks = ''] = out.split('\n\n')
    for (const { name, measured } of COURSES) {
      const [{ share, interval }] = dockShares(measured.docks) as [DockShare]
      const [won, low, high] = [share, ...interval].map((one) => Math.round(100 * one))
      expect(docks).toMatch(new RegExp(`${name} +${measured.docks.races} +${won} \\(${low}–${high}\\) `))
    }
  })

  it('lists it for programs', async () => {
    const { out } = await starboard('courses', '--json')
    expect(JSON.parse(out)).toMatchObject(COURSES.map(({ measured }) => ({ docks: dockShares(measured.docks) })))
    expect(JSON.parse(out)).toMatchObject(COURSES.map(({ name, bestWith, measured }) => ({ name, bestWith, measured })))
    expect(JSON.parse(out)[0]).toMatchObject({ level: 'beginner', size: '10x9', checkpoints: 2, players: '2–8' })
  })

  it('prints one, however its name is written', async () => {
    const { exitCode, out } = await starboard('courses', 'piston-alley-ii')
    expect(exitCode).toBe(0)
    expect(out).toBe(COURSES.find(({ name }) => name === 'Piston Alley II')?.text)
  })

  it('RR-2.6 prints a first drawing too', async () => {
    const { exitCode, out } = await starboard('courses', 'piston-alley')
    expect(exitCode).toBe(0)
    expect(out).toBe(FIRST_DRAWINGS.find(({ name }) => name === 'Piston Alley')?.text)
  })

  it('knows no others', async () => {
    const { exitCode, error } = await starboard('courses', 'Pinball')
    expect(exitCode).toBe(2)
    expect(error).toMatch(/^starboard: There is no course "Pinball"; there are Warm-Up Lane II, /)
  })
})

describe('courses --check', () => {
  it('RR-13.12 tells every fault with line and column, and ends with 1', async () => {
    expect(await starboard('courses', '--check', 'torn.txt')).toEqual({
      exitCode: 1,
      out: [
        'torn.txt:10:8 fault "Ps42": A pusher is written with its heading and its registers 1-5 ascending: `Pe24`. (RR-13.8)',
        'torn.txt:12:44 fault "<<e": A belt to the west curves only from north and south, not from east. (RR-13.8)',
        '',
      ].join('\n'),
      error: '',
    })
  })

  it('RR-13.10 warns, and says what it has found', async () => {
    const { exitCode, out } = await starboard('courses', '--check', 'doubtful.txt', 'sound.txt', '--races', '0')
    expect(exitCode).toBe(0)
    expect(out.split('\n')).toEqual([
      'doubtful.txt:8:38 warning "^": This belt leads off the board. (RR-13.10)',
      expect.stringMatching(/^doubtful.txt: ok Sorting Corner, /),
      'sound.txt: ok Sorting Corner, beginner, 8x5, 2–2 players, 2 docks, 2 checkpoints that can be reached from all of them',
      '',
    ])
  })

  it('lets bots race', async () => {
    const words = ['courses', '--check', 'sound.txt', '--races', '3', '--bots', 'random']
    const { exitCode, out } = await starboard(...words, '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject([
      {
        file: 'sound.txt',
        faults: [],
        warnings: [],
        measured: {
          players: 2,
          races: 3,
          turns: { mean: expect.any(Number) },
          deaths: expect.any(Number),
          docks: { races: 3 },
        },
      },
    ])
    const { out: told } = await starboard(...words)
    expect(told).toMatch(/\n {2}3 races of 2 bots took \S+ turns \(half up to \d+, /)
    expect(told).toMatch(/\n {2}Of 3 races docks 1 to 2 won, in %: \d+ \(\d+–\d+\), \d+ \(\d+–\d+\)\.\n/)
  })

  it('says who can race, and how many', async () => {
    expect((await starboard('courses', '--check', 'sound.txt', '--bots', 'hal')).error).toBe(
      'starboard: There is no bot "hal"; there are heuristic, beginner, random.\n',
    )
    expect((await starboard('courses', '--check', 'sound.txt', '--players', '3')).exitCode).toBe(2)
  })
})

describe('courses --check of our own', () => {
  const [course] = COURSES as [BuiltCourse]
  const withDocks = (wins: readonly number[]) => ({
    ...course,
    measured: { ...course.measured, docks: { ...course.measured.docks, races: 400, wins } },
  })

  it('goes by figures that were measured on these very drawings, with all docks taken', () => {
    for (const { text, measured } of COURSES)
      expect(measured.docks).toMatchObject({ fingerprint: fingerprintOf(text), wins: { length: 8 } })
  })

  it('RR-15 finds no dock of the six that 400 races of eight call unfair', () => {
    expect(COURSES.flatMap((one) => byKeptFigures(one).faults.map((fault) => `${one.name}: ${fault}`))).toEqual([])
  })

  it('tells what it finds, and ends with 1 if it finds something', async () => {
    const { exitCode, out } = await starboard('courses', '--check', '--json')
    const checked = COURSES.map(byKeptFigures)
    expect(JSON.parse(out)).toEqual(checked)
    expect(exitCode).toBe(checked.some(({ faults }) => faults.length > 0) ? 1 : 0)
  })

  it('is content with 400 fair races', () => {
    expect(byKeptFigures(withDocks([100, 20, 47, 47, 47, 47, 46, 46])).faults).toEqual([])
  })

  it('names every dock that wins too often or too seldom', () => {
    expect(byKeptFigures(withDocks([101, 19, 47, 47, 47, 47, 46, 46])).faults).toEqual([
      'Dock 1 won 25.3 % of 400 races; at most 25.0 % would be fair.',
      'Dock 2 won 4.8 % of 400 races; at least 5.0 % would be fair.',
    ])
  })

  it('wants enough races', () => {
    const docks = { ...course.measured.docks, races: 8, wins: [1, 1, 1, 1, 1, 1, 1, 1] }
    expect(byKeptFigures({ ...course, measured: { ...course.measured, docks } }).faults).toEqual([
      'Fewer than 400 races leave too much to chance: starboard courses --measure.',
    ])
  })

  it('knows figures of another drawing', () => {
    const { text } = course
    expect(byKeptFigures({ ...course, text: text.replace('D1', '. ') }).faults[0]).toMatch(/^It was drawn anew /)
  })

  it('races anew if a number is asked for, and ends with 1 where a dock is unfair', async () => {
    const words = ['courses', '--check', '--races', '1', '--players', '2', '--bots', 'random', '--json']
    const { exitCode, out } = await starboard(...words)
    expect(exitCode).toBe(1)
    expect(JSON.parse(out)[0]).toMatchObject({ name: course.name, docks: { races: 1 }, faults: [expect.any(String)] })
  })
})

describe('courses --measure', () => {
  it('writes the figures of all courses', async () => {
    const words = ['courses', '--measure', 'measured.ts', '--races', '1', '--players', '2', '--bots', 'random']
    const { exitCode, out } = await starboard(...words)
    expect(exitCode).toBe(0)
    expect(out.trimEnd().split('\n')).toHaveLength(COURSES.length)
    const source = readFileSync(fileNamed('measured.ts'), 'utf8')
    for (const { name } of COURSES)
      expect(source).toMatch(
        new RegExp(
          `  '${name}': {\\n    players: 2,\\n    races: 1,\\n.*\\n.*\\n.*\\n    docks: { fingerprint: '\\w{16}', races: 1, `,
        ),
      )
  })

  it('knows beforehand that it cannot write', async () => {
    const { exitCode, error } = await starboard('courses', '--measure', 'nowhere/measured.ts')
    expect({ exitCode, error }).toEqual({
      exitCode: 2,
      error: 'starboard: nowhere/measured.ts: there is no such file.\n',
    })
  })

  it('is one thing at a time', async () => {
    const { exitCode, error } = await starboard('courses', 'Needle Works II', '--measure')
    expect({ exitCode, error }).toEqual({
      exitCode: 2,
      error: 'starboard: A name, --check and --measure exclude each other.\n',
    })
  })
})

describe('bench', () => {
  it('measures executed registers', async () => {
    const { exitCode, out } = await starboard('bench', 'registers', '--rounds', '1', '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      bench: 'registers',
      game: 'roborally',
      figures: [{ unit: 'registers/s', median: expect.any(Number), goal: { atLeast: 20_000 } }, {}],
    })
  })
})
