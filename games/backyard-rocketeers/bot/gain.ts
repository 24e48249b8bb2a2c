import type { Effect } from '../rules/effects.ts'
import { outputOf } from '../rules/mars/gauges.ts'
import { FULL, slotOf } from '../rules/vocabulary.ts'
import { type Blow, hullHarm, tankExpected } from './harm.ts'
import { hullOf, withPart } from './hull.ts'
import type { Outlook } from './outlook.ts'
import { baseOf, marsTurns } from './race.ts'
import { weights } from './weights.ts'

/** What the attacker has of it besides the victim's loss. */
export function gainFrom(o: Outlook, blow: Blow): number {
  const gain = GAINS[blow.card.effect.kind]
  return gain === undefined ? 0 : weights.ownGain * gain(o, blow)
}

const GAINS: Readonly<Partial<Record<Effect['kind'], (o: Outlook, blow: Blow) => number>>> = {
  takeTank: ({ me, track }, { victim }) =>
    me.level === 1 && me.groundFuel < FULL ? tankExpected(victim) / track.fuelPerCard / 2 : 0,
  takeCovert: () => weights.stolenWorth,
  swapPart: (o, { victim, part }) => {
    if (!part) return 0
    const slot = slotOf(part)
    return -hullHarm(o, o.me, withPart(o.hull, slot, hullOf(victim)[slot] ?? 0))
  },
  takeGenerator: ({ me }, { victim, place }) => {
    const generator = victim.generators[place ?? 0]
    if (me.level !== 3 || generator === undefined) return 0
    const base = baseOf(me)
    const output = base.output + outputOf(victim, generator, victim.turns + 1)
    return (marsTurns(base) - marsTurns({ ...base, output })) / 2
  },
}
