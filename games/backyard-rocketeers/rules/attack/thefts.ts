import { bug, type Ctx, type Move, next, type Question, refuse, type Seat, takeAt } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { type CardId, factsOf, nameOf } from '../cards/catalogue.ts'
import { ask, asked, resumeTurnClock } from '../clock.ts'
import { destroyRocket } from '../earth/destruction.ts'
import type { Event } from '../events.ts'
import { kindsIn, leaveHand, playerAt } from '../player.ts'
import { strengthOf } from '../rocket.ts'
import type { Player, State, Step } from '../state.ts'
import type { Struck } from './rules.ts'

type Of<K> = Extract<Step, { kind: K }>

const isTank = (card: CardId): boolean => factsOf(card).effect.kind === 'tank'

const percentOf = (card: CardId): number => {
  const { effect } = factsOf(card)
  return effect.kind === 'tank' ? effect.percent : 0
}

/** BR-R50, R52: the victim chooses, and is asked whenever a tank is held. */
export function takeTank({ s, by, victim }: Struck, ctx: Ctx<Event>): void {
  if (!victim.hand.some(isTank)) ctx.reveal({ kind: 'tankMissing', seat: by.seat, from: victim.seat })
  else {
    ctx.random.touch()
    next<Step>(s, { kind: 'giveFuelTank', seat: victim.seat, to: by.seat, ...asked(s, ctx) })
  }
}

const tanksOf = ({ hand }: Player): readonly CardId[] => kindsIn(hand).filter(isTank)

const giveFuelTank: Move<State, Of<'giveFuelTank'>, Act<'giveFuelTank'>, Event> = {
  legal: (s, seat) => tanksOf(playerAt(s, seat)).map((card) => ({ kind: 'giveFuelTank', card })),
  check: (s, seat, { card }) =>
    tanksOf(playerAt(s, seat)).includes(card)
      ? null
      : refuse('no-tank', 'BR-R50', `${nameOf(card)} is no fuel tank that you hold.`),
  apply(s, seat, { card }, ctx, { to, since }) {
    if (seat !== s.active) resumeTurnClock(s, since, ctx)
    leaveHand(playerAt(s, seat), card)
    playerAt(s, to).hand.push(card)
    ctx.reveal({ kind: 'tankTaken', seat: to, from: seat, card })
    return 'answered'
  },
}

export const giveTankStep: Question<State, Of<'giveFuelTank'>, Action, Event> = {
  asks: (s, { seat, by }) => ask(s, seat, by),
  moves: { giveFuelTank },
  fallback(s, seat) {
    const [smallest] = [...tanksOf(playerAt(s, seat))].sort((one, other) => percentOf(one) - percentOf(other))
    return { kind: 'giveFuelTank', card: smallest ?? bug('There is no tank to give.') }
  },
}

/** BR-R50: with one face-down card there is nothing to choose. */
export function takeCovert({ s, by, victim, blow: { card } }: Struck, ctx: Ctx<Event>) {
  const { seat, faceDown } = victim
  if (faceDown.length === 0) return ctx.emit({ kind: 'fizzled', card, victim: seat, why: 'nothing' })
  if (faceDown.length === 1) return handOver(s, { from: seat, to: by.seat, place: 0 }, ctx)
  next<Step>(s, { kind: 'giveCovert', seat, to: by.seat, ...asked(s, ctx) })
}

interface Handed {
  readonly from: Seat
  readonly to: Seat
  readonly place: number
}

/** BR-4.13, 8.6: a bomb forgets its victim; a rocket that loses its last part is destroyed. */
function handOver(s: State, { from, to, place }: Handed, ctx: Ctx<Event>): void {
  const giver = playerAt(s, from)
  const { card } = giver.faceDown[place] ?? bug(`Seat ${from} has nothing face down at ${place}.`)
  takeAt(giver.faceDown, place)
  playerAt(s, to).hand.push(card)
  ctx.reveal({ kind: 'covertTaken', seat: to, from, place, card })
  if (giver.level === 1 && factsOf(card).slot >= 0 && strengthOf(giver) === 0) destroyRocket(s, giver, ctx)
}

export const coverts = ({ faceDown }: Player): readonly number[] => faceDown.map((_hidden, place) => place)

const giveCovert: Move<State, Of<'giveCovert'>, Act<'giveCovert'>, Event> = {
  legal: (s, seat) => coverts(playerAt(s, seat)).map((place) => ({ kind: 'giveCovert', place })),
  check: (s, seat, { place }) =>
    playerAt(s, seat).faceDown[place] === undefined
      ? refuse('nothing-there', 'BR-R50', 'You have no face-down card there.')
      : null,
  apply(s, seat, { place }, ctx, { to, since }) {
    if (seat !== s.active) resumeTurnClock(s, since, ctx)
    handOver(s, { from: seat, to, place }, ctx)
    return 'answered'
  },
}

export const giveCovertStep: Question<State, Of<'giveCovert'>, Action, Event> = {
  asks: (s, { seat, by }) => ask(s, seat, by),
  moves: { giveCovert },
  fallback: () => ({ kind: 'giveCovert', place: 0 }),
}
