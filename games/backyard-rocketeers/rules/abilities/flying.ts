import { type Refusal, refuse } from '@starboard/kernel'
import { rollDice, sumOf } from '../dice.ts'
import { changeSpaceFuel } from '../earth/fuel.ts'
import type { AbilityEffect } from '../effects.ts'
import { isHeld } from '../player.ts'
import { gainOf, shift } from '../space/movement.ts'
import type { Player } from '../state.ts'
import { lacksNothing, nothingChosen } from './plain.ts'
import type { AbilityRule } from './rules.ts'

type Of<K> = Extract<AbilityEffect, { kind: K }>

/** BR-11.8 */
const checkFree = (by: Player): Refusal | null =>
  isHeld(by) ? refuse('held', 'BR-11.8', 'The Van-Allen Belts hold you in place: no movement cards now.') : null

/** BR-11.2, 11.3, 11.7: powered movement at once. */
export const fly: AbilityRule<Of<'fly'>> = {
  ...nothingChosen,
  may: (_s, { by, effect: { needs } }) => by.spaceFuel >= needs && !isHeld(by),
  lacks: (_s, { by, effect: { needs } }) =>
    checkFree(by) ??
    (by.spaceFuel >= needs
      ? null
      : refuse(
          'no-fuel',
          needs > 1 ? 'BR-11.7' : 'BR-11.2',
          `That needs ${needs > 1 ? `${needs}%` : 'some'} space fuel; you have ${by.spaceFuel}%.`,
        )),
  play({ s, by, effect, action: { card } }, ctx) {
    s.powered = true
    if (effect.costs > 0) changeSpaceFuel(by, { by: -effect.costs, why: card }, ctx)
    shift(s, by, { by: -gainOf(by, effect.km), why: card }, ctx)
  },
}

export const fuel: AbilityRule<Of<'fuel'>> = {
  ...nothingChosen,
  ...lacksNothing,
  play: ({ by, effect, action: { card } }, ctx) => changeSpaceFuel(by, { by: effect.percent, why: card }, ctx),
}

/** BR-11.2: brings its own fuel first. */
export const mine: AbilityRule<Of<'mine'>> = {
  ...nothingChosen,
  lacks: (_s, { by }) => checkFree(by),
  play({ s, by, effect, action: { card } }, ctx) {
    changeSpaceFuel(by, { by: effect.percent, why: card }, ctx)
    s.powered = true
    const dice = rollDice(ctx.random, effect.dice)
    ctx.emit({ kind: 'diceRolled', seat: by.seat, victim: by.seat, card, dice, damage: 0 })
    shift(s, by, { by: -gainOf(by, sumOf(dice)), why: card }, ctx)
  },
}

/** Section 2.3: armed until the next successful launch; several add up. */
export const slingshot: AbilityRule<Of<'slingshot'>> = {
  ...nothingChosen,
  ...lacksNothing,
  play({ by }, ctx) {
    by.slingshots++
    ctx.emit({ kind: 'slingshotArmed', seat: by.seat, armed: by.slingshots })
  },
}
