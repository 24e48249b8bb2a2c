import type { AnyGame, Outcome } from '../contract/contract.ts'
import { broken, law } from './kit/law.ts'
import { type Moment, play } from './kit/play.ts'

export const everyGameEnds = law({
  name: 'every game ends',
  says: 'Random play comes to an end within the bound that the game gives, with an outcome for every seat.',
  check(game, trial) {
    const bound = game.bound(trial.setup)
    if (bound === Number.POSITIVE_INFINITY) return
    let needed = 0
    let last: Moment | null = null
    for (const moment of play(game, trial, { whole: true, mostEntries: Number.POSITIVE_INFINITY })) {
      last = moment
      needed += moment.batches.filter(({ entry }) => entry.kind !== 'manned').length
      if (needed > bound) broken(moment.entry, `expected the end within ${bound} entries, found one more.`)
    }
    const outcome = last?.match.outcome ?? null
    if (outcome === null) broken(last?.entry ?? 0, `expected the end within ${bound} entries, but nobody can move.`)
    checkOutcome(game, outcome, { entry: last?.entry ?? 0, seats: trial.setup.seats })
  },
})

function checkOutcome(game: AnyGame, outcome: Outcome, { entry, seats }: { entry: number; seats: number }): void {
  const { places, points } = outcome
  if (places.length !== seats || points.length !== seats)
    broken(entry, `expected places and points of ${seats} seats, found ${places.length} and ${points.length}.`)
  const isRight = game.meta.kind === 'co-op' ? isShared(places) : isRanking(places)
  if (!isRight) broken(entry, `${places.join(', ')} are no places of a ${game.meta.kind} game.`)
}

/** Won together or lost together. */
const isShared = (places: readonly number[]): boolean =>
  places.every((place) => place === 1) || places.every((place) => place === 2)

/** Whoever shares a place leaves the next ones empty: 1, 2, 2, 4. */
const isRanking = (places: readonly number[]): boolean =>
  places.every((place) => place === 1 + places.filter((better) => better < place).length)
