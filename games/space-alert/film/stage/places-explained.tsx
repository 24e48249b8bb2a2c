import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL, GRID, ROW } from '@starboard/screen/pieces/grid.ts'
import { memo } from 'react'
import { CUBE_STEP } from '../../art/ship/layout.ts'
import { ROOMS, stationsOf } from '../../art/ship/rooms.tsx'
import { capacityNow } from '../../rules/resolution/flight.ts'
import type { ShipState, ZoneState } from '../../rules/resolution/state.ts'
import { SPOT } from '../../rules/ship/stations.ts'
import { type Deck, ENERGY_SYSTEMS, type EnergySystem, type Station, type Zone } from '../../rules/vocabulary.ts'
import { list, PLACE_NAMES } from '../../rules/words/names.ts'
import { stationExplained } from '../explain.ts'
import { sameProps } from '../same-props.ts'
import { HORIZON, type Scene } from './scene.ts'
import css from './stage.module.css'

interface PlacesProps {
  readonly scene: Scene
  readonly ship: ShipState
  /** As that of the picture below it. */
  readonly viewBox: string
  /** Who reads, by place in the acting order; -1: somebody who is not aboard. */
  readonly me: number
  /** What pointing at any of them points at. */
  readonly point?: string
}

/**
 * Over the picture, which is one to whoever hears it: its places one by one as a grid with a column a zone, each with what
 * it is good for and who is there.
 */
export const PlacesExplained = ({ scene, ship, viewBox, me, point }: PlacesProps) => (
  <svg className={css.places} viewBox={viewBox} {...GRID} aria-label="Places of the ship" data-point={point}>
    <Skies scene={scene} />
    {DECKS.map((deck) => (
      <g key={deck} {...ROW}>
        {stationsOn(scene, deck).map((station) => (
          <Room key={station} {...{ scene, station }} label={roomLabel(ship, station, me)} />
        ))}
      </g>
    ))}
    {ENERGY_SYSTEMS.map((system) => (
      <g key={system} {...ROW}>
        {scene.zones.map(({ zone }) => (
          <Store key={zone} {...{ scene, zone, system }} state={ship.zones[zone]} />
        ))}
      </g>
    ))}
  </svg>
)

/** They say the same all mission. */
const Skies = memo(({ scene }: { readonly scene: Scene }) => (
  <g {...ROW}>
    {scene.zones.map(({ zone, left, right }) => (
      <rect
        key={zone}
        x={left}
        y={0}
        width={right - left}
        height={HORIZON}
        {...explainedStill({ ...SKY, label: `The sky of ${zone}` })}
        {...CELL}
      />
    ))}
  </g>
))
Skies.displayName = 'Skies'

const DECKS = ['upper', 'lower'] as const

/** From red to blue. */
const stationsOn = ({ ship, zones }: Scene, deck: Deck): readonly Station[] =>
  zones.flatMap(({ zone }) =>
    stationsOf(ship).filter((station) => SPOT[station].zone === zone && SPOT[station].deck === deck),
  )

interface RoomProps extends Pick<PlacesProps, 'scene'> {
  readonly station: Station
  readonly label: string
}

function roomLabel({ crew }: ShipState, station: Station, me: number): string {
  const isHere = (place: number) => crew[place]?.at === station
  const others = crew.flatMap(({ name }, place) => (place !== me && isHere(place) ? [name] : []))
  const here = isHere(me) ? ['you', ...others] : others
  return [PLACE_NAMES[station], ...(here.length === 0 ? [] : [`${list(here)} here`])].join(': ')
}

const Room = memo(({ scene, station, label }: RoomProps) => {
  const { zone, x, y, width, height } = ROOMS[station]
  const shift = scene.layout.zones[zone]?.shift ?? 0
  const about = { ...stationExplained(scene.ship, station), label }
  return <rect x={x + shift} y={y} width={width} height={height} {...explainedStill(about)} {...CELL} />
})
Room.displayName = 'Room'

const SKY = {
  name: 'Trajectory',
  text: 'Threats come down here towards the ship. They act where X, Y and Z are printed, and leave after Z.',
  rule: 'SA-3.6',
} as const

interface StoreProps extends Pick<PlacesProps, 'scene'> {
  readonly zone: Zone
  readonly state: ZoneState | undefined
  readonly system: EnergySystem
}

const SYSTEMS: Readonly<Record<EnergySystem, readonly [text: string, rule: string]>> = {
  shield: ['Each point takes one off an attack from outside on this zone, and is gone then.', 'SA-5.7'],
  reactor: ['It pays for heavy shots and fills the shield of this zone.', 'SA-5.8'],
}

const HALF = 11

/** SA-5.7 to 5.9: how much is in it now. */
const Store = memo(({ scene, zone, state, system }: StoreProps) => {
  const at = scene.layout.zones[zone]?.[system]
  if (at === undefined || state === undefined) return null
  const most = capacityNow(scene.ship, zone, system, state)
  const [text, rule] = SYSTEMS[system]
  const label = `${zone} ${system}`
  const about = { name: label, text: `${state[system]} of ${most} energy. ${text}`, rule, label }
  return (
    <rect
      x={at.x - HALF}
      y={at.y - HALF}
      width={Math.max(1, most - 1) * CUBE_STEP + 2 * HALF}
      height={2 * HALF}
      {...explainedStill(about)}
      {...CELL}
    />
  )
}, sameProps)
Store.displayName = 'Store'
