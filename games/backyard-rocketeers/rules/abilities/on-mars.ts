import { bug, refuse } from '@starboard/kernel'
import type { AbilityEffect } from '../effects.ts'
import { isIn } from '../player.ts'
import { lacksNothing, nothingChosen } from './plain.ts'
import type { AbilityRule } from './rules.ts'

type Of<K> = Extract<AbilityEffect, { kind: K }>

/** Section 2.8: a broken rover of anybody, no reach, no check. */
export const repair: AbilityRule<Of<'repair'>> = {
  targets: (_by, target) => isIn(target),
  lacks: (_s, { target: { rovers } }) =>
    rovers.some(({ broken }) => broken) ? null : refuse('no-target', 'BR-16.2', 'That player has no broken rover.'),
  choices: (_s, { target: { rovers } }) => rovers.flatMap(({ broken }, place) => (broken ? [{ place }] : [])),
  checkChoice: (_s, { target: { rovers } }, { place, part, give, take }) =>
    place !== undefined && rovers[place]?.broken === true && [part, give, take].every((what) => what === undefined)
      ? null
      : refuse('wrong-choice', 'BR-16.2', 'A Repair Kit mends a broken rover, and that one is not.'),
  play({ by, target: { seat, rovers }, action: { place } }, ctx) {
    const rover = rovers[place ?? -1] ?? bug('There is no rover to repair.')
    rover.broken = false
    ctx.emit({ kind: 'roverRepaired', seat, by: by.seat, place: place ?? 0 })
  },
}

/** BR-17.3 */
export const boostSignal: AbilityRule<Of<'boostSignal'>> = {
  ...nothingChosen,
  ...lacksNothing,
  play({ by, effect }, ctx) {
    by.boost += effect.signal
    ctx.emit({ kind: 'boosted', seat: by.seat, boost: by.boost })
  },
}

export const surge: AbilityRule<Of<'surge'>> = {
  ...nothingChosen,
  ...lacksNothing,
  play({ by, effect, action: { card } }, ctx) {
    by.power += effect.percent
    ctx.emit({ kind: 'powerChanged', seat: by.seat, by: effect.percent, to: by.power, why: card })
  },
}
