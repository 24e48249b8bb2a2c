import { shelf } from '@starboard/games'
import { describe, expect, test } from 'vitest'
import { checkDice, type DiceCheck, differs } from './dice-check.ts'
import type { AnyExport } from './model.ts'
import { recordMatch } from './record.fixture.ts'

const game = shelf[0]?.game
if (game === undefined) throw new Error('The shelf is empty.')
const exported = recordMatch(game, 5)

/** Runs it to the end with a clock on which every look takes a third of a slice. */
function checked(file: AnyExport): { seen: DiceCheck[]; last: DiceCheck } {
  const seen: DiceCheck[] = []
  const queue: (() => void)[] = []
  let time = 0
  const later = (run: () => void) => void queue.push(run)
  checkDice({ game: game as never, exported: file, now: () => (time += 20), later, onChange: (one) => seen.push(one) })
  for (let run = queue.shift(); run !== undefined; run = queue.shift()) run()
  const last = seen.at(-1)
  if (last === undefined) throw new Error('Nothing was reported.')
  return { seen, last }
}

describe('the dice check', () => {
  test('goes in slices and finds every draw of a true match again', () => {
    const { seen, last } = checked(exported)
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.map(({ progress }) => progress)).toEqual(seen.map(({ progress }) => progress).toSorted((a, b) => a - b))
    expect(last.found).toMatchObject({ problems: [], recomputed: last.draws.length, draws: last.draws.length })
    expect(last.draws.length).toBeGreaterThan(10)
    for (const draw of last.draws) expect(draw.again?.value).toBe(draw.logged)
    expect(last.draws.some(differs)).toBe(false)
  })

  test('shows the word a die comes from', () => {
    const dice = checked(exported).last.draws.filter(({ again }) => again?.word.stream === 'dice')
    expect(dice.length).toBeGreaterThan(0)
    for (const { logged, again } of dice) expect(logged).toBe(((again?.word.word ?? 0) % 6) + 1)
    expect(dice.map(({ again }) => again?.word.place)).toEqual([...dice.keys()])
  })

  test('says what differs in a forged file, and which draw it is', () => {
    const at = exported.log.findIndex(({ luck }) => luck.length === 1 && typeof luck[0] === 'number')
    const log = exported.log.map((entry, index) =>
      index === at ? { ...entry, luck: [(Number(entry.luck[0]) % 6) + 1] } : entry,
    )
    const { last } = checked({ ...exported, log })
    expect(last.found?.problems).toEqual([expect.stringMatching(/^Entry \d+: the log says \d, the dice give \d\.$/)])
    expect(last.draws.filter(differs).map(({ moment }) => moment)).toEqual([at])
    expect(last.draws.filter(({ again }) => again === null).every(({ moment }) => moment > at)).toBe(true)
  })

  test('says so when the opened seed is not the published one', () => {
    const { last } = checked({ ...exported, seed: '11'.repeat(32) })
    expect(last.found?.problems).toEqual([expect.stringContaining('does not belong to the hash')])
    expect(last.draws.every(({ again }) => again === null)).toBe(true)
  })
})
