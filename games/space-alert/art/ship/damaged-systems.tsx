import type { ReactElement } from 'react'
import type { Ship } from '../../rules/ship/ship.ts'
import type { EnergySystem, Tile, Zone } from '../../rules/vocabulary.ts'
import { Drawing } from '../drawing.tsx'
import { type Marks, stroke } from '../marks.ts'
import { INK } from '../palette.ts'
import type { Point, ShipLayout } from './layout.ts'
import { energySpot, layoutOf } from './positions.ts'
import { ROOMS } from './rooms.tsx'

interface DamagedSystemsProps {
  readonly ship: Ship
  readonly zone: Zone
  /** Turned up. */
  readonly tiles: readonly Tile[]
}

/** SA-8.5: what a zone's damage has broken, on the very thing: the tile below says only that. */
export const DamagedSystems = ({ ship, zone, tiles }: DamagedSystemsProps): ReactElement => (
  <g>
    {tiles.map((tile) => (
      <Damage key={tile} tile={tile} where={{ ship, zone, layout: layoutOf(ship) }} />
    ))}
  </g>
)

function Damage({ tile, where }: { readonly tile: Tile; readonly where: Where }) {
  const spot = SPOTS[tile](where)
  if (spot === undefined) return null
  const left = leftOf(tile, where)
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <Drawing marks={LOOKS[tile]} />
      {left !== undefined && <Left>{left}</Left>}
    </g>
  )
}

/** Of a cannon: the strength it has left; of the pulse cannon the range. */
function leftOf(tile: Tile, { ship, zone }: Where): string | undefined {
  if (tile !== 'upper-weapon' && tile !== 'lower-weapon') return undefined
  const cannon = ship.stations[`${zone}-${tile === 'upper-weapon' ? 'upper' : 'lower'}`]?.A
  if (cannon === undefined) return undefined
  return cannon.weapon === 'pulse' ? 'r1' : `${cannon.strength - 1}`
}

const Left = ({ children }: { readonly children: string }) => (
  <g transform="translate(15 8)">
    <rect x={-10} y={-8} width={20} height={15} rx={4} fill={INK.red} stroke={INK.line} strokeWidth={1.4} />
    <text y={4} fill={INK.paper} fontFamily="var(--font-figures)" fontSize={12} fontWeight={700} textAnchor="middle">
      {children}
    </text>
  </g>
)

/** A red crack with a dark edge, and the sparks beside it. */
const crack = (d: string, sparks: string): Marks => [
  stroke(d, 5.4),
  stroke(d, 2.8, 'red'),
  stroke(sparks, 3.6),
  stroke(sparks, 1.8, 'amber'),
]

const SHORT = crack('M-11-9L-3-4-6 1 4 4 0 10', 'M6-8L10-12M9-2H14M-10 6L-14 9')
/** Over one socket, which holds nothing any more. */
const CROSSED: Marks = [
  stroke('M-6.500-7L6.500 7M6.500-7L-6.500 7', 5.2),
  stroke('M-6.500-7L6.500 7M6.500-7L-6.500 7', 2.8, 'red'),
]

const LOOKS: Readonly<Record<Tile, Marks>> = {
  'upper-weapon': SHORT,
  'lower-weapon': SHORT,
  shield: CROSSED,
  reactor: CROSSED,
  lift: crack('M-8-38L5-24-5-10 7 6-6 20 4 36', 'M12-30L17-34M12-4H18M-12 14L-17 18'),
  structure: crack('M-34-2L-22 4-14-4-2 5 8-3 20 4 32-2', 'M-20-8L-23-13M2-7V-13'),
}

interface Where {
  readonly ship: Ship
  readonly layout: ShipLayout
  readonly zone: Zone
}

const SPOTS: Readonly<Record<Tile, (where: Where) => Point | undefined>> = {
  'upper-weapon': ({ layout, zone }) => besideTrack(layout, zone, 'upper', 10),
  'lower-weapon': lowerWeapon,
  shield: (where) => lastSocket(where, 'shield', where.ship.shields[where.zone]?.capacity),
  reactor: (where) => lastSocket(where, 'reactor', where.ship.reactors[where.zone]?.capacity),
  lift: ({ layout, zone }) => {
    const at = layout.stations[`${zone}-upper`]?.lift
    return at && { x: at.x, y: 300 }
  },
  structure: ({ layout, zone }) => besideTrack(layout, zone, 'lower', -5),
}

/** In the middle of a deck, so far below its ceiling. */
function besideTrack(layout: ShipLayout, zone: Zone, deck: 'upper' | 'lower', below: number): Point | undefined {
  const slots = layout.zones[zone]
  return slots && { x: slots.track.x, y: ROOMS[`${zone}-${deck}`].y + below }
}

/** SA-11.1g: on the small ship the light cannon, though the pulse cannon is there too. */
function lowerWeapon({ layout, zone }: Where): Point | undefined {
  const slots = layout.zones[zone]
  if (slots === undefined) return undefined
  if (slots.muzzles.light === undefined) return { x: slots.track.x, y: 430 }
  const { x, width } = ROOMS[`${zone}-lower`]
  return { x: slots.shift + (zone === 'red' ? x + 18 : x + width - 18), y: 371 }
}

const lastSocket = ({ layout, zone }: Where, system: EnergySystem, capacity = 1): Point | undefined =>
  energySpot(layout, zone, { system, place: capacity - 1 })
