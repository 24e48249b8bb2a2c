import { playOut } from '@starboard/bots'
import { fastChance, lookAt, seatsOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { spaceAlert } from '../rules/index.ts'
import type { State } from '../rules/state.ts'
import type { Slot } from '../rules/vocabulary.ts'
import { setupFor, simple } from './crews.fixture.ts'
import { botWith, levels, THINKERS } from './index.ts'
import { LEANINGS } from './leaning.ts'
import type { Think } from './mind.ts'
import { situation } from './plan.fixture.ts'
import { Thoughts } from './plan.ts'
import type { Line, Situation } from './situation.ts'
import { isMove } from './steps.ts'
import { worthOf } from './worth.ts'

const MISSIONS = depth('LEVEL_MISSIONS', { test: 2, endure: 100 })

/** Late enough that everybody plans. */
const NOW = 100_000

const BARE: Line = [null, null, null]

/** All that somebody of this level was in, in whole missions, and what they made of it. */
function planned(think: Think): readonly { readonly s: Situation; readonly line: Line }[] {
  const found = new Map<string, { s: Situation; line: Line }>()
  const bot = botWith((s) => {
    const mind = think(s)
    found.set(JSON.stringify(s), { s, line: mind.line(BARE) })
    return mind
  })
  const bots = [bot, bot, bot, bot]
  for (let number = 0; number < MISSIONS; number++)
    playOut({ game: spaceAlert }, { setup: setupFor(4, simple(number)), bots, seed: `levels/${number}` })
  return [...found.values()]
}

const isWalk = (slot: Slot | undefined): boolean => typeof slot === 'string' && isMove(slot)

/** Leaving it out would be as good, by what is known and by what may come: an empty gun, a broken station, a job that somebody else does. */
function actsInVain({ s, line }: { readonly s: Situation; readonly line: Line }): readonly Line[] {
  const thoughts = new Thoughts(s)
  const worth = thoughts.worth(line)
  return line.flatMap((slot, place) => {
    if (slot === null || isWalk(slot)) return []
    const without = line.map((one, at) => (at === place ? null : one))
    return thoughts.worth(without) >= worth && worthOf(s, without) >= worthOf(s, line) ? [line] : []
  })
}

const BACK: Readonly<Record<string, Slot>> = { red: 'blue', blue: 'red', lift: 'lift' }

const walksToAndFro = (line: Line): boolean =>
  line.some((slot, place) => isWalk(slot) && String(slot) in BACK && line[place + 1] === BACK[String(slot)])

const GRAPPLER = { id: 'E1-08', turn: 1, zone: 'red' } as const
const FIGHTER = { id: 'E1-07', turn: 1, zone: 'white' } as const

describe.each(Object.entries(THINKERS))('%s', { timeout: 600_000 }, (level, think) => {
  const all = planned(think)

  it(`plays nothing in vain in ${MISSIONS} missions`, () => {
    expect(all.length).toBeGreaterThan(20 * MISSIONS)
    expect(all.flatMap(actsInVain)).toEqual([])
  })

  it('never walks to and fro', () => {
    expect(all.filter(({ line }) => walksToAndFro(line))).toEqual([])
  })

  it('leaves the computer to whoever keeps it already (SA-5.16)', () => {
    const s = situation({ hand: ['red/C', 'blue/C', 'lift/C', 'red/C', 'blue/C', 'lift/C'], others: [['C']] })
    expect(think(s).line(BARE)[0]).not.toBe('C')
  })

  it('fires no gun whose reactor others have emptied (SA-5.2)', () => {
    const shots: readonly Slot[] = ['A', 'A', 'A', 'A', 'A', 'A', 'A']
    const s = situation({
      threats: [FIGHTER],
      hand: ['red/A', 'blue/A', 'lift/A', 'red/A', 'blue/A', 'lift/A'],
      others: [shots],
      played: ['C'],
      phase: 2,
    })
    expect(think(s).line(BARE)).not.toContain('A')
  })

  it('does not shoot where nothing is', () => {
    const s = situation({ hand: ['red/A', 'blue/A', 'lift/A', 'red/A', 'blue/A'], others: [['C']] })
    expect(think(s).line(BARE)).not.toContain('A')
  })

  it('uses no station that is broken', () => {
    // The malfunction is in the red upper cannon; only a grappler is there to be shot at.
    const threats = [GRAPPLER, { id: 'I1-05', turn: 1, zone: null }] as const
    const s = situation({
      threats,
      hand: ['red/A', 'blue/bots', 'lift/bots', 'red/bots', 'blue/bots'],
      others: [['C']],
    })
    const line = think(s).line(BARE)
    expect(actsInVain({ s, line })).toEqual([])
  })

  it('does the same whatever is hidden from it', () => {
    const bot = levels[level as keyof typeof levels]
    const bots = [bot, bot, bot, bot]
    let asked = 0
    const acts = (state: object, seat: number): void => {
      if (++asked % 23 !== 0 || asked > 23 * 12 * MISSIONS) return
      const [viewer] = seatsOf(4).filter((one) => one === seat)
      if (viewer === undefined) return
      const real = state as State
      const other = spaceAlert.determinize(spaceAlert.view(real, viewer), viewer, fastChance(`world ${asked}`))
      const answer = (of: State) =>
        bot.play(lookAt(spaceAlert, of, viewer, { at: 0, now: NOW }), viewer, {
          ms: 0,
          random: fastChance('level'),
        })
      expect(answer(other)).toEqual(answer(real))
    }
    playOut(
      { game: spaceAlert },
      { setup: setupFor(4, simple(1)), bots, seed: 'hidden', watcher: { acts, ended() {} } },
    )
    expect(asked).toBeGreaterThan(23)
  })

  it('has characters that do not plan alike', () => {
    const isVaried = ({ s }: { readonly s: Situation }) =>
      new Set(Object.values(LEANINGS).map((leaning) => JSON.stringify(think({ ...s, leaning }).line(BARE)))).size > 1
    expect(all.some(isVaried)).toBe(true)
  })
})
