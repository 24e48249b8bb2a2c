import { mutedCtx } from '@starboard/bots'
import { type AnyGame, fastChance, isRefusal, seatOf } from '@starboard/kernel'
import { LAWS, type Trial, trialSetup } from '@starboard/kernel/laws'
import { expect, test } from 'vitest'
import { SMALL_GAME } from '../defaults.ts'
import { strokeAt } from '../load/recorded.ts'
import { metronome } from './index.ts'

const SEEDS = 6
const NUMBERS = 40

function trialOf(game: AnyGame, seed: number): Trial {
  const random = fastChance(`trial ${seed}`)
  const moves = Array.from({ length: NUMBERS }, () => random.below(2 ** 20, 'moves'))
  return { setup: trialSetup(game, seed), luck: `${seed}`, moves }
}

test.each(LAWS)('the law holds: $name', (law) => {
  for (let seed = 0; seed < SEEDS; seed++) law.check(metronome, trialOf(metronome, seed))
})

const forEver = { rules: 1, seats: 2, options: { beats: 0 }, seatOptions: [{}, {}], bots: [] }

test('what was recorded can be played for ever, and the state stays as large as it was', () => {
  const ctx = mutedCtx('any')
  const s = metronome.setup(forEver, ctx)
  const sizes = [0, 10_000].map((beats) => {
    for (let beat = 0; beat < beats; beat++) {
      expect(metronome.decisions(s)).toMatchObject([{ id: `${beat + 1}:turn`, seat: beat % 2 }])
      const action = metronome.action.read({ kind: 'strike', peg: strokeAt(beat) })
      if (isRefusal(action)) throw new Error(action.text)
      metronome.apply(s, seatOf(beat % 2), action, ctx)
    }
    return JSON.stringify(s).length
  })
  expect(Math.min(...sizes)).toBeGreaterThan(1800)
  expect(Math.max(...sizes)).toBeLessThan(2500)
  expect(metronome.outcome(s)).toBeNull()
})

test('its id is the one that benches ask for', () => expect(metronome.meta.id).toBe(SMALL_GAME))
