import {
  bug,
  commitmentOf,
  committedChance,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  Match,
  readSetup,
  seatOf,
} from '@starboard/kernel'
import { type Moment as AnyMoment, type Shot as AnyShot, recorder } from '@starboard/screen/frame/recorded.fixture.ts'
import { randomBot } from '../../../../bots/random.ts'
import { backyardRocketeers } from '../../rules/index.ts'
import type { BackyardRocketeers } from '../../rules/state.ts'

export type Moment = AnyMoment<BackyardRocketeers>
export type Shot = AnyShot<BackyardRocketeers>

const recorded = recorder<BackyardRocketeers>(backyardRocketeers, randomBot(backyardRocketeers))

/** Rules under which random play meets every question. */
const LIVELY = { baseDraw: 2, groundStorms: true, rpg: 'die', roundLimit: 45 }
const MOST_MATCHES = 12

/** Random matches until each of these has been asked: how many that takes changes with the rules. */
export function matchesWith(kinds: readonly string[]): readonly Moment[] {
  const moments: Moment[] = []
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    moments.push(...recorded({ seats: 3, seed, bot: 'random', options: LIVELY }))
    const met = new Set(moments.flatMap(({ after }) => after.open.map(({ kind }) => kind)))
    if (kinds.every((kind) => met.has(kind))) return moments
  }
  return bug(`Not all of ${kinds.join(', ')} were asked.`)
}

/** A match in which the first seat has given up. */
export const matchLeftByFirst = (): readonly Moment[] =>
  recorded({
    seats: 3,
    seed: 1,
    bot: 'random',
    options: { ...LIVELY, roundLimit: 20 },
    anytimeActions: [{ seat: seatOf(0), after: 20, action: { kind: 'resign' } }],
  })

/** The table before the first turn, as the first seat sees it. */
export function firstShot(seats: number): Shot {
  const setup = readSetup(backyardRocketeers, { seats, options: {} })
  if (isRefusal(setup)) return bug(setup.text)
  const seed = '7'.padStart(64, '0')
  const header: Header<BackyardRocketeers> = {
    format: MATCH_FORMAT,
    game: backyardRocketeers.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(seed),
    seatSeeds: [],
  }
  const { match } = Match.start({ game: backyardRocketeers, header, source: committedChance({ seed, seatSeeds: [] }) })
  const { view, open, legal, refused, outcome } = match.look(seatOf(0))
  return structuredClone({ view, open: [...open], legal: [...legal], refused: [...refused], outcome })
}
