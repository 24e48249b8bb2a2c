import { listedElsewhere, type Move, type Refusal, refuse } from '@starboard/kernel'
import type { Act, Action } from './actions.ts'
import { type Card, factsOf } from './cards/catalogue.ts'
import { checkHiding, hide } from './covert.ts'
import { putInPlay, turnsOf } from './enhancements.ts'
import type { Event } from './events.ts'
import { checkHeld, HOW, wrongType } from './hand.ts'
import { plainPlays } from './plain-plays.ts'
import { hiddenPlace, leaveHand, playerAt } from './player.ts'
import type { Player, State, Step } from './state.ts'
import { MOST_FACE_DOWN } from './vocabulary.ts'

type Main = Extract<Step, { kind: 'action' }>
type Enhance = Act<'playEnhancement'>

/** BR-3.3: none of the same name twice, face-down ones included. */
function isInPlay({ enhancements, faceDown }: Player, { design }: Card): boolean {
  for (const { card } of enhancements) if (factsOf(card).design === design) return true
  return hiddenPlace(faceDown, design) >= 0
}

export const playEnhancement: Move<State, Main, Enhance, Event> = {
  legal: listedElsewhere,
  check(s, seat, { card, faceDown }) {
    const player = playerAt(s, seat)
    const facts = factsOf(card)
    return (
      checkHeld(s, player, card) ??
      (facts.type === 'enhancement' ? null : wrongType(card, HOW[facts.type])) ??
      (facts.covert === 'always' ? wrongType(card, 'it is always placed face down') : null) ??
      (isInPlay(player, facts) ? refuse('duplicate', 'BR-3.3', `You have ${facts.name} in play already.`) : null) ??
      (faceDown === true ? checkFaceDown(player, facts) : null)
    )
  },
  apply(s, seat, { card, faceDown }, ctx) {
    const player = playerAt(s, seat)
    leaveHand(player, card)
    if (faceDown === true) hide(s, player, { card, victim: null }, ctx)
    else {
      ctx.emit({ kind: 'enhancementPlayed', seat, card, since: player.turns, turns: turnsOf(card) })
      putInPlay(s, player, { card, since: player.turns }, ctx)
    }
    return 'open'
  },
}

export function listEnhancements(_s: State, player: Player, facts: Card, plays: Action[]): void {
  if (isInPlay(player, facts)) return
  plays.push(laying(facts))
  if (facts.isCovert && player.faceDown.length < MOST_FACE_DOWN) plays.push(hiding(facts))
}

const laying = plainPlays((card) => ({ kind: 'playEnhancement', card }))
const hiding = plainPlays((card) => ({ kind: 'playEnhancement', card, faceDown: true }))

const checkFaceDown = (player: Player, { isCovert, name }: Card): Refusal | null =>
  isCovert ? checkHiding(player) : refuse('not-covert', 'BR-4.3', `${name} is not placed face down.`)
