import {
  type Automatic,
  bug,
  type Ctx,
  next,
  openWindow,
  type Refusal,
  refuse,
  type Seat,
  type Windowed,
} from '@starboard/kernel'
import type { Defend, TrashOne } from './actions.ts'
import { catalogueOf, effectOf } from './catalogue.ts'
import { checkTrash, trash, trashes } from './choices.ts'
import { resumeTurnClock } from './clock.ts'
import type { Event } from './events.ts'
import { block, isAegis, land, stripShields } from './hits.ts'
import { isAlive, isReactive, notInHand, playerAt, shipOf } from './player.ts'
import { allowedShips, type Found, firstReactive, landing, leastOfBoth } from './priorities.ts'
import type { AegisStep, Attack, DefendStep, Player, State, Step } from './state.ts'

/** SG-4.3, 4.4, 4.15: one hit on each of these; the engine view chooses, a table asks all of them at once. */
export function strike(
  s: State,
  { attack, targets }: { readonly attack: Attack; readonly targets: readonly Seat[] },
  ctx: Ctx<Event>,
): void {
  const alive = livingAmong(s, targets)
  if (alive.length === 0) return
  const { by, card, does, number, of } = attack
  ctx.emit({ kind: 'hitAimed', by, card, does, number, of, targets: alive })
  const asked = s.options.autoChoices ? NOBODY : alive.filter((seat) => isAsked(s, playerAt(s, seat), attack))
  if (asked.length === 0) carryOut(s, { attack, targets: alive, answers: NOTHING }, ctx)
  else {
    const window = openWindow<Defend>(ctx, asked, s.options.defendSeconds)
    next<Step>(s, { kind: 'defend', attack, targets: alive, since: ctx.now, window })
  }
}

/** A hit that comes after others have been answered. */
export const waveStep: Automatic<State, Extract<Step, { kind: 'wave' }>, Event> = { run: strike }

/** Mostly all of them: then there is no new list. */
function livingAmong(s: State, seats: readonly Seat[]): readonly Seat[] {
  for (const seat of seats) if (!isAlive(playerAt(s, seat))) return seats.filter((one) => isAlive(playerAt(s, one)))
  return seats
}

const NOBODY: readonly Seat[] = []
const NOTHING: Wave['answers'] = []

/** SG-R30: left out only if everybody can see that there is nothing to decide. */
function isAsked(s: State, player: Player, attack: Attack): boolean {
  if (!s.options.alwaysAskDefence) return defences(s, player, attack).length > 1
  return player.hand.length > 0 || (attack.does !== 'emp' && allowedShips(player.fleet, attack).length > 1)
}

/** Everything a defender can answer: reactive cards in hand, then ships (or letting an EMP through). */
function defences(s: State, player: Player, attack: Attack): readonly Defend[] {
  const catalogue = catalogueOf(s.options)
  const cards = [...new Set(player.hand)].filter((card) => isReactive(catalogue, card))
  return [
    ...cards.map((card): Defend => ({ kind: 'defend', card })),
    ...(attack.does === 'emp'
      ? [{ kind: 'defend', let: true } as const]
      : allowedShips(player.fleet, attack).map(({ id }): Defend => ({ kind: 'defend', ship: id }))),
  ]
}

/** Section 5: no reaction, and the ship of SG-8.1–8.3 among those allowed. */
function undefended(s: State, player: Player, attack: Attack): Defend {
  if (attack.does === 'emp') return { kind: 'defend', let: true }
  const { id } = landing(catalogueOf(s.options), allowedShips(player.fleet, attack), attack.does)
  return { kind: 'defend', ship: id }
}

/** SG-4.4 E: always a reaction, the first in hand order. */
function automatic(s: State, player: Player, attack: Attack): Defend {
  const card = s.options.autoChoices ? firstReactive(catalogueOf(s.options), player.hand) : undefined
  return card === undefined ? undefended(s, player, attack) : { kind: 'defend', card }
}

/** With a question left out, the one answer there is. */
const unasked = (s: State, player: Player, attack: Attack): Defend =>
  s.options.autoChoices ? automatic(s, player, attack) : (defences(s, player, attack)[0] ?? bug('There is no answer.'))

interface Wave {
  readonly attack: Attack
  readonly targets: readonly Seat[]
  readonly answers: readonly { readonly seat: Seat; readonly action: Defend }[]
}

/** SG-4.18: in turn order after the attacker; then those with an Aegis trash a card. */
function carryOut(s: State, { attack, targets, answers }: Wave, ctx: Ctx<Event>): void {
  const trashing: Seat[] = []
  for (const seat of targets) {
    const player = playerAt(s, seat)
    if (!isAlive(player)) continue
    const given = answers.length === 0 ? undefined : answers.find((answer) => answer.seat === seat)?.action
    // What the engine chooses for a hand tells something about it: nobody takes back a shot after that.
    if (given === undefined && player.hand.length > 0) ctx.random.touch()
    const answer = given ?? unasked(s, player, attack)
    meet(s, player, { attack, answer }, ctx)
    if (answer.card !== undefined && isAegis(s, answer.card)) trashing.push(seat)
  }
  if (trashing.length > 0) afterAegis(s, trashing, ctx)
}

