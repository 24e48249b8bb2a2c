import { botsFor, entriesAllowed, type Playable, reviewing } from '@starboard/bots'
import { type AnyBot, type AnyGame, bug, seatsOf } from '@starboard/kernel'
import type { AnyExport } from '../model.ts'
import type { ReaderLine } from '../reading/messages.ts'
import type { FromReviewer, ToReviewer } from './messages.ts'
import { positionsOf } from './positions.ts'

interface Served {
  readonly line: ReaderLine<FromReviewer, ToReviewer>
  find(game: string): Playable | undefined
  now(): number
  /** How long it may take. */
  readonly ms: number
}

const BETWEEN_REPORTS_MS = 250
/** A position that is played on for longer than this leads nowhere. */
const MOST_ENTRIES = 20_000

/** The worker's side: plays a finished match on from where it stood, and tells what it finds on the way. */
export function serveReview({ line, find, now, ms }: Served): void {
  const review = (exported: AnyExport): void => {
    const playable = find(exported.header.game) ?? bug(`There is no game ${exported.header.game}.`)
    const company = companyOf(playable, exported)
    const positions = positionsOf(playable.game, exported)
    const steps = reviewing({ ...positions, company, now, ms, seed: exported.hash })
    for (let reported = now(); ; ) {
      const step = steps.next()
      if (step.done === true) {
        line.post({ kind: 'reviewed', review: step.value })
        return
      }
      if (now() - reported < BETWEEN_REPORTS_MS) continue
      reported = now()
      line.post({ kind: 'working', done: step.value.done, review: step.value.review() })
    }
  }
  line.onMessage(({ exported }) => {
    try {
      review(exported)
    } catch {
      line.post({ kind: 'failed' })
    }
  })
}

/** Fair bots of the usual level in all seats. */
function companyOf(playable: Playable, { header: { setup } }: Pick<AnyExport, 'header'>) {
  const game: AnyGame = playable.game
  const bots = botsFor(playable)
  const bot: AnyBot = bots.heuristic ?? bots.random ?? bug('There is no bot.')
  const maxEntries = Math.min(entriesAllowed(game, setup), MOST_ENTRIES)
  return { game, bots: seatsOf(setup.seats).map(() => bot), maxEntries }
}
