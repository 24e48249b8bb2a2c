import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { terminal } from './starboard.fixture.ts'

const { starboard, fileNamed } = terminal()

const scenario = (title: string, startCubes: number) =>
  JSON.stringify({
    format: 'starboard-scenario/1',
    game: 'comet-rush',
    title,
    seats: ['Ada', 'Ben'],
    options: { startSeat: 1 },
    steps: [],
    expect: { state: { options: { startCubes } }, outcome: null },
  })

mkdirSync(fileNamed('good/deep'), { recursive: true })
writeFileSync(fileNamed('good/one.json'), scenario('All start with 20 cubes', 20))
writeFileSync(fileNamed('good/deep/two.json'), scenario('Twenty it is', 20))
writeFileSync(fileNamed('good/notes.json'), '{ "no": "scenario" }')
writeFileSync(fileNamed('bad.json'), scenario('All start with 21 cubes', 21))
writeFileSync(fileNamed('torn.json'), '{ "format": "starboard-scenario/1" }')

writeFileSync(fileNamed('poem.json'), 'Roses are red')
writeFileSync(fileNamed('other.json'), '{ "format": "toString" }')
writeFileSync(fileNamed('stranger.json'), scenario('Three in a row', 20).replace('comet-rush', 'tic-tac-toe'))
writeFileSync(fileNamed('race.json'), '{ "format": "rr-scenario-1", "name": "Nobody races" }')
writeFileSync(
  fileNamed('twice.json'),
  JSON.stringify({
    format: 'rr-scenario-1',
    name: 'One card, two registers',
    course: ['rrcourse 1', 'grid', '+     +', ' .', '+     +', 'end'],
    robots: [{ id: 'A', at: [0, 0], heading: 'N' }],
    turns: [{ programs: { A: ['RL-070', 'RL-070', null, null, null] } }],
  }),
)

const REFUSED: readonly (readonly [string, RegExp])[] = [
  ['poem.json', /^starboard: poem\.json: this is not JSON\.$/m],
  [
    'other.json',
    /^starboard: other\.json: its "format" is not one of starboard-scenario\/1, rr-scenario-1, starboard-space-alert-mission\/1\.$/m,
  ],
  ['torn.json', /^starboard: torn\.json: .*“game”/],
  ['stranger.json', /^starboard: stranger\.json: “game”: there is no game "tic-tac-toe"; there are /],
  ['race.json', /^starboard: race\.json: .*“course”/],
  ['twice.json', /^starboard: twice\.json: .* turn 1: the card RL-070 is used twice\.$/m],
]

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

  it('tells programs, also of a file that is refused', async () => {
    const { exitCode, out } = await starboard('check', 'torn.json', 'bad.json', '--json')
    expect(exitCode).toBe(2)
    expect(JSON.parse(out)).toMatchObject({
      passed: 0,
      failed: 1,
      refused: 1,
      files: [
        { file: 'torn.json', refused: expect.stringContaining('“game”') },
        { file: 'bad.json', differences: [expect.any(String)] },
      ],
    })
  })

  it.each(REFUSED)('refuses %s with 2, and says what is wrong where', async (name, sentence) => {
    const { exitCode, out, error } = await starboard('check', name)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
    expect(error).toMatch(sentence)
    expect(error.trimEnd().split('\n')).toHaveLength(1)
  })

  it('refuses no file for another one: all are checked, and the worst counts', async () => {
    const { exitCode, out, error } = await starboard('check', 'poem.json', 'bad.json', 'torn.json', 'good')
    expect(exitCode).toBe(2)
    expect(out).toMatch(/differs All start with 21 cubes.*\n2 passed, 1 failed, 2 refused\n$/s)
    expect(error).toMatch(/^starboard: poem\.json: .*\nstarboard: torn\.json: .*\n$/)
  })
})
