import {
  type Ctx,
  listedElsewhere,
  type Move,
  next,
  openWindow,
  type Refusal,
  refuse,
  type Seat,
} from '@starboard/kernel'
import type { Act, Action, React } from '../actions.ts'
import { type Card, type CardId, factsOf } from '../cards/catalogue.ts'
import { rollDice, sumOf } from '../dice.ts'
import type { Event } from '../events.ts'
import { checkHeld, HOW, wrongType } from '../hand.ts'
import { isHeld, isIn, leaveHand, othersAfter, playerAt, toDiscard, zoneOf } from '../player.ts'
import type { Play, Player, Share, State, Step } from '../state.ts'
import { CROSS_LEVEL } from '../vocabulary.ts'
import { type Choice, choicesOf, isAmong } from './choices.ts'
import { checkReach, unreached } from './reach.ts'
import { reactionsOf } from './react.ts'
import { checkNeeds, ruleFor } from './rules.ts'

type Sabotage = Act<'playSabotage'>
type Main = Extract<Step, { kind: 'action' }>

/** BR-19.1: card, targets and choices at once. */
export const playSabotage: Move<State, Main, Sabotage, Event> = {
  legal: listedElsewhere,
  check(s, seat, action) {
    const by = playerAt(s, seat)
    const facts = factsOf(action.card)
    return (
      checkHeld(s, by, action.card) ??
      (facts.type === 'sabotage' ? null : wrongType(action.card, HOW[facts.type])) ??
      (facts.covert === 'always' ? wrongType(action.card, 'it is planted face down first') : null) ??
      (facts.effect.kind === 'collide' ? checkCollision(s, by, action) : checkAim(s, by, action))
    )
  },
  apply(s, seat, { card, target, second, part, place }, ctx) {
    leaveHand(playerAt(s, seat), card)
    toDiscard(s, card)
    const targets = second === undefined ? [target] : [target, second]
    const play: Play = {
      card,
      by: seat,
      shares: inTurnOrder(s, seat, targets).map((one) => ({ seat: one, newtons: 0 })),
      part: part ?? null,
      place: place ?? null,
    }
    s.counts.sabotage++
    ctx.emit({ kind: 'sabotageDeclared', seat, card, targets, part: play.part, place: play.place })
    if (passesCheck(s, { by: seat, target, card }, ctx)) askNext(s, play, 0, ctx)
    return 'open'
  },
}

export function listSabotage(s: State, by: Player, card: Card, plays: Action[]): void {
  if (card.effect.kind === 'collide') listCollisions(s, by, card, plays)
  else listTargets(s, by, card, plays)
}

function listTargets(s: State, by: Player, card: Card, plays: Action[]): void {
  const rule = ruleFor(card)
  const choosing = rule.choosing(s, card)
  for (const target of s.players) {
    if (target === by || unreached(s, by, target, card) !== null || rule.lacks(by, target) !== null) continue
    if (choosing === 'nothing') plays.push({ kind: 'playSabotage', card: card.id, target: target.seat })
    else
      for (const choice of choicesOf(choosing, by, target))
        plays.push({ kind: 'playSabotage', card: card.id, target: target.seat, ...choice })
  }
}

function checkAim(s: State, by: Player, { card, target, second, part, place }: Sabotage): Refusal | null {
  const facts = factsOf(card)
  if (second !== undefined) return refuse('needless-target', 'BR-19.1', `${facts.name} has one target.`)
  return (
    checkReach(s, by, target, facts) ??
    checkNeeds(by, playerAt(s, target), facts) ??
    checkChoice(s, { by, target: playerAt(s, target), facts }, named(part, place))
  )
}

const named = (part: Choice['part'] | undefined, place: number | undefined): Choice => ({
  ...(part !== undefined && { part }),
  ...(place !== undefined && { place }),
})

interface Aimed {
  readonly by: Player
  readonly target: Player
  readonly facts: Card
}

const CHOICES = {
  nothing: 'nothing',
  part: 'a face-up part of the target',
  swap: 'a kind of part that both rockets have',
  generator: 'a generator of the target',
  panel: 'a solar panel of the target',
  rover: 'a working rover of the target',
} as const

