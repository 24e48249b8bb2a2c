import type { Ms, Seat } from '@starboard/kernel'
import type { Deed } from '../rules/actions.ts'
import type { Claim } from '../rules/claim.ts'
import { slotOf } from '../rules/flight/mission-of.ts'
import { firstTurnOf, lastTurnOf, phasesOf } from '../rules/phases.ts'
import type { View } from '../rules/view.ts'
import type { Phase } from '../rules/vocabulary.ts'
import type { Mind, Think } from './mind.ts'
import { giftFrom } from './needs.ts'
import { towards } from './place.ts'
import { lastWords } from './said.ts'
import { claimsOf } from './say.ts'
import type { Line } from './situation.ts'
import { ownOf, situationOf } from './situation-of.ts'

/** The action round: first words, then cards, then favours. Null: nothing to do. */
export function actInRound(view: View, seat: Seat, now: Ms, think: Think): Deed | null {
  const own = ownOf(view, seat)
  if (own.openPhase === null || isTooEarly(view, now) || isListening(view, seat, now)) return null
  const s = situationOf(view, seat, own.openPhase, now)
  const mind = think(s)
  const line = mind.line(boardLine(view, seat, own.openPhase))
  return (
    call(view, seat, claimsOf(s, mind.outlook, line)) ??
    towards(own, own.openPhase, line) ??
    giftFrom(view, seat, line) ??
    askFor(view, seat, mind) ??
    lockWithPeople(view, own.openPhase)
  )
}

/** Who plans before anything is known changes their mind soon. */
const PATIENCE_MS = 40_000

const isTooEarly = ({ threats, startsAt }: View, now: Ms): boolean =>
  threats.length === 0 && startsAt !== null && now < startsAt + PATIENCE_MS

/** Whoever sits further on plans with what those before them said: while they speak, who has a plan waits. */
function isListening({ calls, crew }: View, seat: Seat, now: Ms): boolean {
  const last = calls.at(-1)
  const isSpoken = last !== undefined && last.at === now && last.seat > seat && last.claim.what !== 'need'
  return isSpoken && crew[seat]?.own?.board.some((slot) => slot.length > 0) === true
}

const boardLine = (view: View, seat: Seat, phase: Phase): Line =>
  ownOf(view, seat)
    .board.slice(firstTurnOf(phase) - 1, lastTurnOf(phase))
    .map(slotOf)

/** Entries that are kept for cards: words can wait. */
const KEPT_ENTRIES = 60

/** The first thing that others do not know yet. */
function call(view: View, seat: Seat, claims: readonly Claim[]): Deed | null {
  if (view.outage !== null || ownOf(view, seat).entriesLeft < KEPT_ENTRIES) return null
  const said = lastWords(view, seat)
  const isNews = (claim: Claim) => 'turn' in claim && !isSame(said[claim.turn - 1], claim)
  const claim = claims.find(isNews)
  return claim === undefined ? null : { kind: 'callOut', claim }
}

const isSame = (one: Claim | undefined, other: Claim): boolean => JSON.stringify(one) === JSON.stringify(other)

/** SA-2.11: once in a transfer, for what would help most. */
function askFor(view: View, seat: Seat, mind: Mind): Deed | null {
  const { transfer, outage, calls, crew } = view
  if (transfer === null || outage !== null || crew.length === 1) return null
  const hasAsked = calls.some(
    (call) => call.seat === seat && call.claim.what === 'need' && call.at >= transfer.openedAt,
  )
  const half = hasAsked ? null : mind.need()
  return half === null ? null : { kind: 'callOut', claim: { what: 'need', half } }
}

/** SA-2.18: nobody waits for bots once all people have locked the last phase. */
function lockWithPeople({ crew, turns }: View, phase: Phase): Deed | null {
  const people = crew.filter(({ holder }) => holder === 'person')
  const isOver = people.length > 0 && people.every(({ openPhase }) => openPhase === null)
  return isOver && phase === phasesOf(turns).at(-1) ? { kind: 'lockPhase', phase } : null
}
