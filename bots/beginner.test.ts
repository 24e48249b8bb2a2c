import { type AnyBot, fastChance, type GameTypes, type Look, seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { shelf } from '../games/shelf.ts'
import { beginnerBot } from './beginner.ts'
import { botsFor } from './players.ts'

type Action = GameTypes['Action'] & { readonly card?: string }

const lookOf = (legal: readonly Action[]): Look<GameTypes> => ({
  at: 0,
  now: 0,
  view: {},
  open: [],
  outcome: null,
  legal,
  refused: [],
})

const wants = (action: Action | 'wait'): AnyBot => ({ play: () => action })

/** What a beginner does in many moments that look the same. */
function answers(meant: Action | 'wait', legal: readonly Action[]): readonly (Action | 'wait')[] {
  const bot = beginnerBot({ anytimeActions: ['resign'] }, wants(meant))
  const random = fastChance('beginner')
  return Array.from({ length: 200 }, () => bot.play(lookOf(legal), seatOf(0), { ms: 0, random }))
}

const ace: Action = { kind: 'play', card: 'ace' }
const two: Action = { kind: 'play', card: 'two' }

describe('a beginner', () => {
  it('mostly does what a fair player does, and else the same kind of thing', () => {
    const given = answers(ace, [ace, two, { kind: 'pass' }, { kind: 'resign' }])
    const right = given.filter((action) => action === ace).length
    expect(right).toBeGreaterThan(120)
    expect(right).toBeLessThan(190)
    expect(given.every((action) => action === ace || action === two)).toBe(true)
  })

  it('takes a piece of what is put together at once, but never gives up', () => {
    const whole: Action = { kind: 'program' }
    const given = new Set(answers(whole, [two, { kind: 'resign' }]))
    expect(given).toEqual(new Set([whole, two]))
  })

  it('waits where a fair player waits', () => {
    expect(new Set(answers('wait', [ace]))).toEqual(new Set(['wait']))
  })

  it.each(shelf.map((entry) => [entry.game.meta.name, entry] as const))(
    'is in %s if a fair player is',
    (_name, entry) => {
      expect('beginner' in botsFor(entry)).toBe('heuristic' in entry.bots)
    },
  )
})
