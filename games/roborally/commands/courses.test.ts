import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { number } from '../../../cli/print.ts'
import { terminal } from '../../../cli/starboard.fixture.ts'
import { COURSES } from '../data/courses/index.ts'
import { SORTING_CORNER } from '../scenarios/course/course.fixture.ts'

const { starboard, fileNamed } = terminal()
writeFileSync(fileNamed('sound.txt'), SORTING_CORNER)
writeFileSync(fileNamed('doubtful.txt'), SORTING_CORNER.replace('#     F2', '^     F2'))
writeFileSync(fileNamed('torn.txt'), SORTING_CORNER.replace('Ps24', 'Ps42').replace('<<s', '<<e'))

describe('courses', () => {
  it('lists what there is, with what was measured', async () => {
    const { exitCode, out, error } = await starboard('courses')
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
    expect(out.trimEnd().split('\n')).toHaveLength(1 + COURSES.length)
    for (const { name, bestWith, measured } of COURSES)
      expect(out).toMatch(new RegExp(`${name} .* ${bestWith.join('–')} +${number(measured.turns.mean)} `))
  })

  it('lists it for programs', async () => {
    const { out } = await starboard('courses', '--json')
    expect(JSON.parse(out)).toMatchObject(COURSES.map(({ name, bestWith, measured }) => ({ name, bestWith, measured })))
    expect(JSON.parse(out)[0]).toMatchObject({ level: 'beginner', size: '10x9', checkpoints: 2, players: '2–8' })
  })

  it('prints one, however its name is written', async () => {
    const { exitCode, out } = await starboard('courses', 'piston-alley')
    expect(exitCode).toBe(0)
    expect(out).toBe(COURSES.find(({ name }) => name === 'Piston Alley')?.text)
  })

  it('knows no others', async () => {
    const { exitCode, error } = await starboard('courses', 'Pinball')
    expect(exitCode).toBe(2)
    expect(error).toMatch(/^starboard: There is no course "Pinball"; there are Warm-Up Lane, /)
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
        measured: { players: 2, races: 3, turns: { mean: expect.any(Number) }, deaths: expect.any(Number) },
      },
    ])
    expect((await starboard(...words)).out).toMatch(/\n {2}3 races of 2 bots took \S+ turns \(half up to \d+, /)
  })

  it('says who can race, and how many', async () => {
    expect((await starboard('courses', '--check', 'sound.txt', '--bots', 'hal')).error).toBe(
      'starboard: There is no bot "hal"; there are heuristic, random.\n',
    )
    expect((await starboard('courses', '--check', 'sound.txt', '--players', '3')).exitCode).toBe(2)
  })
})

describe('courses --measure', () => {
  it('writes the figures of all courses', async () => {
    const words = ['courses', '--measure', 'measured.ts', '--races', '1', '--players', '2', '--bots', 'random']
    const { exitCode, out } = await starboard(...words)
    expect(exitCode).toBe(0)
    expect(out.trimEnd().split('\n')).toHaveLength(COURSES.length)
    const source = readFileSync(fileNamed('measured.ts'), 'utf8')
    for (const { name } of COURSES) expect(source).toContain(`  '${name}': {\n    players: 2,\n    races: 1,\n`)
  })

  it('knows beforehand that it cannot write', async () => {
    const { exitCode, error } = await starboard('courses', '--measure', 'nowhere/measured.ts')
    expect({ exitCode, error }).toEqual({
      exitCode: 2,
      error: 'starboard: nowhere/measured.ts: there is no such file.\n',
    })
  })

  it('is one thing at a time', async () => {
    const { exitCode, error } = await starboard('courses', 'Needle Works', '--measure')
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
