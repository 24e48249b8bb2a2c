import { BattlebotSquad, Interceptors, lampSpot, Rocket, ShipDrawing } from '../../art/index.ts'
import type { Mission } from '../../rules/mission.ts'
import type { ShipState } from '../../rules/resolution/state.ts'
import { STATIONS } from '../../rules/vocabulary.ts'
import { CrewAboard } from './crew-aboard.tsx'
import { Intruders } from './intruders.tsx'
import type { Scene } from './scene.ts'
import css from './stage.module.css'
import { ZoneStores } from './zone-stores.tsx'

interface ShipSceneProps {
  readonly scene: Scene
  readonly mission: Mission
  readonly ship: ShipState
}

/** The ship with everything and everybody aboard. */
export function ShipScene({ scene, ship }: ShipSceneProps) {
  const { layout } = scene
  return (
    <g>
      <ShipDrawing ship={scene.ship} />
      {scene.zones.map(({ zone }) => (
        <ZoneStores key={zone} scene={scene} zone={zone} state={ship.zones[zone]} />
      ))}
      {ship.squads.map(({ at, state }) => (
        <BattlebotSquad key={at} state={state} {...layout.stations[at]?.squad} />
      ))}
      <ComputerLamps scene={scene} ship={ship} />
      <Rockets scene={scene} ship={ship} />
      <InterceptorsAtHome scene={scene} ship={ship} />
      <Intruders scene={scene} ship={ship} />
      <CrewAboard scene={scene} ship={ship} />
    </g>
  )
}

type Props = Pick<ShipSceneProps, 'scene' | 'ship'>

/** SA-5.14: a tick for every phase in which the computer was maintained. */
function ComputerLamps({ scene: { layout, ship: profile }, ship }: Props) {
  const station = STATIONS.find((one) => profile.stations[one]?.C === 'computer')
  const computer = station && layout.stations[station]?.special
  if (computer === undefined) return null
  return ship.maintained.map((isMaintained, index) => {
    const { x, y } = lampSpot(computer, index + 1)
    return (
      <text key={`${x}`} className={css.lamp} data-done={isMaintained} x={x} y={y + 4}>
        {isMaintained ? '✓' : index + 1}
      </text>
    )
  })
}

function Rockets({ scene: { layout }, ship }: Props) {
  const [launched, underway] = layout.rocketFlight
  return (
    <>
      {layout.stations['blue-lower']?.ready.slice(0, ship.rockets).map((at) => (
        <Rocket key={at.x} {...at} />
      ))}
      {ship.isRocketLaunched && <Rocket {...launched} isFlying />}
      {ship.isRocketUnderway && <Rocket {...underway} isFlying />}
    </>
  )
}

/** SA-5.20: they are at home while nobody is out with them. */
function InterceptorsAtHome({ scene: { layout, ship: profile }, ship }: Props) {
  const [home] = layout.stations['red-upper']?.ready ?? []
  const areOut = ship.crew.some(({ at }) => at === 'space')
  if (profile.stations['red-upper']?.C !== 'interceptors') return null
  return areOut ? <Interceptors {...layout.space.interceptors} /> : home && <Interceptors {...home} />
}
