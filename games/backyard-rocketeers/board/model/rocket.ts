import { factsOf } from '../../rules/cards/catalogue.ts'
import type { Part } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { PART_KINDS, type PartKind, slotOf, type Tier } from '../../rules/vocabulary.ts'
import type { Damage, Tier as DrawnTier, Extra, RocketParts, SlotKind } from '../art/index.ts'

/** The artist's names for the kinds of part. */
export const SLOT_MARKS: Readonly<Record<PartKind, SlotKind>> = {
  fuselage: 'fuselage',
  'nose-cone': 'nose-cone',
  'stabilizer-fins': 'stabilizer-fins',
  thruster: 'thruster',
  boosters: 'boosters',
  staging: 'staging',
  'anti-missile': 'defense-missile',
  'anti-asteroid': 'defense-asteroid',
}

export const drawnTier = (tier: Tier | undefined): DrawnTier | undefined =>
  tier === undefined || tier === 0 ? undefined : tier

export const partOf = ({ rocket }: Pick<SeenPlayer, 'rocket'>, kind: PartKind): Part | null =>
  rocket?.[slotOf(kind)] ?? null

/** A rocket as its viewer may draw it. Face-down components hang on it only for whoever knows that they do. */
export function drawnParts(player: Pick<SeenPlayer, 'rocket' | 'faceDown'>): RocketParts {
  const tierOf = (kind: PartKind) => drawnTier(partOf(player, kind)?.tier)
  return {
    'nose-cone': tierOf('nose-cone'),
    fuselage: tierOf('fuselage'),
    'stabilizer-fins': tierOf('stabilizer-fins'),
    thruster: tierOf('thruster'),
    extras: [...PART_KINDS.flatMap((kind) => extraOf(player, kind)), ...hiddenExtras(player)].slice(0, 2),
  }
}

function extraOf(player: Pick<SeenPlayer, 'rocket'>, kind: PartKind): readonly Extra[] {
  const part = partOf(player, kind)
  if (part === null) return []
  if (kind === 'boosters') return [{ kind, tier: drawnTier(part.tier) ?? 1 }]
  if (kind === 'staging') return [{ kind }]
  if (kind === 'anti-missile') return [{ kind: 'defense-missile' }]
  return kind === 'anti-asteroid' ? [{ kind: 'defense-asteroid' }] : []
}

const hiddenExtras = ({ faceDown }: Pick<SeenPlayer, 'faceDown'>): readonly Extra[] =>
  faceDown.flatMap(({ card }) => (card === undefined || factsOf(card).slot < 0 ? [] : [{ kind: 'face-down' as const }]))

const THIRD = 1 / 3

/** How battered a rocket in space or on Mars looks. */
export function damageOf({ damage, original }: Pick<SeenPlayer, 'damage' | 'original'>): Damage {
  if (damage === 0 || original === 0) return 'none'
  const share = damage / original
  return share < THIRD ? 'scratched' : share < 2 * THIRD ? 'holed' : 'burning'
}

export const isUnderTarp = ({ rocket, parts }: Pick<SeenPlayer, 'rocket' | 'parts'>): boolean =>
  rocket === undefined && parts > 0
