import { type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { Card } from '../cards/catalogue.ts'
import { isImmune } from '../in-play.ts'
import type { Options } from '../options.ts'
import { isIn, zoneOf } from '../player.ts'
import type { Enhancement, Player, State } from '../state.ts'

/** Why a card does not reach somebody; a code, because lists of targets ask often and need no sentence. */
type Unreached = 'own-target' | 'unknown-target' | 'lower-level' | 'wrong-target-level' | 'out-of-zone' | 'immune'

/** What is asked of both sides: all of it is public. */
interface Reachable extends Pick<Player, 'seat' | 'out' | 'level' | 'distance'> {
  readonly enhancements: readonly Enhancement[]
}

/** BR-10.3, 10.4, 18.2, 19.2–19.6, section 2.5 */
export function unreachedBy(
  { attackDown }: Options,
  by: Reachable,
  target: Reachable | undefined,
  card: Card,
): Unreached | null {
  if (target === undefined || !isIn(target)) return 'unknown-target'
  if (target.seat === by.seat) return 'own-target'
  if (target.level < by.level && !attackDown) return 'lower-level'
  if ((card.reaches & (1 << target.level)) === 0) return 'wrong-target-level'
  if (by.level === 2 && target.level === 2 && Math.abs(zoneOf(by) - zoneOf(target)) > 1) return 'out-of-zone'
  return isImmune(target, card.design) ? 'immune' : null
}

export const unreached = (s: State, by: Player, target: Player | undefined, card: Card): Unreached | null =>
  unreachedBy(s.options, by, target, card)

export function checkReach(s: State, by: Player, seat: Seat, card: Card): Refusal | null {
  const target = s.players[seat]
  const why = unreached(s, by, target, card)
  return why === null ? null : SENTENCES[why](card, by, target ?? by)
}

type Sentence = (card: Card, by: Player, target: Player) => Refusal

const SENTENCES: Readonly<Record<Unreached, Sentence>> = {
  'own-target': ({ name }) => refuse('own-target', 'BR-19.2', `${name} is aimed at somebody else, not at yourself.`),
  'unknown-target': () => refuse('unknown-target', 'BR-18.2', 'Nobody who is still in the game sits there.'),
  'lower-level': ({ name }, by, target) =>
    refuse('lower-level', 'BR-19.6', `${name} does not go down from Level ${by.level} to Level ${target.level}.`),
  'wrong-target-level': ({ name }, _by, target) =>
    refuse('wrong-target-level', 'BR-3.5', `${name} has nothing to work on in Level ${target.level}.`),
  'out-of-zone': ({ name }, by, target) =>
    refuse(
      'out-of-zone',
      'BR-10.3',
      `${name} reaches the next zone: you are in zone ${zoneOf(by)}, the target in zone ${zoneOf(target)}.`,
    ),
  immune: ({ name }) =>
    refuse('immune', 'BR-19.3', `The target cannot be hit by ${name}: an enhancement sees to that.`),
}
