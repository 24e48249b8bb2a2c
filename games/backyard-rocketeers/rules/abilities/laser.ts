import { type Refusal, refuse } from '@starboard/kernel'
import { choosableParts } from '../attack/choices.ts'
import { hitParts } from '../attack/damage.ts'
import type { AbilityEffect } from '../effects.ts'
import { destroyRover } from '../mars/rovers.ts'
import { explode } from '../space/explosion.ts'
import type { Player, State } from '../state.ts'
import type { AbilityChoice, AbilityRule } from './rules.ts'

type Laser = Extract<AbilityEffect, { kind: 'laser' }>

const ROCKET: AbilityChoice = {}

/** BR-13.10: a part, or the whole rocket by option; on Mars also a rover. */
function shots(s: State, target: Player): readonly AbilityChoice[] {
  const rovers = target.level === 3 ? target.rovers.map((_rover, place): AbilityChoice => ({ place })) : []
  if (s.options.laserCannon === 'rocket') return [ROCKET, ...rovers]
  return [...choosableParts(target).map((part): AbilityChoice => ({ part })), ...rovers]
}

const isShot = (s: State, target: Player, { part, place, give, take }: AbilityChoice): boolean =>
  give === undefined &&
  take === undefined &&
  shots(s, target).some((shot) => shot.part === part && shot.place === place)

const noShot = (s: State): Refusal =>
  refuse(
    'wrong-choice',
    'BR-13.10',
    s.options.laserCannon === 'rocket'
      ? 'A Laser Cannon hits the whole rocket, or a rover on Mars.'
      : 'A Laser Cannon hits a face-up part of the rocket, or a rover on Mars.',
  )

export const laser: AbilityRule<Laser> = {
  lacks: (s, { target }) => (shots(s, target).length > 0 ? null : noShot(s)),
  choices: (s, { target }) => shots(s, target),
  checkChoice: (s, { target }, choice) => (isShot(s, target, choice) ? null : noShot(s)),
  play({ s, by, target, action: { card, part, place } }, ctx) {
    if (place !== undefined) destroyRover(s, target, { place, why: 'laser' }, ctx)
    else if (part !== undefined) hitParts(s, target, { parts: [part], why: 'laser', card, by: by.seat }, ctx)
    else explode(s, target, ctx)
  },
}
