import type { Weapon, Zone } from '../../rules/vocabulary.ts'
import type { Sky, Spot } from './sky.ts'

/** Where a weapon's fire leaves the ship: of a cannon with its zone, of anything else in the middle. */
export function gunAt(sky: Sky, gun: Weapon | { readonly weapon: Weapon; readonly zone: Zone }): Spot {
  const low = sky.isNarrow ? 18 : 44
  if (typeof gun === 'string') return { x: sky.width * (gun === 'rocket' ? 0.9 : 0.5), y: sky.bottom + low }
  const zone = sky.zones.find((one) => one.zone === gun.zone)
  if (zone === undefined) return { x: sky.width / 2, y: sky.bottom + low }
  if (gun.weapon === 'heavy') return { x: zone.trackX, y: sky.bottom + low / 3 }
  if (gun.weapon === 'pulse') return { x: zone.trackX, y: sky.bottom + low }
  return { x: gun.zone === 'red' ? zone.left + 20 : zone.right - 20, y: sky.bottom + low / 2 }
}
