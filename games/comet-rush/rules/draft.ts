import { type Ask, type Move, type Ms, next, type Question, refuse } from '@starboard/kernel'
import type { Action, Draft } from './actions.ts'
import type { DeckName } from './cards.ts'
import { checkSupply, drawFrom, suppliers } from './decks.ts'
import type { Event } from './events.ts'
import { playerAt } from './player.ts'
import type { Player, State, Step } from './state.ts'

type DraftStep = Extract<Step, { kind: 'draft' }>

export const START_CARDS = 4

/** What an absent player drafts, card by card. */
const BY_DEFAULT: readonly DeckName[] = ['engineering', 'economic', 'espionage', 'engineering']

/** CR-1.6, 1.7: everybody names a deck for each card, all at the same time. */
const draft: Move<State, DraftStep, Draft, Event> = {
  legal: (s) => suppliers(s).map((deck) => ({ kind: 'draft', deck })),
  check: (s, seat, { deck }) =>
    playerAt(s, seat).hand.length >= START_CARDS
      ? refuse('draft-full', 'CR-1.6', `You have your ${START_CARDS} cards.`)
      : checkSupply(s, deck),
  apply(s, seat, { deck }, ctx) {
    const card = drawFrom(s, deck, ctx)
    playerAt(s, seat).hand.push(card)
    ctx.emit({ kind: 'cardDrafted', seat, deck, card })
    if (s.players.some(({ hand }) => hand.length < START_CARDS)) return 'open'
    ctx.emit({ kind: 'draftFinished' })
    next<Step>(s, { kind: 'turn', seat: s.start })
    return 'answered'
  },
}

const askOf = ({ seat, hand: { length: part } }: Player, by: Ms | null): Ask =>
  by === null ? { seat, mode: 'single', part } : { seat, mode: 'single', part, by }

export const draftStep: Question<State, DraftStep, Action, Event> = {
  asks(s, { by }) {
    const asked: Ask[] = []
    for (const player of s.players) if (player.hand.length < START_CARDS) asked.push(askOf(player, by))
    return asked
  },
  moves: { draft },
  fallback(s, seat) {
    const wanted = BY_DEFAULT[playerAt(s, seat).hand.length]
    const decks = suppliers(s)
    const deck = decks.find((name) => name === wanted) ?? decks[0]
    return deck === undefined ? null : { kind: 'draft', deck }
  },
}