function meet(
  s: State,
  player: Player,
  { attack: { by, does }, answer: { card, ship } }: { readonly attack: Attack; readonly answer: Defend },
  ctx: Ctx<Event>,
): void {
  if (card !== undefined) block(s, player, { card, by }, ctx)
  else if (does === 'emp') stripShields(s, player, by, ctx)
  else land(s, player, { ship: ship ?? bug('No ship was chosen.'), does, by }, ctx)
}

/** SG-4.5: compulsory, if there is a card; a single one needs no question. */
function afterAegis(s: State, seats: readonly Seat[], ctx: Ctx<Event>): void {
  const asked: Seat[] = []
  for (const seat of seats) {
    const player = playerAt(s, seat)
    const cards = player.hand.length + player.discard.length
    if (cards > 1 && !s.options.autoChoices) asked.push(seat)
    else if (cards > 0) trashForAegis(s, player, leastForAegis(s, player), ctx)
  }
  if (asked.length === 0) return
  const window = openWindow<TrashOne>(ctx, asked, s.options.choiceSeconds)
  next<Step>(s, { kind: 'aegis', since: ctx.now, window })
}

const trashForAegis = (s: State, player: Player, { zone, card }: Found, ctx: Ctx<Event>): void =>
  trash(s, player, { zone, card, why: 'aegis' }, ctx)

/** SG-8.4 */
const leastForAegis = (s: State, player: Player) =>
  leastOfBoth(catalogueOf(s.options), player, 'hand') ?? bug('There is nothing to trash.')

export const defendStep: Windowed<State, DefendStep, Defend, Event> = {
  answer: 'defend',
  mode: 'reaction',
  legal: (s, seat, { attack }) => defences(s, playerAt(s, seat), attack),
  check: (s, seat, action, { attack }) => checkDefence(s, playerAt(s, seat), { action, attack }),
  fallback: (s, seat, { attack }) => undefended(s, playerAt(s, seat), attack),
  close(s, { attack, targets, since }, answers, ctx) {
    resumeTurnClock(s, since, ctx)
    carryOut(s, { attack, targets, answers }, ctx)
  },
}

function checkDefence(
  s: State,
  player: Player,
  { action: { card, ship, let: letThrough }, attack }: { readonly action: Defend; readonly attack: Attack },
): Refusal | null {
  const given = [card, ship, letThrough].filter((part) => part !== undefined).length
  if (given !== 1) return refuse('one-answer', 'SG-4.4', 'Give one answer: a card that blocks, or what it hits.')
  if (card !== undefined) return checkReactive(s, player, card)
  if (letThrough !== undefined)
    return attack.does === 'emp' ? null : refuse('choose-ship', 'SG-4.6', 'Say which ship takes the hit.')
  if (attack.does === 'emp') return refuse('no-ship', 'SG-4.19', 'An EMP lands on no ship: block it or let it through.')
  if (shipOf(player, ship) === undefined) return refuse('not-your-ship', 'SG-4.6', 'That is no ship of yours.')
  return allowedShips(player.fleet, attack).some(({ id }) => id === ship)
    ? null
    : refuse('not-weakest', 'SG-4.6', 'A Seeking Rocket takes one of your least protected ships.')
}

function checkReactive(s: State, player: Player, card: string): Refusal | null {
  const catalogue = catalogueOf(s.options)
  if (!player.hand.includes(card)) return notInHand(catalogue, card)
  const effect = effectOf(catalogue, card)
  return effect.kind === 'shield' && effect.strength === 0
    ? null
    : refuse(
        'not-reactive',
        'SG-4.4',
        `${catalogue.byId.get(card)?.name} is not reactive: it stops no hit from the hand.`,
      )
}

/** SG-4.5, 4.18: all at once. */
export const aegisStep: Windowed<State, AegisStep, TrashOne, Event> = {
  answer: 'trashOne',
  mode: 'sealed',
  legal: (s, seat) => trashes(playerAt(s, seat), 'aegis'),
  check: (s, seat, action) => checkTrash(s, playerAt(s, seat), { action, why: 'aegis' }),
  fallback: (s, seat) => ({ kind: 'trashOne', ...leastForAegis(s, playerAt(s, seat)) }),
  close(s, { since }, answers, ctx) {
    resumeTurnClock(s, since, ctx)
    for (const { seat, action } of answers) trashForAegis(s, playerAt(s, seat), action, ctx)
  },
}
