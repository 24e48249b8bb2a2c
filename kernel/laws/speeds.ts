import type { AnyGame, GameTypes } from '../contract/contract.ts'
import { copy } from '../data/copy.ts'
import { Ledger } from '../match/ledger.ts'
import type { Entry } from '../match/log.ts'
import { law, same } from './kit/law.ts'
import { type AnyMatch, play } from './kit/play.ts'
import { happenMuted } from './kit/sandbox.ts'
import { textOf } from './kit/text.ts'

export const bothSpeedsAgree = law({
  name: 'both speeds agree',
  says: 'With nobody listening, as in search, the rules make the same states as in a match.',
  check(game, trial) {
    let muted: GameTypes['State'] | null = null
    for (const { match, batches, entry } of play(game, trial, { whole: true })) {
      if (muted === null) muted = copy(match.state)
      else for (const batch of batches) applyMuted(game, muted, { entry: batch.entry, match })
      same(entry, 'the state without events', { found: textOf(muted), expected: textOf(match.state) })
    }
  },
})

function applyMuted(
  game: AnyGame,
  state: GameTypes['State'],
  { entry, match }: { entry: Entry<GameTypes['Action']>; match: AnyMatch },
): void {
  const random = new Ledger(null)
  random.start(entry.luck)
  const byTimeout = entry.kind === 'act' && entry.by === 'timeout'
  const input = entry.kind === 'act' || entry.kind === 'manned' ? entry : 'clock'
  happenMuted(game, state, input, { now: entry.at, pace: match.header.pace, random, byTimeout })
  random.finish()
}
