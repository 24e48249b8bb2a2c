import type { ReactElement } from 'react'
import type { Ship } from '../../rules/ship/ship.ts'
import type { Station, ThreatId, Tile, Zone } from '../../rules/vocabulary.ts'
import {
  BattlebotSquad,
  CrewFigure,
  DamageTile,
  EnergyCube,
  FuelCapsule,
  Interceptors,
  Rocket,
} from '../pieces/pieces.tsx'
import { ThreatFigure } from '../threats/threat-drawing.tsx'
import { DamagedSystems } from './damaged-systems.tsx'
import { INSIDE_SIZE, type ShipLayout } from './layout.ts'
import { energySpot, layoutOf, trackSpot } from './positions.ts'
import { stationsOf } from './rooms.tsx'
import { ShieldArcs } from './shield-arcs.tsx'
import { ShipDrawing } from './ship-drawing.tsx'

interface FilledShipProps {
  readonly ship: Ship
  readonly className: string | undefined
}

/** A ship with something in every place, to see whether it has room. */
export function FilledShip({ ship, className }: FilledShipProps): ReactElement {
  const layout = layoutOf(ship)
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`} className={className} role="img" aria-label="Ship">
      <ShipDrawing ship={ship} />
      {ship.zones.map((zone) => (
        <FilledZone key={zone} ship={ship} zone={zone} layout={layout} />
      ))}
      {stationsOf(ship).map((station, place) => (
        <FilledStation key={station} ship={ship} station={station} seat={place} />
      ))}
      {layout.rocketFlight.map((at) => (
        <Rocket key={at.y} {...at} isFlying />
      ))}
    </svg>
  )
}

interface FilledStationProps {
  readonly ship: Ship
  readonly station: Station
  /** Who is there, with the next; all of them at the start. */
  readonly seat: number
}

function FilledStation({ ship, station, seat }: FilledStationProps) {
  const { stations, space } = layoutOf(ship)
  const slots = stations[station]
  if (slots === undefined) return null
  const hasInterceptors = ship.stations[station]?.C === 'interceptors'
  const Ready = hasInterceptors ? Interceptors : Rocket
  const crew = slots.crew.slice(0, station === ship.start ? ship.maxCrew : 2)
  return (
    <>
      {ship.squads.includes(station) && <BattlebotSquad state="active" {...slots.squad} />}
      {slots.ready.map((at) => (
        <Ready key={at.x} {...at} />
      ))}
      {hasInterceptors && <Interceptors {...space.interceptors} />}
      {slots.threats.slice(0, 1).map((at) => (
        <ThreatFigure key={at.x} id={INTRUDERS[station]} {...at} size={INSIDE_SIZE} />
      ))}
      {crew.map((at, place) => (
        <CrewFigure key={at.x} seat={(seat + place) % ship.maxCrew} {...at} isKnockedOut={seat === 4 && place === 1} />
      ))}
    </>
  )
}

const INTRUDERS: Readonly<Record<Station, ThreatId>> = {
  'red-upper': 'I1-01',
  'white-upper': 'I2-05',
  'blue-upper': 'SI2-01',
  'red-lower': 'I2-02',
  'white-lower': 'SI1-03',
  'blue-lower': 'I1-07',
}

const OUTSIDE: Readonly<Record<Zone, ThreatId>> = { red: 'SE1-06', white: 'E1-03', blue: 'SE1-08' }
const TILES: readonly Tile[] = ['lift', 'upper-weapon', 'shield', 'reactor', 'lower-weapon', 'structure']
const SPACES = [1, 5, 10, 16]

interface FilledZoneProps {
  readonly ship: Ship
  readonly zone: Zone
  readonly layout: ShipLayout
}

function FilledZone({ ship, zone, layout }: FilledZoneProps) {
  const spots = SPACES.flatMap((space) => trackSpot(layout, zone, space) ?? [])
  const threat = trackSpot(layout, zone, 8)
  return (
    <>
      <ShieldArcs
        layout={layout}
        zone={zone}
        energy={ship.shields[zone]?.start ?? 0}
        capacity={ship.shields[zone]?.capacity ?? 0}
      />
      <Cubes count={ship.shields[zone]?.start} system="shield" zone={zone} layout={layout} />
      <Cubes count={ship.reactors[zone]?.start} system="reactor" zone={zone} layout={layout} />
      {layout.zones[zone]?.fuel.map((at) => (
        <FuelCapsule key={at.x} {...at} />
      ))}
      <DamagedSystems
        ship={ship}
        zone={zone}
        tiles={TILES.filter((tile) => ship.hasStructure || tile !== 'structure')}
      />
      {layout.zones[zone]?.damage.map((at, place) => (
        <DamageTile key={at.x} {...at} tile={TILES[place] ?? null} />
      ))}
      {spots.map((at) => (
        <circle key={at.y} cx={at.x} cy={at.y} r={4} fill="var(--now)" />
      ))}
      {threat && <ThreatFigure id={OUTSIDE[zone]} x={threat.x - 50} y={threat.y} size={64} />}
    </>
  )
}

interface CubesProps {
  readonly count: number | undefined
  readonly system: 'shield' | 'reactor'
  readonly zone: Zone
  readonly layout: ShipLayout
}

const Cubes = ({ count = 0, system, zone, layout }: CubesProps) =>
  Array.from({ length: count }, (_, place) => energySpot(layout, zone, { system, place })).map(
    (at) => at && <EnergyCube key={at.x} {...at} />,
  )
