import type { AnyGame } from '../contract/contract.ts'
import { seatsOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { fastChance } from '../luck/fast.ts'
import { Match } from '../match/match.ts'
import { law, same, type Trial } from './kit/law.ts'
import { type Acting, type AnyMatch, fastSource, openMoves, play } from './kit/play.ts'
import { sampler, someOf } from './kit/sample.ts'
import { happen, toldTo, whenOf } from './kit/sandbox.ts'
import { isSame, textOf } from './kit/text.ts'
import { headerOf } from './kit/trial.ts'
import { nameOf, type Onlooker } from './kit/viewers.ts'

const MOVES = 4

/** Secrecy without twins: a view that carries a secret makes twins that carry it too, but here it is found. */
export const hiddenLuckIsUnseen = law({
  name: 'untold luck is unseen',
  says: 'If the same action, or the same stroke of the clock, with other luck is the same news for somebody, it also looks the same to them.',
  check(game, trial) {
    if (game.options.tells(trial.setup.options)) return
    const viewers: readonly Onlooker[] = [...seatsOf(trial.setup.seats), 'spectator']
    const random = fastChance(`untold ${trial.luck}`)
    const isSampled = sampler(trial, 'untold', 40)
    compareStarts(game, trial, viewers)
    for (const { match, entry } of play(game, trial)) {
      if (match.outcome !== null || !isSampled()) continue
      for (const move of someOf(openMoves(game, match.state), MOVES, random))
        compareLuck(match, move, { entry, viewers, luck: trial.luck })
      if ((game.wake?.(match.state) ?? null) !== null) compareLuck(match, 'clock', { entry, viewers, luck: trial.luck })
    }
  },
})

/** The first deal, twice. */
function compareStarts(game: AnyGame, trial: Trial, viewers: readonly Onlooker[]): void {
  const [one, other] = ['', ' again'].map((more) => {
    const source = fastSource({ ...trial, luck: trial.luck + more })
    return Match.start({ game, header: headerOf(game, trial), source })
  })
  if (one === undefined || other === undefined) return
  for (const viewer of viewers) {
    if (!isSame(textOf(one.batch.seenBy(viewer)), textOf(other.batch.seenBy(viewer)))) continue
    const [expected, found] = [toldTo(game, one.match.state, viewer), toldTo(game, other.match.state, viewer)]
    same(0, `what ${nameOf(viewer)} sees of another deal with the same news`, { found, expected })
  }
}

interface Watched {
  readonly entry: number
  readonly viewers: readonly Onlooker[]
  readonly luck: string
}

function compareLuck(match: AnyMatch, input: Acting | 'clock', { entry, viewers, luck }: Watched): void {
  const { game } = match
  const [one, other] = ['one', 'other'].map((more) => {
    const state = copy(match.state)
    const when = whenOf(match, `${luck} ${entry} ${more}`)
    const now = input === 'clock' ? Math.max(when.now, game.wake?.(state) ?? when.now) : when.now
    return { state, happened: happen(game, state, input, { ...when, now }) }
  })
  if (one === undefined || other === undefined || !one.happened.drewLuck) return
  for (const viewer of viewers) {
    if (!isSame(one.happened.newsFor(viewer), other.happened.newsFor(viewer))) continue
    const [expected, found] = [toldTo(game, one.state, viewer), toldTo(game, other.state, viewer)]
    same(entry, `what ${nameOf(viewer)} sees after ${textOf(input)}, with other luck but the same news`, {
      found,
      expected,
    })
  }
}
