import { damageZone } from './hull.fixture.ts'
import type { Zone } from './mission.fixture.ts'
import { inTurn, isExternal, note, type Threat, threatAt, type World, withEnergy } from './world.fixture.ts'

export interface Attack {
  readonly amount: number
  readonly zones: readonly Zone[]
  readonly mode?: 'double' | 'ignore' | undefined
}

/** One zone after the other. */
export const attack = (world: World, index: number, { amount, zones, mode }: Attack): World =>
  inTurn(world, zones, (now, zone) => {
    const threat = threatAt(now, index)
    // SA-7.3: what comes from inside is never reduced and has no bonus.
    if (!isExternal(threat)) return damageZone(now, zone, amount, threat.printed.id)
    return attackFromOutside(now, threat, { zone, amount: amount + attackBonus(now, threat), mode })
  })

/** SA-6.4, SA-R47: +1 for each other Scout after its X that was not destroyed, also after it survived. */
const attackBonus = (world: World, attacker: Threat): number =>
  world.threats.filter(
    ({ index, status, flags }) => index !== attacker.index && status !== 'destroyed' && flags.includes('attack-aura'),
  ).length

interface ZoneAttack {
  readonly zone: Zone
  readonly amount: number
  readonly mode: Attack['mode']
}

/** SA-8.1: shield energy absorbs one for one and is gone. SA-8.2: doubled is what passes; ignored shields keep their energy. */
function attackFromOutside(world: World, { printed }: Threat, { zone, amount, mode }: ZoneAttack): World {
  if (mode === 'ignore') return damageZone(world, zone, amount, printed.id)
  const absorbed = Math.min(amount, world.shield[zone])
  const passed = (amount - absorbed) * (mode === 'double' ? 2 : 1)
  const used = { ...world, shield: withEnergy(world.shield, zone, world.shield[zone] - absorbed) }
  return damageZone(absorbed > 0 ? note(used, 'absorbed') : used, zone, passed, printed.id)
}
