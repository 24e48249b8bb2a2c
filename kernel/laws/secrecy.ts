import type { AnyGame, Decision, GameTypes } from '../contract/contract.ts'
import { isRefusal } from '../contract/refusal.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { fastChance } from '../luck/fast.ts'
import { streamedChance } from '../luck/streamed.ts'
import { Fuzz } from './fuzz.ts'
import { law, same } from './kit/law.ts'
import { type AnyMatch, explored, play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { toldTo } from './kit/sandbox.ts'
import { otherwise, sideBySide, watchersOf } from './kit/side-by-side.ts'
import { isSame, textOf } from './kit/text.ts'
import { nameOf, type Onlooker, viewersOf } from './kit/viewers.ts'

type State = GameTypes['State']

const ALMOST_ACTIONS = 6

/**
 * Non-interference. A twin is a state that its viewer cannot tell from the real one: whatever they are told must be
 * the same in both, now and while the same things happen to both.
 */
export const secretsAreKept = law({
  name: 'secrecy',
  says: 'What a seat cannot know changes nothing that it, or a spectator, is told: views, open decisions, legal actions, refusals, and bytes, number and order of events.',
  check(game, trial) {
    if (game.options.tells(trial.setup.options)) return
    const random = fastChance(`secrecy ${trial.luck}`)
    const fuzz = new Fuzz(random)
    const isSampled = sampler(trial, 'secrecy', 14)
    let before: readonly Decision[] = []
    for (const { match, entry } of play(game, trial)) {
      const { open } = match
      const staleIds = sealedIds(open).filter((id) => before.some((decision) => decision.id === id))
      before = open
      if (match.outcome !== null || !isSampled()) continue
      for (const seat of seatsOf(trial.setup.seats)) fuzz.learn(explored(game, match.state, seat))
      for (const viewer of viewersOf(match)) {
        const twin = twinOf(match, viewer, `${trial.luck} ${entry}`)
        if (twin === null) continue
        compareNow(game, { real: match.state, twin, viewer, entry })
        compareAnswers(game, { real: match.state, twin, viewer, entry }, fuzz)
        sideBySide(match, { twin, viewer, entry, staleIds, random, luck: `${trial.luck} ${entry}` })
      }
    }
  },
})

/** Sealed questions whose answers lie in the state: a twin has others in it, and they show when the question closes. */
const sealedIds = (open: readonly Decision[]): readonly string[] =>
  open.filter(({ mode }) => mode === 'sealed' || mode === 'reaction').map(({ id }) => id)

/** Null where the game cannot make one: another law is about that. */
function twinOf({ game, state }: AnyMatch, viewer: Onlooker, luck: string): State | null {
  const view = game.view(state, viewer)
  const twin = game.determinize(copy(view), viewer, streamedChance(luck))
  return isSame(textOf(game.view(twin, viewer)), textOf(view)) ? twin : null
}

interface Worlds {
  readonly real: State
  readonly twin: State
  readonly viewer: Onlooker
  readonly entry: number
}

function compareNow(game: AnyGame, { real, twin, viewer, entry }: Worlds): void {
  for (const watcher of watchersOf(viewer)) {
    const [found, expected] = [toldTo(game, twin, watcher), toldTo(game, real, watcher)]
    same(entry, `what ${nameOf(watcher)} is told ${otherwise(viewer)}`, { found, expected })
  }
}

/** Refusals and the fallback: a seat may find out by trying. */
function compareAnswers(game: AnyGame, { real, twin, viewer, entry }: Worlds, fuzz: Fuzz): void {
  if (viewer === 'spectator') return
  const [found, expected] = [fallbackOf(game, twin, viewer), fallbackOf(game, real, viewer)]
  same(entry, `the fallback of seat ${viewer} ${otherwise(viewer)}`, { found, expected })
  for (let count = 0; count < ALMOST_ACTIONS; count++) {
    const action = game.action.read(fuzz.next())
    if (isRefusal(action)) continue
    const [found, expected] = [textOf(game.check(twin, viewer, action)), textOf(game.check(real, viewer, action))]
    same(entry, `what seat ${viewer} hears of ${textOf(action)} ${otherwise(viewer)}`, { found, expected })
  }
}

const fallbackOf = (game: AnyGame, state: State, who: Seat): string =>
  game.decisions(state).some(({ seat }) => seat === who)
    ? textOf(game.fallback(state, who, streamedChance('fallback')))
    : textOf('not asked')
