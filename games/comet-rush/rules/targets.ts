import { hasCards, type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { Play } from './actions.ts'
import { type Card, type Choice, factsOf, type Needs } from './cards.ts'
import { findRocket, isBuilding } from './player.ts'
import type { Rocket, State } from './state.ts'

type NeedsOf<K> = Extract<Needs, { kind: K }>

interface Targeting<N> {
  list(s: State, seat: Seat, card: Card, needs: N, plays: Play[]): void
  check(s: State, seat: Seat, action: Play, needs: N): Refusal | null
}

const nothing: Targeting<NeedsOf<'nothing'>> = {
  list: (_s, _seat, card, _needs, plays) => void plays.push({ kind: 'play', card }),
  check: () => null,
}

/** CR-6.3: never oneself. */
const player: Targeting<NeedsOf<'player'>> = {
  list(s, seat, card, _needs, plays) {
    for (const other of s.players) if (other.seat !== seat) plays.push({ kind: 'play', card, target: other.seat })
  },
  check(s, seat, { card, target }) {
    const { name } = factsOf(card)
    if (target === undefined) return refuse('target-missing', 'CR-6.2', `${name} needs a target: name another player.`)
    if (target === seat) return refuse('own-target', 'CR-6.3', `${name} is played on another player, not on yourself.`)
    if (s.players[target] === undefined)
      return refuse('unknown-target', 'CR-6.3', `There is no player at seat ${target}.`)
    return null
  },
}

const rocket: Targeting<NeedsOf<'rocket'>> = {
  list(s, seat, card, needs, plays) {
    for (const owner of s.players) {
      if ((owner.seat === seat) !== (needs.of === 'own')) continue
      for (const one of owner.rockets) if (isInReach(s, one, needs)) plays.push({ kind: 'play', card, rocket: one.id })
    }
  },
  check(s, seat, { card, rocket: id }, needs) {
    const { name } = factsOf(card)
    if (id === undefined) return noRocketNamed(s, seat, card, needs)
    const found = findRocket(s, id)
    if (found === undefined) return refuse('unknown-rocket', 'CR-6.2', `There is no rocket ${id} on any pad.`)
    if ((found.owner.seat === seat) !== (needs.of === 'own'))
      return refuse(
        'wrong-owner',
        'CR-6.3',
        needs.of === 'own' ? `${name} helps your own rockets only.` : `${name} is aimed at other players’ rockets.`,
      )
    if (isInReach(s, found.rocket, needs)) return null
    return refuse(
      'wrong-state',
      needs.state === 'reviewable' ? 'CR-6.7' : 'CR-6.6',
      `${name} needs a rocket under construction; rocket ${id} is ready.`,
    )
  },
}

/** CR-6.2, 6.7, 6.8, 6.16 */
const isInReach = (s: State, one: Rocket, { state }: NeedsOf<'rocket'>): boolean =>
  isBuilding(one) || state === 'any' || (state === 'reviewable' && s.options.regulatoryReviewOnReady)

function noRocketNamed(s: State, seat: Seat, card: Card, needs: NeedsOf<'rocket'>): Refusal {
  const plays: Play[] = []
  rocket.list(s, seat, card, needs, plays)
  const { name } = factsOf(card)
  if (plays.length > 0) return refuse('target-missing', 'CR-6.2', `${name} needs a target: name a rocket.`)
  return refuse('no-target', 'CR-6.2', `${name} needs a rocket it can be aimed at, and there is none.`)
}

const choice: Targeting<NeedsOf<'choice'>> = {
  list(s, _seat, card, { among }, plays) {
    for (const one of among) if (isOffered(s, one)) plays.push({ kind: 'play', card, choice: one })
  },
  check(s, _seat, { card, choice: chosen }, { among }) {
    const { name } = factsOf(card)
    if (chosen === undefined || !among.includes(chosen))
      return refuse('choice-missing', 'CR-6.2', `${name} needs a choice: ${among.join(' or ')}.`)
    return isOffered(s, chosen)
      ? null
      : refuse('nothing-face-down', 'CR-6.9', `The ${chosen} deck has no face-down card.`)
  },
}

/** CR-6.9: a deck without face-down cards cannot be looked at. */
const isOffered = (s: State, chosen: Choice): boolean =>
  chosen === 'strength' ? hasCards(s.segments) : chosen !== 'movement' || hasCards(s.movement)

const targeting: { readonly [K in Needs['kind']]: Targeting<NeedsOf<K>> } = { nothing, player, rocket, choice }

/** One row of a table with the function that belongs to it: the compiler cannot see that they match. */
const targetingFor = (needs: Needs): Targeting<Needs> => targeting[needs.kind] as Targeting<Needs>

/** Adds every way to play this card now. */
export function listTargets(s: State, seat: Seat, card: Card, plays: Play[]): void {
  const { needs } = factsOf(card)
  targetingFor(needs).list(s, seat, card, needs, plays)
}

export function checkTarget(s: State, seat: Seat, action: Play): Refusal | null {
  const { needs } = factsOf(action.card)
  return targetingFor(needs).check(s, seat, action, needs)
}
