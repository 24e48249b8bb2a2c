import type { ReactElement } from 'react'
import type { Ship } from '../../rules/ship/ship.ts'
import type { Station, Zone } from '../../rules/vocabulary.ts'
import { ABOARD, ROOM_PAINT } from '../palette.ts'

interface Room {
  readonly zone: Zone
  /** Its walls, rounded where the hull is. */
  readonly walls: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Down to the next deck. */
  readonly height: number
  /** The floor ends before the room does where the hull is round. */
  readonly floor?: { readonly from: number; readonly to: number }
}

/** All in the places they have on the big ship. */
export const ROOMS: Readonly<Record<Station, Room>> = {
  'red-upper': {
    zone: 'red',
    walls: 'M60 302C60 270 76 252 106 250H298V342H60Z',
    x: 64,
    y: 252,
    width: 234,
    height: 90,
  },
  'white-upper': {
    zone: 'white',
    walls: 'M306 342V250L322 248Q346 236 374 236H478Q506 236 530 248L546 250V342Z',
    x: 306,
    y: 238,
    width: 240,
    height: 104,
  },
  'blue-upper': {
    zone: 'blue',
    walls: 'M792 302C792 270 776 252 746 250H554V342H792Z',
    x: 554,
    y: 252,
    width: 234,
    height: 90,
  },
  'red-lower': {
    zone: 'red',
    walls: 'M60 352V392C60 422 76 442 106 442H298V352Z',
    x: 64,
    y: 352,
    width: 234,
    height: 86,
    floor: { from: 79, to: 298 },
  },
  'white-lower': {
    zone: 'white',
    walls: 'M306 352H546V442H306Z',
    x: 306,
    y: 352,
    width: 240,
    height: 86,
  },
  'blue-lower': {
    zone: 'blue',
    walls: 'M792 352V392C792 422 776 442 746 442H554V352Z',
    x: 554,
    y: 352,
    width: 234,
    height: 86,
    floor: { from: 554, to: 773 },
  },
}

const isRoom = (name: string): name is Station => Object.hasOwn(ROOMS, name)

export const stationsOf = ({ stations }: Ship): readonly Station[] => Object.keys(stations).filter(isRoom)

const PANELS = [0, 1, 2, 3]
const LAMPS = [0.22, 0.72]

/** A station as it is when nobody is there: panels, a pipe, a grating, lamps and the floor. */
export function StationRoom({ station }: { readonly station: Station }): ReactElement {
  const { zone, walls, x, y, width, height, floor = { from: x, to: x + width } } = ROOMS[station]
  const { wall, panel, planks } = ROOM_PAINT[zone]
  const ground = y + height - 9
  const panelWidth = (width - 32) / PANELS.length
  return (
    <g data-station={station}>
      <path d={walls} fill={wall} />
      {PANELS.map((place) => (
        <rect
          key={place}
          x={x + 6 + place * (panelWidth + 5)}
          y={y + 10}
          width={panelWidth}
          height={height - 26}
          rx={3}
          fill={panel}
          fillOpacity={0.5}
        />
      ))}
      <path d={`M${x} ${y + 26}H${x + 80}q6 0 6 6V${ground}`} fill="none" stroke={panel} strokeWidth={4} />
      <path d={`M${x} ${y + 24.8}H${x + 80}q7 0 7 7`} fill="none" stroke={ABOARD.light} strokeOpacity={0.16} />
      <path
        d={`M${x + 131} ${y + 48}h24m-24 5h24m-24 5h24`}
        stroke={ABOARD.shadow}
        strokeOpacity={0.4}
        strokeWidth={2}
      />
      {LAMPS.map((share) => (
        <Lamp key={share} x={x + width * share} y={y + 3} reach={ground} />
      ))}
      <rect x={floor.from} y={ground} width={floor.to - floor.from} height={9} fill={planks} />
      <path d={`M${floor.from} ${ground}H${floor.to}`} stroke={ABOARD.light} strokeOpacity={0.22} />
      <path
        d={`M${floor.from} ${ground + 4}H${floor.to}`}
        stroke={ABOARD.shadow}
        strokeOpacity={0.35}
        strokeWidth={2}
        strokeDasharray="14 3"
      />
    </g>
  )
}

const Lamp = ({ x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number }) => (
  <>
    <path d={`M${x - 8} ${y + 1}h16L${x + 29} ${reach}H${x - 29}Z`} fill={ABOARD.beam} fillOpacity={0.055} />
    <rect x={x - 9} y={y} width={18} height={3.6} rx={1.8} fill={ABOARD.lamp} />
  </>
)
