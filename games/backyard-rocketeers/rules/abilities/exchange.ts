import { type Refusal, refuse } from '@starboard/kernel'
import { factsOf } from '../cards/catalogue.ts'
import { exchange } from '../earth/exchange.ts'
import type { AbilityEffect } from '../effects.ts'
import { hidesParts } from '../in-play.ts'
import { partCount } from '../rocket.ts'
import type { Player } from '../state.ts'
import { OPTIONAL_SLOTS, PART_KINDS, type PartKind, REQUIRED, slotOf } from '../vocabulary.ts'
import type { AbilityChoice, AbilityRule } from './rules.ts'

type Exchange = Extract<AbilityEffect, { kind: 'exchangeParts' }>

/** A set of kinds: bit n is slot n. */
const bitsOf = (kinds: readonly PartKind[]): number => kinds.reduce((bits, kind) => bits | (1 << slotOf(kind)), 0)

const OPTIONAL_BITS = bitsOf(PART_KINDS.slice(REQUIRED))

const openKinds = ({ rocket }: Player): readonly PartKind[] =>
  PART_KINDS.filter((_kind, slot) => (rocket[slot] ?? null) !== null)

const hiddenBits = ({ faceDown }: Player): number =>
  faceDown.reduce((bits, { card }) => (factsOf(card).slot < 0 ? bits : bits | (1 << factsOf(card).slot)), 0)

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count++
  return count
}

/** BR-5.2, 5.3: what is kept and what comes must not share a kind, and two optional parts are the limit. */
const fits = (kept: number, coming: number): boolean =>
  (kept & coming) === 0 && countBits((kept | coming) & OPTIONAL_BITS) <= OPTIONAL_SLOTS

interface Rockets {
  readonly own: number
  /** Face-down parts of one's own: they stay. */
  readonly hidden: number
  readonly theirs: number
}

const rocketsOf = (by: Player, target: Player): Rockets => ({
  own: bitsOf(openKinds(by)),
  hidden: hiddenBits(by),
  theirs: bitsOf(openKinds(target)),
})

/** BR-19.16: one's own rocket with all its parts, the opponent's with those in the open. */
const isLegal = ({ own, hidden, theirs }: Rockets, give: number, take: number): boolean =>
  fits((own & ~give) | hidden, take) && fits(theirs & ~take, give)

/** All legal exchanges. By bit sets, because two whole rockets have thousands of pairs of sets to look at. */
function exchanges(by: Player, target: Player, most: number): readonly AbilityChoice[] {
  if (hidesParts(target)) return []
  const rockets = rocketsOf(by, target)
  const choices: AbilityChoice[] = []
  for (let give = rockets.own; give > 0; give = (give - 1) & rockets.own) {
    const count = countBits(give)
    if (count > most) continue
    for (let take = rockets.theirs; take > 0; take = (take - 1) & rockets.theirs)
      if (countBits(take) === count && isLegal(rockets, give, take))
        choices.push({ give: kindsOf(give), take: kindsOf(take) })
  }
  return choices
}

const kindsOf = (bits: number): PartKind[] => PART_KINDS.filter((_kind, slot) => (bits & (1 << slot)) !== 0)

const isRefused = (text: string): Refusal => refuse('wrong-choice', 'BR-19.16', text)

function checkExchange(
  by: Player,
  target: Player,
  { give = [], take = [] }: AbilityChoice,
  most: number,
): Refusal | null {
  if (give.length !== take.length || give.length < 1 || give.length > most)
    return isRefused(`Exchange 1 to ${most} parts, as many as you take.`)
  const isEach = (kinds: readonly PartKind[], player: Player): boolean =>
    new Set(kinds).size === kinds.length && kinds.every((kind) => openKinds(player).includes(kind))
  if (!isEach(give, by) || !isEach(take, target)) return isRefused('Only parts that lie face up can be exchanged.')
  return isLegal(rocketsOf(by, target), bitsOf(give), bitsOf(take))
    ? null
    : isRefused('After the exchange each kind may be there once, and two optional parts at most.')
}

export const exchangeParts: AbilityRule<Exchange> = {
  lacks: (_s, { by, target }) =>
    !hidesParts(target) && partCount(by.rocket) > 0 && partCount(target.rocket) > 0
      ? null
      : refuse('no-target', 'BR-3.5', 'Your rockets have nothing that could be exchanged.'),
  choices: (_s, { by, target, effect }) => exchanges(by, target, effect.most),
  checkChoice: (_s, { by, target, effect }, choice) =>
    choice.part !== undefined || choice.place !== undefined
      ? isRefused('Name the parts that you give and take.')
      : checkExchange(by, target, choice, effect.most),
  play: ({ s, by, target, action: { give = [], take = [] } }, ctx) =>
    exchange(s, { one: by, other: target, give, take }, ctx),
}
