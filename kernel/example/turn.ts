import { askOne, deckSize, type Move, peekCards, type Question, type Refusal, refuse } from '../index.ts'
import type { Action, EndTurn, Salvage, Scan, Stow } from './actions.ts'
import { CRATES } from './crates.ts'
import type { Event } from './events.ts'
import { draw, holds, playerAt, type State, type Turn, takeFromHand } from './state.ts'

// A move for each kind of action: `legal` says what, `check` says why not, `apply` does it and may trust `check`.

/** H-3: `reveal`, because somebody now knows what was hidden: nothing before it can be undone. */
const scan: Move<State, Turn, Scan, Event> = {
  legal: (s, _seat, step) => (checkScan(s, step) === null ? [{ kind: 'scan' }] : []),
  check: (s, _seat, _action, step) => checkScan(s, step),
  apply(s, seat, _action, ctx, step) {
    step.scanned = true
    for (const crate of peekCards(s.deck, 1, seat, ctx.random)) ctx.reveal({ kind: 'scanned', seat, crate })
    return 'open'
  },
}

function checkScan(s: State, { scanned }: Turn): Refusal | null {
  if (scanned) return refuse('scanned', 'H-3', 'You have scanned in this turn.')
  return deckSize(s.deck) > 0 ? null : refuse('nothing-there', 'H-3', 'No crates are drifting by.')
}

const SALVAGED_FROM = 3

/** H-4 */
const salvage: Move<State, Turn, Salvage, Event> = {
  legal: (_s, _seat, { salvaged }) => (salvaged ? [] : [{ kind: 'salvage' }]),
  check: (_s, _seat, _action, { salvaged }) =>
    salvaged ? refuse('salvaged', 'H-4', 'You have salvaged in this turn.') : null,
  apply(s, seat, _action, ctx, step) {
    step.salvaged = true
    const pips = ctx.random.d6()
    ctx.emit({ kind: 'rolled', seat, pips })
    const crate = pips >= SALVAGED_FROM ? draw(s.deck, ctx) : undefined
    if (crate === undefined) return 'open'
    playerAt(s, seat).hand.push(crate)
    ctx.emit({ kind: 'salvaged', seat, crate })
    return 'open'
  },
}

/** H-5: no luck, nothing hidden shown but what the action names, nobody else asked: this one can be undone. */
const stow: Move<State, Turn, Stow, Event> = {
  legal: (s, seat) => CRATES.filter((crate) => holds(s, seat, crate)).map((crate) => ({ kind: 'stow', crate })),
  check: (s, seat, { crate }) => (holds(s, seat, crate) ? null : refuse('not-held', 'H-5', `You hold no ${crate}.`)),
  apply(s, seat, { crate }, ctx) {
    takeFromHand(s, seat, crate)
    playerAt(s, seat).stowed[crate]++
    ctx.emit({ kind: 'stowed', seat, crate })
    return 'open'
  },
}

const endTurn: Move<State, Turn, EndTurn, Event> = {
  legal: () => [{ kind: 'endTurn' }],
  check: () => null,
  apply: () => 'answered',
}

/** The question stays open until a move says `answered`; H-2: the clock answers with the fallback. */
export const turn: Question<State, Turn, Action, Event> = {
  asks: (_s, { seat, by }) => askOne(seat, by),
  moves: { scan, salvage, stow, endTurn },
  fallback: () => ({ kind: 'endTurn' }),
}
