import { playOut } from '@starboard/bots'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { spaceAlert } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { flown, setupFor } from './crews.fixture.ts'
import { heuristic, levels } from './index.ts'

const MISSIONS = depth('ALERT_KINDS', { test: 1, endure: 30 })

const crewOf = (seats: number) => Array.from({ length: seats }, () => heuristic)

const YELLOW: Partial<Options> = { commonThreats: 'yellow', seriousThreats: 'yellow' }

const KINDS: readonly (readonly [name: string, seats: number, options: Partial<Options>])[] = [
  ['a solo mission', 1, {}],
  ['a mission of five', 5, {}],
  ['a three-phase mission', 3, { mission: 'advanced' }],
  ['Little Duckling', 2, { mission: 'duckling' }],
  ['yellow threats on the ship of the manual', 3, { ...YELLOW, shipProfile: 'manual', visualScale: 'classic' }],
  ['with open boards and without heroes', 3, { openBoards: true, heroicDeck: 'none', computerRule: 'classic' }],
  ['without a clock', 2, { untimed: true, mission: 'simulation-2' }],
  ['a mission that runs by itself', 2, { resolutionSpeed: 'instant', tripping: false }],
]

describe('bots fly', { timeout: 600_000 }, () => {
  // In the arena a bot that wants what is not allowed is a bug, and so is one that waits for ever.
  it.each(KINDS)('%s to its end', (_name, seats, options) => {
    const all = flown(crewOf(seats), { missions: MISSIONS, options: () => options })
    expect(Object.values(all.endings).reduce((sum, count) => sum + count, 0)).toBe(MISSIONS)
  })

  it.each(Object.entries(levels))('as %s as they may be, too', (_, bot) => {
    const all = flown([bot, bot, bot], { missions: MISSIONS, options: () => ({}) })
    expect(all.announced).toBeGreaterThan(0)
  })

  it('the same mission in the same way', () => {
    const play = () => {
      const steps: unknown[] = []
      const outcome = playOut(
        { game: spaceAlert },
        { setup: setupFor(2), bots: crewOf(2), seed: 'again', onStep: (step) => void steps.push(step) },
      )
      return { steps, outcome }
    }
    expect(play()).toEqual(play())
  })
})
