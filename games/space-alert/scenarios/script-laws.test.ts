import { type Chance, chanceFrom, fastChance } from '@starboard/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { announcedBy } from '../rules/script/announced.ts'
import { scriptFaults } from '../rules/script/check-script.ts'
import { completeScript, generateScript } from '../rules/script/make-script.ts'
import { readScript } from '../rules/script/read-script.ts'
import { kindOf, SCRIPT_KINDS, type Script, threatLevelOf } from '../rules/script/script.ts'
import { finished } from './script.fixture.ts'
import { choicesIn, choicesOf } from './script-choices.fixture.ts'

const SEEDS = depth('SCRIPT_SEEDS', { test: 300, endure: 10_000 })
/** So many of them are gone on with from wherever they can be interrupted. */
const INTERRUPTED = depth('SCRIPTS_INTERRUPTED', { test: 15, endure: 150 })

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

/** Luck that often takes the last of things: what is made with it comes late and gets narrow. */
function late(seed: string): Chance {
  const luck = fastChance(seed)
  return chanceFrom((n, stream) => (luck.below(3, stream) === 0 ? n - 1 : luck.below(n, stream)))
}

/** Just before each event and just after it. */
const moments = ({ events }: Script): readonly number[] => [...new Set(events.flatMap(({ at }) => [at - 1, at]))]

/** What does not follow from what a script has told, by the second up to which it has. */
function badCompletions(script: Script, seed: string): readonly string[] {
  return moments(script).flatMap((until) => {
    const announced = { ...announcedBy(script, until), threatLevel: threatLevelOf(script) }
    const completed = completeScript(announced, fastChance(`${seed} ${until}`))
    const told = completed.events.filter(({ at }) => at <= until)
    const isSame = JSON.stringify(told) === JSON.stringify(announced.events)
    const isSameLevel = threatLevelOf(completed) === announced.threatLevel
    const isSameMission = completed.id === script.id && completed.phaseSeconds === script.phaseSeconds
    const faults = scriptFaults(completed).map(({ rule, text }) => `${rule}: ${text}`)
    return [
      ...(isSame && isSameMission ? [] : ['tells another story']),
      ...(isSameLevel ? [] : ['has another level']),
      ...faults,
    ].map((fault) => `${seed} from ${until} s: ${fault}`)
  })
}

describe.each(SCRIPT_KINDS)(`${SEEDS} scripts, %s,`, (kind) => {
  let scripts: readonly Script[] = []
  beforeAll(() => {
    scripts = numbers(SEEDS).map((seed) => generateScript({ kind }, fastChance(`${kind} ${seed}`)))
  })

  test('are made and not taken from the shelf', () => {
    expect(scripts.filter(({ id }) => id !== kind)).toEqual([])
    expect(new Set(scripts.map(kindOf))).toEqual(new Set([kind]))
  })

  test('break no rule', () => {
    expect(scripts.flatMap((script, seed) => scriptFaults(script).map(({ text }) => `${seed}: ${text}`))).toEqual([])
  })

  test('are the same when they are read again', () => {
    for (const script of scripts.slice(0, 50)) expect(readScript(JSON.parse(JSON.stringify(script)))).toEqual(script)
  })

  test('reach every corner: whatever may be chosen is', () => {
    const chosen = new Set(scripts.flatMap(choicesIn))
    expect(choicesOf(kind).filter((choice) => !chosen.has(choice))).toEqual([])
  })

  test('can be gone on with from wherever they are interrupted', () => {
    const some = scripts.slice(0, INTERRUPTED)
    expect(some.flatMap((script, seed) => badCompletions(script, `${kind} ${seed}`))).toEqual([])
  })

  test('can be gone on with also when everything comes late', () => {
    const bad = numbers(INTERRUPTED).flatMap((number) => {
      const seed = `late ${kind} ${number}`
      return badCompletions(generateScript({ kind }, late(seed)), seed)
    })
    expect(bad).toEqual([])
  })
})

describe('what was announced', () => {
  test.each(['test-run-1', 'simulation-2', 'mission-adv-1', 'duckling-1', 'duckling-2'])(
    'by the finished script %s can be gone on with',
    (id) => {
      const script = finished(id)
      expect(badCompletions(script, id)).toEqual([])
    },
  )

  test('goes on in more ways than one, and the same way by the same luck', () => {
    const script = finished('mission-adv-1')
    const announced = announcedBy(script, 150)
    const ways = numbers(20).map((seed) => completeScript(announced, fastChance(`ways ${seed}`)))
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(20)
    expect(completeScript(announced, fastChance('ways 3'))).toEqual(ways[3])
  })

  test('may be of a level that nobody asked for', () => {
    const scripts = [5, 12].map((threatLevel) =>
      generateScript({ kind: 'three-phase', threatLevel }, fastChance('own')),
    )
    for (const script of scripts)
      for (const until of moments(script)) {
        const completed = completeScript(announcedBy(script, until), fastChance(`own ${until}`))
        expect(scriptFaults(completed)).toEqual([])
      }
  })

  test('ends in silence where nothing valid can follow', () => {
    const script = finished('simulation-2')
    const announced = { ...announcedBy(script, 400), events: [] }
    const { events } = completeScript(announced, fastChance('silence'))
    expect(events).toEqual(script.events.filter(({ type }) => type.startsWith('phase-') || type === 'mission-end'))
  })
})
