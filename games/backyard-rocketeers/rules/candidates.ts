import type { Seat } from '@starboard/kernel'
import type { Action } from './actions.ts'
import { type Card, type CardId, factsOf } from './cards/catalogue.ts'
import { isIn, kindsIn, playerAt } from './player.ts'
import type { State } from './state.ts'
import { flow } from './steps.ts'
import { PART_KINDS } from './vocabulary.ts'

/** What the screen offers greyed out, each with its reason. */
export function candidates(s: State, seat: Seat): readonly Action[] {
  const step = s.agenda.steps.at(-1)
  if (step?.kind === 'action' && s.active === seat) return withoutOffered(s, seat, candidateActions(s, seat))
  if (step?.kind === 'react' && step.window.asked.includes(seat)) {
    const { card: against, by: from } = step.play
    return (['newton', 'heatShield', 'laser'] as const).map((one) => ({ kind: 'react', with: one, against, from }))
  }
  return []
}

function candidateActions(s: State, seat: Seat): readonly Action[] {
  const { hand, faceDown } = playerAt(s, seat)
  return [
    ...kindsIn(hand).flatMap((card) => ofCard(s, seat, factsOf(card))),
    ...faceDown.flatMap(({ victim }, place): Action[] =>
      victim === null ? [{ kind: 'revealCovert', place }] : [{ kind: 'detonate', place, part: PART_KINDS[0] }],
    ),
    { kind: 'launch' },
  ]
}

/** The plainest way to play each card, on every opponent where it is aimed at one. */
function ofCard(s: State, seat: Seat, { id: card, type, covert, effect, reaches }: Card): readonly Action[] {
  const others = s.players.filter((other) => other.seat !== seat && isIn(other)).map((other) => other.seat)
  if (covert === 'always')
    return type === 'sabotage'
      ? others.slice(0, 1).map((victim): Action => ({ kind: 'placeCovert', card, victim }))
      : [{ kind: 'placeCovert', card }]
  if (type === 'component') return [ofComponent(s, seat, card)]
  if (type === 'enhancement') return [{ kind: 'playEnhancement', card }]
  if (type === 'sabotage')
    return effect.kind === 'collide' ? [] : others.map((target) => ({ kind: 'playSabotage', card, target }))
  return reaches === 0
    ? [{ kind: 'playAbility', card }]
    : others.map((target) => ({ kind: 'playAbility', card, target }))
}

const ofComponent = (s: State, seat: Seat, card: CardId): Action =>
  factsOf(card).effect.kind === 'tank' && playerAt(s, seat).level === 2
    ? { kind: 'refuel', card }
    : { kind: 'placeComponent', card }

/** What can be played on somebody, with some choice or other, is not greyed out for want of that choice. */
function withoutOffered(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const aimOf = (action: Action): string =>
    'target' in action
      ? `${action.kind} ${action.card} ${action.target}`
      : 'place' in action
        ? `${action.kind} ${action.place}`
        : ''
  const offered = new Set(flow.legal(s, seat).map(aimOf))
  return actions.filter((action) => aimOf(action) === '' || !offered.has(aimOf(action)))
}