function checkChoice(s: State, { by, target, facts }: Aimed, choice: Choice): Refusal | null {
  const choosing = ruleFor(facts).choosing(s, facts)
  return isAmong(choicesOf(choosing, by, target), choice)
    ? null
    : refuse('wrong-choice', 'BR-19.1', `${facts.name} asks you to choose ${CHOICES[choosing]}.`)
}

/** BR-19.14: two Level 2 players in neighbouring zones, each in reach; the attacker may be one. */
const mayCollide = (s: State, by: Player, one: Player, card: Card): boolean =>
  one.level === 2 && !isHeld(one) && (one === by || unreached(s, by, one, card) === null)

function listCollisions(s: State, by: Player, card: Card, plays: Action[]): void {
  const near = s.players.filter((one) => isIn(one) && mayCollide(s, by, one, card))
  for (const one of near)
    for (const other of near)
      if (one.seat < other.seat && Math.abs(zoneOf(one) - zoneOf(other)) <= 1)
        plays.push({ kind: 'playSabotage', card: card.id, target: one.seat, second: other.seat })
}

function checkCollision(s: State, by: Player, { card, target, second, part, place }: Sabotage): Refusal | null {
  const facts = factsOf(card)
  if (second === undefined || second === target)
    return refuse('two-targets', 'BR-19.14', `${facts.name} needs two different players.`)
  if (part !== undefined || place !== undefined)
    return refuse('wrong-choice', 'BR-19.1', `${facts.name} asks for nothing but two players.`)
  for (const seat of [target, second]) {
    const problem =
      seat === by.seat ? null : (checkReach(s, by, seat, facts) ?? checkNeeds(by, playerAt(s, seat), facts))
    if (problem !== null) return problem
    if (seat === by.seat && isHeld(by))
      return refuse('held', 'BR-11.8', 'The Van-Allen Belts hold you: you cannot be one of the two.')
  }
  return Math.abs(zoneOf(playerAt(s, target)) - zoneOf(playerAt(s, second))) <= 1
    ? null
    : refuse('out-of-zone', 'BR-19.14', 'The two must be in the same zone or in neighbouring ones.')
}

/** BR-19.12: in turn order after the attacker, whose own share comes last. */
function inTurnOrder(s: State, by: Seat, targets: readonly Seat[]): readonly Seat[] {
  if (targets.length < 2) return targets
  const others = othersAfter(s, by).flatMap(({ seat }) => (targets.includes(seat) ? [seat] : []))
  return targets.includes(by) ? [...others, by] : others
}

/** BR-19.5: upwards only with 8 or more on two dice. */
export function passesCheck(
  s: State,
  { by, target, card }: { readonly by: Seat; readonly target: Seat; readonly card: CardId },
  ctx: Ctx<Event>,
): boolean {
  if (playerAt(s, target).level <= playerAt(s, by).level) return true
  const dice = rollDice(ctx.random, 2)
  const passed = sumOf(dice) >= CROSS_LEVEL
  if (!passed) s.counts.checksFailed++
  ctx.emit({ kind: 'levelChecked', seat: by, target, card, dice, passed })
  return passed
}

/** BR-19.8, 19.15: asks whoever is about to suffer this share; the attacker's own share is not asked (BR-19.14). */
export function askNext(s: State, play: Play, share: number, ctx: Ctx<Event>): void {
  const due = play.shares[share]
  if (due === undefined) next<Step>(s, { kind: 'resolve', play })
  else if (isAsked(s, { play, share })) {
    const window = openWindow<React>(ctx, [sufferer(play, due)], s.options.reactSeconds)
    next<Step>(s, { kind: 'react', play, share, since: ctx.now, window })
  } else askNext(s, play, share + 1, ctx)
}

const sufferer = ({ by }: Play, { seat, newtons }: Share): Seat => (newtons % 2 === 0 ? seat : by)

function isAsked(s: State, { play, share }: { readonly play: Play; readonly share: number }): boolean {
  const due = play.shares[share]
  if (due === undefined || due.seat === play.by) return false
  return s.options.reactionWindow === 'always' || reactionsOf(s, sufferer(play, due), { play, share }).length > 1
}
