import { fastChance, isRefusal, MATCH_FORMAT, Match, readSetup, type Seat, seatsOf } from '@starboard/kernel'
import { spaceAlert } from '../rules/index.ts'
import type { SpaceAlert } from '../rules/state.ts'

interface Wanted {
  readonly seats: number
  readonly options?: object
  readonly bots?: readonly Seat[]
  readonly seed: string
  /** Milliseconds between two actions, at most. */
  readonly pace?: number
  readonly series?: { readonly games: number; readonly number: number }
  readonly carry?: unknown
}

/** A match in which everybody does anything that is allowed. It stops after every entry. */
export function* randomMatch({ seed, pace = 6000, ...wanted }: Wanted): Generator<Match<SpaceAlert>> {
  const setup = readSetup(spaceAlert, wanted)
  if (isRefusal(setup)) throw new Error(setup.text)
  const random = fastChance(seed)
  const { match } = Match.start({
    game: spaceAlert,
    source: fastChance(`luck ${seed}`),
    header: {
      format: MATCH_FORMAT,
      game: spaceAlert.meta.id,
      setup,
      pace: { pauseMs: 0, fixedWindows: false },
      commitment: '0'.repeat(64),
      seatSeeds: seatsOf(setup.seats).map(() => ''),
    },
  })
  yield match
  while (match.outcome === null) {
    match.advance(match.now + random.below(pace, 'pace'))
    yield match
    const open = match.open.filter(({ answered }) => answered !== true)
    const decision = open[random.below(Math.max(1, open.length), 'seat')]
    const legal = decision === undefined ? [] : spaceAlert.legal(match.state, decision.seat)
    const action = legal[random.below(Math.max(1, legal.length), 'action')]
    if (decision === undefined || action === undefined) continue
    const id = `${match.length}`
    match.act(decision.seat, { id, decision: decision.id, action, by: 'player' }, match.now)
    yield match
  }
}

/** The same, played to the end. */
export function playedMatch(wanted: Wanted): Match<SpaceAlert> {
  let last: Match<SpaceAlert> | null = null
  for (const match of randomMatch(wanted)) last = match
  if (last === null) throw new Error('Nothing was played.')
  return last
}
