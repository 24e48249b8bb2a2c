import type { PartKind, Tier } from './vocabulary.ts'

/** What a component is. */
export type ComponentEffect =
  | { readonly kind: 'pad' }
  /** BR-5.6: the strength of a tiered part is its tier. */
  | { readonly kind: 'part'; readonly part: PartKind; readonly tier: Tier; readonly strength: number }
  | { readonly kind: 'tank'; readonly percent: number }
  /** BR-16.1 */
  | { readonly kind: 'rover'; readonly tier: Tier }
  | { readonly kind: 'generator'; readonly percent: number; readonly tier: Tier; readonly isSolar: boolean }
  | { readonly kind: 'communication'; readonly signal: number }

/** What a sabotage card does to its victim. */
export type SabotageEffect =
  | { readonly kind: 'hitPart' }
  | { readonly kind: 'spyOnHand'; readonly turns: number }
  | { readonly kind: 'swapPart' }
  | { readonly kind: 'takeTank' }
  | { readonly kind: 'delay' }
  | { readonly kind: 'takeCovert' }
  /** Dice against a strength; the excess is damage. A defence system cuts them down to one die. */
  | {
      readonly kind: 'barrage'
      readonly dice: number
      readonly against: 'rocket' | 'fuselage'
      readonly defence: PartKind | null
      /** What it destroys before the dice. */
      readonly first: string | null
    }
  | { readonly kind: 'spaceDust' }
  | { readonly kind: 'hold'; readonly turns: number }
  | { readonly kind: 'push'; readonly km: number }
  | { readonly kind: 'wormhole'; readonly km: number }
  | { readonly kind: 'collide'; readonly km: number }
  | { readonly kind: 'takeGenerator' }
  | { readonly kind: 'dust'; readonly turns: number }
  | { readonly kind: 'loseKm'; readonly km: number }
  | { readonly kind: 'jam'; readonly signal: number }
  | { readonly kind: 'breakRover'; readonly on: number }

/** What an ability card does. */
export type AbilityEffect =
  | { readonly kind: 'xRay' }
  | { readonly kind: 'slingshot'; readonly km: number }
  | { readonly kind: 'tierDown' }
  | { readonly kind: 'tierUp' }
  | { readonly kind: 'supernova' }
  | { readonly kind: 'exchangeParts'; readonly most: number }
  | { readonly kind: 'audit' }
  | { readonly kind: 'laser' }
  /** BR-11.2: `needs` is the space fuel it takes to begin with, `costs` what it burns at once. */
  | { readonly kind: 'fly'; readonly km: number; readonly needs: number; readonly costs: number }
  | { readonly kind: 'fuel'; readonly percent: number }
  | { readonly kind: 'mine'; readonly percent: number; readonly dice: number }
  | { readonly kind: 'repair' }
  | { readonly kind: 'boostSignal'; readonly signal: number }
  | { readonly kind: 'surge'; readonly percent: number }
  /** Never played by itself: it waits for its moment. */
  | { readonly kind: 'landing'; readonly dice: number }
  | { readonly kind: 'newton' }
  | { readonly kind: 'insurance'; readonly keeps: number }

/** What an enhancement does while it is in play. */
export type EnhancementEffect =
  | { readonly kind: 'seesBombs' }
  | { readonly kind: 'hidesParts' }
  | { readonly kind: 'sail' }
  | { readonly kind: 'wind' }
  | { readonly kind: 'seesHands' }
  | { readonly kind: 'cruise'; readonly km: number }
  /** BR-19.3: no legal target of this card. */
  | { readonly kind: 'immune'; readonly to: string }
  | { readonly kind: 'fuelEachTurn'; readonly percent: number; readonly turns: number }
  | { readonly kind: 'landsSafely' }
  | { readonly kind: 'wheels'; readonly km: number }
  | { readonly kind: 'backupRover'; readonly km: number }
  | { readonly kind: 'amplifier'; readonly signal: number }
  | { readonly kind: 'panels'; readonly percent: number }

export type Effect = ComponentEffect | SabotageEffect | AbilityEffect | EnhancementEffect
