import { mkdirSync, writeFileSync } from 'node:fs'
import { shelf } from '@starboard/games'
import { describe, expect, it } from 'vitest'
import { FORMATS, formatOf } from './check-formats.ts'
import { terminal } from './starboard.fixture.ts'

const { starboard, fileNamed } = terminal()

const scenario = (title: string, startCubes: number) =>
  JSON.stringify({
    format: 'starboard-scenario/1',
    game: 'comet-rush',
    title,
    seats: ['Ada', 'Ben'],
    options: { startSeat: 0 },
    steps: [],
    expect: { state: { options: { startCubes } }, outcome: null },
  })

mkdirSync(fileNamed('good/deep'), { recursive: true })
writeFileSync(fileNamed('good/one.json'), scenario('All start with 20 cubes', 20))
writeFileSync(fileNamed('good/deep/two.json'), scenario('Twenty it is', 20))
writeFileSync(fileNamed('good/notes.json'), '{ "no": "scenario" }')
writeFileSync(fileNamed('bad.json'), scenario('All start with 21 cubes', 21))
writeFileSync(fileNamed('torn.json'), '{ "format": "starboard-scenario/1" }')

describe('check', () => {
  it('runs all scenarios of a folder', async () => {
    expect(await starboard('check', 'good')).toEqual({
      exitCode: 0,
      out: 'ok      Twenty it is (good/deep/two.json)\nok      All start with 20 cubes (good/one.json)\n2 passed, 0 failed\n',
      error: '',
    })
  })

  it('shows a difference and ends with 1', async () => {
    const { exitCode, out } = await starboard('check', 'bad.json', 'good/one.json')
    expect(exitCode).toBe(1)
    expect(out).toContain('differs All start with 21 cubes (bad.json)')
    expect(out).toMatch(/- expected 21\n +\+ found {4}20\n/)
    expect(out).toMatch(/1 passed, 1 failed\n$/)
  })

  it('tells programs, also of a file that is no whole scenario', async () => {
    const { exitCode, out } = await starboard('check', 'torn.json', '--json')
    expect(exitCode).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      passed: 0,
      failed: 1,
      files: [{ file: 'torn.json', differences: [expect.any(String)] }],
    })
  })

  it('knows the formats of games, and asks the game', () => {
    const brought = shelf.flatMap(({ formats = {} }) => Object.entries(formats))
    expect(Object.keys(FORMATS)).toEqual(['starboard-scenario/1', ...brought.map(([name]) => name)])
    for (const [format, check] of brought) expect(formatOf({ format })).toBe(check)
    expect([formatOf({ format: 'toString' }), formatOf(null), formatOf('rr')]).toEqual([null, null, null])
  })
})
