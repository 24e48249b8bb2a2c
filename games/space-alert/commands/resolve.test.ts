import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { terminal } from '../../../cli/starboard.fixture.ts'
import { missionFile } from '../scenarios/missions.fixture.ts'

const { starboard, fileNamed } = terminal()
const write = (name: string, value: object) => writeFileSync(fileNamed(name), JSON.stringify(value))
const idle = { name: 'Idle', expect: { outcome: 'lost', lostBy: { reason: 'computer', turn: 7 } } }
write('idle.json', missionFile(idle))
write('hopeful.json', missionFile({ name: 'Hopeful', expect: { outcome: 'won' } }))
write('torn.json', missionFile({ crew: [{ name: 'Ada', actions: ['A', 'hero-D'] }] }))

describe('resolve', () => {
  it('tells the story', async () => {
    const { exitCode, out, error } = await starboard('resolve', 'idle.json')
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
    expect(out).toMatch(
      /^Idle\n[\s\S]*The computer fails: the mission is lost\.[\s\S]*Lost \(the computer failed, turn 7\)/,
    )
  })

  it('prints the result for programs, with the log', async () => {
    const { out } = await starboard('resolve', 'idle.json', '--json')
    expect(JSON.parse(out)).toMatchObject({
      outcome: 'lost',
      damage: { red: 0, white: 0, blue: 0 },
      score: 0,
      stations: { Ada: 'white-upper' },
      lostBy: { reason: 'computer', turn: 7 },
      log: expect.arrayContaining([
        {
          turn: 7,
          step: 'computerCheck',
          kind: 'computerChecked',
          phase: 2,
          isMaintained: false,
          text: expect.any(String),
        },
      ]),
    })
  })

  it.each([
    ['torn.json', 'starboard: torn.json: crew[0].actions[1]: is no action.\n'],
    ['nowhere.json', 'starboard: nowhere.json: there is no such file.\n'],
  ])('refuses %s', async (file, error) => {
    expect(await starboard('resolve', file)).toEqual({ exitCode: 2, out: '', error })
  })
})

describe('check', () => {
  it.each([
    ['idle.json', 0, 'ok      Idle'],
    ['hopeful.json', 1, '- expected "won"'],
    ['torn.json', 2, ''],
  ])('ends with its code for %s', async (file, exitCode, text) => {
    const ended = await starboard('check', file)
    expect(ended.exitCode).toBe(exitCode)
    expect(ended.out).toContain(text)
  })
})
