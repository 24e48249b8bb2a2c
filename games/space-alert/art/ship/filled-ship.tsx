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
import { INSIDE_SIZE, type ShipLayout } from './layout.ts'
import { energySpot, layoutOf, trackSpot } from './positions.ts'
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
      {ship.squads.map((station) => (
        <BattlebotSquad key={station} state="active" {...layout.stations[station]?.squad} />
      ))}
      {Object.entries(layout.stations).map(([station, { ready }]) =>
        ready.map((at) =>
          station === 'red-upper' ? <Interceptors key={at.x} {...at} /> : <Rocket key={at.x} {...at} />,
        ),
      )}
      {INTRUDERS.map(({ id, at }) => {
        const spot = layout.stations[at]?.threats[0]
        return spot && <ThreatFigure key={at} id={id} {...spot} size={INSIDE_SIZE} />
      })}
      {Object.entries(layout.stations).map(([station, { crew }], place) =>
        crew
          .slice(0, station === ship.start ? ship.maxCrew : 2)
          .map((at, seat) => (
            <CrewFigure
              key={at.x}
              seat={(seat + place) % ship.maxCrew}
              {...at}
              isKnockedOut={place === 4 && seat === 1}
            />
          )),
      )}
      <Interceptors {...layout.space.interceptors} />
      {layout.rocketFlight.map((at) => (
        <Rocket key={at.y} {...at} isFlying />
      ))}
    </svg>
  )
}

const INTRUDERS: readonly { readonly id: ThreatId; readonly at: Station }[] = [
  { id: 'I1-01', at: 'red-upper' },
  { id: 'I2-05', at: 'white-upper' },
  { id: 'SI2-01', at: 'blue-upper' },
  { id: 'I2-02', at: 'red-lower' },
  { id: 'SI1-03', at: 'white-lower' },
  { id: 'I1-07', at: 'blue-lower' },
]

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
