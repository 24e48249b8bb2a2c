import { bug, type Move, type Refusal, refuse, type Seat, takeAt } from '@starboard/kernel'
import type { Act } from '../actions.ts'
import { type CardId, factsOf } from '../cards/catalogue.ts'
import type { Event } from '../events.ts'
import { playerAt, playsAt, toDiscard, toldPlace } from '../player.ts'
import type { FaceDown, Play, Player, State, Step } from '../state.ts'
import { choosableParts } from './choices.ts'
import { askNext, passesCheck } from './declare.ts'
import { checkReach, unreached } from './reach.ts'
import { checkNeeds } from './rules.ts'

type Detonate = Act<'detonate'>
type Main = Extract<Step, { kind: 'action' }>

/** BR-4.11: from the turn after it was planted, by a planter who is in Level 1. */
const isRipe = ({ level, turns }: Player, { card, since }: FaceDown, s: State): boolean =>
  since < turns && playsAt(s.options, factsOf(card), level)

const NONE: readonly never[] = []

/** BR-4.12: the bomb is shown, and the sabotage procedure begins. */
export const detonate: Move<State, Main, Detonate, Event> = {
  legal(s, seat) {
    const by = playerAt(s, seat)
    if (by.faceDown.length === 0) return NONE
    const detonations: Detonate[] = []
    for (let place = 0; place < by.faceDown.length; place++) {
      const bomb = by.faceDown[place]
      if (bomb === undefined || bomb.victim === null || !isRipe(by, bomb, s)) continue
      const target = playerAt(s, bomb.victim)
      if (unreached(s, by, target, factsOf(bomb.card)) !== null) continue
      for (const part of choosableParts(target)) detonations.push({ kind: 'detonate', place, part })
    }
    return detonations
  },
  check(s, seat, { place, part }) {
    const by = playerAt(s, seat)
    const bomb = by.faceDown[place]
    if (bomb === undefined || bomb.victim === null)
      return refuse('no-bomb', 'BR-4.12', 'There is no bomb of yours at that place.')
    if (!isRipe(by, bomb, s))
      return refuse('too-early', 'BR-4.11', 'A bomb can be detonated from your next turn on, while you are in Level 1.')
    return checkTarget(s, by, { card: bomb.card, victim: bomb.victim, part })
  },
  apply(s, seat, { place, part }, ctx) {
    const by = playerAt(s, seat)
    const { card, victim } = by.faceDown[place] ?? bug(`Seat ${seat} has no bomb at ${place}.`)
    const target = victim ?? bug('A bomb has a victim.')
    const told = toldPlace(by, place)
    takeAt(by.faceDown, place)
    toDiscard(s, card)
    s.counts.sabotage++
    const play: Play = { card, by: seat, shares: [{ seat: target, newtons: 0 }], part, place: null }
    ctx.reveal({ kind: 'bombDetonated', seat, card, place: told, target, part })
    if (passesCheck(s, { by: seat, target, card }, ctx)) askNext(s, play, 0, ctx)
    return 'open'
  },
}

interface Aimed {
  readonly card: CardId
  readonly victim: Seat
  readonly part: Detonate['part']
}

function checkTarget(s: State, by: Player, { card, victim, part }: Aimed): Refusal | null {
  const target = playerAt(s, victim)
  const facts = factsOf(card)
  const problem = checkReach(s, by, victim, facts) ?? checkNeeds(by, target, facts)
  if (problem !== null) return problem
  return choosableParts(target).includes(part)
    ? null
    : refuse('wrong-choice', 'BR-4.12', 'Choose a face-up part of the victim.')
}
