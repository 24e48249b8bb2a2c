import { type Seat, seatsOf } from '../contract/seat.ts'
import { canonical } from '../data/canonical.ts'
import { copy } from '../data/copy.ts'
import { streamedChance } from '../luck/streamed.ts'
import { broken, law } from './kit/law.ts'
import { type AnyBatch, type AnyMatch, play } from './kit/play.ts'

/** This many moments of a seat, and this many twins at each of them. */
const MOMENTS = 12
const TWINS = 6
/** With fewer tries it could be chance. */
const ENOUGH = 30

/** The teeth of the secrecy law: it would prove nothing with twins that are the real state again. */
export const twinsDiffer = law({
  name: 'twins differ',
  says: 'Where others were told what a seat was not, the states that this seat takes for possible are not always the real one.',
  check(game, trial) {
    const counts = seatsOf(trial.setup.seats).map((seat) => ({ seat, moments: 0, tried: 0, different: 0 }))
    let last = 0
    for (const { match, batches, entry } of play(game, trial, { whole: true })) {
      last = entry
      if (match.outcome !== null || counts.every(({ moments }) => moments >= MOMENTS)) break
      for (const count of counts) {
        if (count.moments >= MOMENTS || !isKeptFrom(count.seat, batches, counts.length)) continue
        count.moments++
        count.tried += TWINS
        count.different += differentTwins(match, count.seat, `${trial.luck} ${entry}`)
      }
    }
    for (const { seat, tried, different } of counts)
      if (tried >= ENOUGH && different === 0)
        broken(
          last,
          `expected seat ${seat} to take other states for possible, but all ${tried} twins are the real state.`,
        )
  },
})

/** Somebody was told more than this seat. */
const isKeptFrom = (seat: Seat, batches: readonly AnyBatch[], seats: number): boolean =>
  batches.some((batch) => {
    const own = canonical(batch.seenBy(seat))
    return seatsOf(seats).some((other) => canonical(batch.seenBy(other)) !== own)
  })

function differentTwins({ game, state }: AnyMatch, seat: Seat, luck: string): number {
  const real = canonical(state)
  const view = game.view(state, seat)
  return Array.from({ length: TWINS }, (_, count) => {
    const twin = game.determinize(copy(view), seat, streamedChance(`${luck} ${count}`))
    return canonical(twin) !== real
  }).filter(Boolean).length
}
