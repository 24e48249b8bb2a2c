import { bug } from '../contract/bug.ts'
import type { AnyGame, GameTypes, Ms } from '../contract/contract.ts'
import { type Chance, pick } from '../luck/chance.ts'
import { fastChance } from '../luck/fast.ts'
import { streamedChance } from '../luck/streamed.ts'
import { openTo } from '../match/look.ts'
import { broken, law, same } from './kit/law.ts'
import { type AnyMatch, openMoves, play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { happenMuted } from './kit/sandbox.ts'
import { textOf } from './kit/text.ts'
import { nameOf, type Onlooker, viewersOf } from './kit/viewers.ts'

type State = GameTypes['State']

/** This many entries are played on from a twin. */
const PLAYED_ON = 8

export const twinsLookAlike = law({
  name: 'twins look alike',
  says: 'A determinized state looks to its viewer like the real one, has the same pieces, can be played, and shares nothing with the real one.',
  check(game, trial) {
    const isSampled = sampler(trial, 'determinize', 40)
    for (const { match, entry } of play(game, trial)) {
      if (match.outcome !== null || !isSampled()) continue
      const expected = textOf(match.state)
      for (const viewer of viewersOf(match)) {
        checkTwin(match, { viewer, entry, luck: `${trial.luck} ${entry}` })
        same(entry, 'the real state after its twin was played', { found: textOf(match.state), expected })
      }
    }
  },
})

interface Who {
  readonly viewer: Onlooker
  readonly entry: number
  readonly luck: string
}

function checkTwin(match: AnyMatch, { viewer, entry, luck }: Who): void {
  const { game, state: real } = match
  const view = game.view(real, viewer)
  const twin = game.determinize(view, viewer, streamedChance(luck))
  const known = knownTo(game, real, viewer)
  for (const [what, text] of Object.entries(knownTo(game, twin, viewer)))
    same(entry, `${what} of ${nameOf(viewer)} in its twin`, { found: text, expected: known[what] ?? 'null' })
  playOn(match, twin, { viewer, entry, luck })
  same(entry, `the view of ${nameOf(viewer)} after its twin was played`, {
    found: textOf(view),
    expected: known.view ?? 'null',
  })
}

const knownTo = (game: AnyGame, state: State, viewer: Onlooker): Readonly<Record<string, string>> => ({
  view: textOf(game.view(state, viewer)),
  'what is open': textOf(openTo(viewer, game.decisions(state))),
  'what is legal': textOf(viewer === 'spectator' ? [] : game.legal(state, viewer)),
  pieces: textOf(game.pieceCounts(state)),
  outcome: textOf(game.outcome(state)),
})

function playOn(match: AnyMatch, twin: State, { viewer, entry, luck }: Who): void {
  const random = fastChance(luck)
  let { now } = match
  try {
    for (let count = 0; count < PLAYED_ON && match.game.outcome(twin) === null; count++)
      now = playOne(match, twin, { now, random })
  } catch (cause) {
    broken(
      entry,
      `the twin of ${nameOf(viewer)} cannot be played on: ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}

function playOne({ game, header }: AnyMatch, twin: State, { now, random }: { now: Ms; random: Chance }): Ms {
  const moves = openMoves(game, twin)
  const wake = game.wake?.(twin) ?? null
  if (moves.length === 0 && wake === null) return bug('nobody is asked, nothing is due, and it is not the end.')
  const then = moves.length > 0 ? now : Math.max(now, wake ?? now)
  const input = moves.length > 0 ? pick(moves, random, 'moves') : 'clock'
  happenMuted(game, twin, input, { now: then, pace: header.pace, random, byTimeout: false })
  return then
}
