import { memo, type ReactElement } from 'react'
import type { Cannon, Ship } from '../../rules/ship/ship.ts'
import type { Letter, Station, Zone } from '../../rules/vocabulary.ts'
import { PulseGun, RoofGuns } from './cannons.tsx'
import { Battery, Breech, type BreechSide, EnergyPanel, Gravolift, LetterPlate, TileSlot } from './fittings.tsx'
import { BIG_HULL, DUCKLING_HULL, HullPlating, HullShadow } from './hull.tsx'
import type { Point, StationSlots, ZoneSlots } from './layout.ts'
import { layoutOf } from './positions.ts'
import { ROOMS, StationRoom, stationsOf } from './rooms.tsx'
import { SpecialFixture } from './special-fixture.tsx'

/**
 * The ship cut open, for inside an `<svg>` of the size of its layout: stations, cannons and sockets, all that stays where it is.
 * Whoever and whatever moves is put there by `layoutOf(ship)`.
 */
export const ShipDrawing = memo(({ ship }: { readonly ship: Ship }): ReactElement => {
  const layout = layoutOf(ship)
  const hull = ship.zones.includes('white') ? BIG_HULL : DUCKLING_HULL
  const stations = stationsOf(ship)
  return (
    <>
      <HullShadow shape={hull} />
      {ship.zones.map((zone) => (
        <RoofGuns key={zone} zone={zone} muzzles={layout.zones[zone]?.muzzles ?? {}} />
      ))}
      {stations.map((station) => (
        <g key={station} transform={`translate(${layout.zones[ROOMS[station].zone]?.shift ?? 0} 0)`}>
          <StationRoom station={station} />
        </g>
      ))}
      <HullPlating shape={hull} />
      {ship.zones.map((zone) => (
        <ZoneFittings key={zone} ship={ship} zone={zone} slots={layout.zones[zone]} />
      ))}
      {stations.map((station) => (
        <StationFittings key={station} ship={ship} station={station} slots={layout.stations[station]} />
      ))}
    </>
  )
})
ShipDrawing.displayName = 'ShipDrawing'

const LETTERS: readonly Letter[] = ['A', 'B', 'C']

interface ZoneFittingsProps {
  readonly ship: Ship
  readonly zone: Zone
  readonly slots: ZoneSlots | undefined
}

function ZoneFittings({ ship, zone, slots }: ZoneFittingsProps) {
  if (slots === undefined) return null
  return (
    <>
      {slots.muzzles.pulse && <PulseGun at={slots.muzzles.pulse} />}
      <EnergyPanel first={slots.shield} capacity={ship.shields[zone]?.capacity ?? 0} />
      <EnergyPanel first={slots.reactor} capacity={ship.reactors[zone]?.capacity ?? 0} />
      {slots.damage.map((at) => (
        <TileSlot key={at.x} {...at} />
      ))}
    </>
  )
}

interface StationFittingsProps {
  readonly ship: Ship
  readonly station: Station
  readonly slots: StationSlots | undefined
}

function StationFittings({ ship, station, slots }: StationFittingsProps) {
  const systems = ship.stations[station]
  if (systems === undefined || slots === undefined) return null
  return (
    <>
      {station.endsWith('upper') && <Gravolift x={slots.lift.x} />}
      <Breech {...breechOf(ship, station, systems.A)} strength={systems.A.strength} />
      {systems.A.weapon === 'light' && <Battery {...batteryBeside(slots.letters.A, station)} />}
      <SpecialFixture system={systems.C} at={slots.special} />
      {LETTERS.map((letter) => (
        <LetterPlate key={letter} at={slots.letters[letter]} letter={letter} />
      ))}
    </>
  )
}

interface Place {
  readonly at: Point
  readonly side: BreechSide
}

/** Heavy cannons go through the roof, the pulse cannon through the floor, light ones through the side. */
function breechOf(ship: Ship, station: Station, { weapon }: Cannon): Place {
  const { zone, x, y, width } = ROOMS[station]
  const slots = layoutOf(ship).zones[zone]
  const shift = slots?.shift ?? 0
  if (weapon === 'heavy') return { side: 'up', at: { x: slots?.track.x ?? 0, y } }
  if (weapon === 'pulse') return { side: 'down', at: { x: slots?.track.x ?? 0, y: 420 } }
  return zone === 'red'
    ? { side: 'left', at: { x: x + shift, y: 362 } }
    : { side: 'right', at: { x: x + width + shift, y: 362 } }
}

const batteryBeside = ({ x, y }: Point, station: Station): Point => ({
  x: station.startsWith('red') ? x + 19 : x - 19,
  y,
})
