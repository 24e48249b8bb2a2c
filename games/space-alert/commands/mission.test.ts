import { writeFileSync } from 'node:fs'
import { fastChance } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { terminal } from '../../../cli/starboard.fixture.ts'
import { SCRIPTS } from '../data/scripts/index.ts'
import { generateScript } from '../rules/script/make-script.ts'

const { starboard, fileNamed } = terminal()
const [testRun] = SCRIPTS
writeFileSync(fileNamed('sound.json'), JSON.stringify(testRun))
writeFileSync(fileNamed('spoilt.json'), JSON.stringify({ ...testRun, phaseSeconds: [226, 195] }))
writeFileSync(fileNamed('other.json'), JSON.stringify({ title: 'Something else' }))
writeFileSync(fileNamed('torn.json'), '{')

describe('mission', () => {
  it('prints what is announced and when', async () => {
    const { exitCode, out, error } = await starboard('mission', 'test-run-1')
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toBe('Test run: 7 turns, phases of 225, 195 s, threat level 3')
    expect(lines).toHaveLength(1 + (testRun?.events.length ?? 0))
    expect(lines).toContain('  0:12  Time T+2. Threat, zone red.')
    expect(lines).toContain('  1:43  Data transfer, 15 seconds.')
  })

  it('makes one by its seed, for programs too', async () => {
    const { out } = await starboard('mission', '--seed', 'x', '--kind', 'three-phase', '--level', '9', '--json')
    expect(JSON.parse(out)).toEqual(generateScript({ kind: 'three-phase', threatLevel: 9 }, fastChance('x')))
  })

  it.each([
    [['--kind', 'four-phase'], /There is no kind "four-phase"; there are two-phase, three-phase, duckling/],
    [['--level', '9'], /A two-phase mission has a level from 3 to 5; 9 is not \(SA-12\.6\)/],
    [['mission-9'], /There is no script "mission-9"; there are test-run-1, /],
    [['--check', 'torn.json'], /torn\.json: this is not JSON/],
  ])('knows no %s', async (words, sentence) => {
    const { exitCode, error } = await starboard('mission', ...words)
    expect(exitCode).toBe(2)
    expect(error).toMatch(sentence)
  })
})

describe('mission --check', () => {
  it('finds nothing wrong with a finished script', async () => {
    expect(await starboard('mission', '--check', 'sound.json')).toEqual({
      exitCode: 0,
      out: 'Nothing is wrong.\n',
      error: '',
    })
  })

  it('names the rules that others break', async () => {
    const { exitCode, error } = await starboard('mission', '--check', 'sound.json', 'spoilt.json', 'other.json')
    expect(exitCode).toBe(1)
    expect(error).toContain('spoilt.json: It lasts 421 s instead of 420. (SA-12.2)')
    expect(error).toMatch(/^other\.json: .*\(SA-12\.12\)$/m)
    expect(error).not.toContain('sound.json')
  })
})
