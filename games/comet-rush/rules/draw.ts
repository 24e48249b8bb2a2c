import { type Move, type Question, refuse } from '@starboard/kernel'
import type { Action, Draw } from './actions.ts'
import type { DeckName } from './cards.ts'
import { canSupply, checkSupply, drawFrom, suppliers } from './decks.ts'
import type { Event } from './events.ts'
import { playerAt } from './player.ts'
import type { State, Step } from './state.ts'

type DrawStep = Extract<Step, { kind: 'draw' }>

const BY_DEFAULT: readonly DeckName[] = ['economic', 'engineering', 'espionage']

/** CR-2.12: under `sameDeck` the second card comes from the first one's deck while that can supply. */
const decksFor = (s: State, { from }: DrawStep): readonly DeckName[] =>
  from !== null && s.options.lateDraw === 'sameDeck' && canSupply(s, from) ? [from] : suppliers(s)

/** CR-2.5, 2.6: compulsory; the card is seen before the next deck is named. */
const draw: Move<State, DrawStep, Draw, Event> = {
  legal: (s, _seat, step) => decksFor(s, step).map((deck) => ({ kind: 'draw', deck })),
  check(s, _seat, { deck }, step) {
    const empty = checkSupply(s, deck)
    if (empty !== null || decksFor(s, step).includes(deck)) return empty
    return refuse('other-deck', 'CR-2.12', `At this table both cards come from one deck: ${step.from}.`)
  },
  apply(s, seat, { deck }, ctx, step) {
    const card = drawFrom(s, deck, ctx)
    playerAt(s, seat).hand.push(card)
    ctx.emit({ kind: 'cardDrawn', seat, deck, card })
    step.left--
    step.from = deck
    return step.left > 0 && suppliers(s).length > 0 ? 'open' : 'answered'
  },
}

export const drawStep: Question<State, DrawStep, Action, Event> = {
  asks: (s, { left: part }) =>
    s.turnBy === null
      ? [{ seat: s.active, mode: 'single', part }]
      : [{ seat: s.active, mode: 'single', part, by: s.turnBy }],
  moves: { draw },
  fallback(s, _seat, step) {
    const decks = decksFor(s, step)
    const deck = BY_DEFAULT.find((name) => decks.includes(name))
    return deck === undefined ? null : { kind: 'draw', deck }
  },
}
