import { describe, expect, test } from 'vitest'
import { isRefusal } from '../contract/refusal.ts'
import { seatOf } from '../contract/seat.ts'
import { readSetup } from '../contract/setup.ts'
import { lanterns } from '../lanterns.fixture.ts'
import { commitmentOf, committedChance } from '../luck/committed.ts'
import { Effort, EXPORT_LIMITS, NO_EXPORT_LIMITS, oversize, TooMuch } from './limits.ts'
import { MATCH_FORMAT } from './log.ts'
import { Match } from './match.ts'

const SEED = '0123456789abcdef'.repeat(4)

/** A match at a point where its first seat may light lamps and take that back. */
function lit(effort: Effort) {
  const setup = readSetup(lanterns, { seats: 2, options: { rounds: 1 } })
  if (isRefusal(setup)) throw new Error(setup.text)
  const header = {
    format: MATCH_FORMAT,
    game: 'lanterns',
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(SEED),
    seatSeeds: ['', ''],
  } as const
  const source = committedChance({ seed: SEED, seatSeeds: header.seatSeeds })
  const { match } = Match.start({ game: lanterns, header, source, effort })
  const act = (seat: number, action: object) => {
    const decision = match.look(seatOf(seat)).open.find((open) => open.seat === seat)?.id
    const id = `${seat} ${match.length}`
    return match.act(seatOf(seat), { id, action, by: 'player', ...(decision !== undefined && { decision }) }, match.now)
  }
  act(0, { kind: 'hide', colour: 'red' })
  act(1, { kind: 'hide', colour: 'green' })
  return { match, light: () => act(0, { kind: 'light', lamps: 1 }) }
}

describe('the effort of a match', () => {
  test('counts every entry once, and those that an undo plays again', () => {
    const effort = new Effort(NO_EXPORT_LIMITS)
    const { match, light } = lit(effort)
    const before = effort.played
    expect(before).toBe(match.length)
    expect(isRefusal(light())).toBe(false)
    expect(effort.played).toBe(before + 1)
    expect(isRefusal(match.undo(seatOf(0), match.now))).toBe(false)
    // The undo itself, and the two answers since the start, which is kept aside.
    expect(effort.played).toBe(before + 1 + 3)
  })

  test('stops a match that takes back and does again without end, before it does more than it may', () => {
    const effort = new Effort({ ...EXPORT_LIMITS, played: 100 })
    const { match, light } = lit(effort)
    const forever = () => {
      for (let round = 0; round < 1000; round++) {
        light()
        match.undo(seatOf(0), match.now)
      }
    }
    expect(forever).toThrow(TooMuch)
    expect(effort.played).toBeLessThanOrEqual(100)
    expect(match.length).toBeLessThan(100)
  })

  test('stops an undo that would play too many entries at one go, before it plays one', () => {
    const effort = new Effort({ ...EXPORT_LIMITS, atOnce: 2 })
    const { match, light } = lit(effort)
    light()
    const before = effort.played
    expect(() => match.undo(seatOf(0), match.now)).toThrow(/makes the rules play 3 others, more than 2/)
    expect(effort.played).toBe(before)
  })
})

describe('the size of a file', () => {
  const limits = { ...EXPORT_LIMITS, depth: 3, values: 10, letters: 5 }
  const textOf = (value: unknown) => oversize(value, limits)?.text ?? 'fits'

  test('is measured in levels, values and letters', () => {
    expect(textOf({ a: [1, { b: 2 }], c: 'hello' })).toBe('fits')
    expect(textOf([[[[1]]]])).toContain('nested deeper than 3 levels')
    expect(textOf(Array.from({ length: 10 }, () => 1))).toContain('more than 10 values')
    expect(textOf({ a: 'hello!' })).toContain('a text of more than 5 letters')
    expect(textOf(JSON.parse('{"a":{"__proto__":1}}'))).toContain('“__proto__”')
  })
})
