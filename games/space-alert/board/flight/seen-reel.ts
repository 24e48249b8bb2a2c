import type { Reel } from '../../film/model/reel.ts'
import type { SeenFlight } from '../../rules/view.ts'

/** Of the film of a flight what has been played: later turns are made of cards that nobody has seen. */
export function seenReel(reel: Reel, { turn, hasAppeared, result }: SeenFlight): Reel {
  const moments = reel.moments.filter(
    (moment) =>
      (moment.turn <= turn && (result !== null || moment.happening?.kind !== 'missionScored')) ||
      (hasAppeared && moment.turn === turn + 1 && moment.step === 'threatsAppear'),
  )
  const starts = reel.starts.filter((start) => start < moments.length)
  return { ...reel, moments, starts, result: result ?? reel.result }
}
