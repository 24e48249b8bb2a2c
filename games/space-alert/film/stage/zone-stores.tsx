import { memo } from 'react'
import { DamagedSystems, DamageTile, EnergyCube, energySpot, FuelCapsule, ShieldArcs } from '../../art/index.ts'
import { capacityNow } from '../../rules/resolution/flight.ts'
import type { ZoneState } from '../../rules/resolution/state.ts'
import { ENERGY_SYSTEMS, type EnergySystem, type Zone } from '../../rules/vocabulary.ts'
import { sameProps } from '../same-props.ts'
import type { Scene } from './scene.ts'

interface ZoneStoresProps {
  readonly scene: Scene
  readonly zone: Zone
  readonly state: ZoneState | undefined
}

/** Energy, fuel and damage of a zone. */
export const ZoneStores = memo(({ scene: { layout, ship }, zone, state }: ZoneStoresProps) => {
  const slots = layout.zones[zone]
  if (state === undefined || slots === undefined) return null
  const { shield, fuel, tiles } = state
  return (
    <>
      <ShieldArcs layout={layout} zone={zone} energy={shield} capacity={capacityNow(ship, zone, 'shield', state)} />
      {ENERGY_SYSTEMS.map((system) => (
        <Cubes
          key={system}
          count={state[system]}
          spotOf={(place) => energySpot(layout, zone, { system, place })}
          system={system}
        />
      ))}
      {slots.fuel.slice(0, fuel ?? 0).map((at) => (
        <FuelCapsule key={at.x} {...at} />
      ))}
      <DamagedSystems ship={ship} zone={zone} tiles={tiles} />
      {slots.damage.map((at, place) => (
        <DamageTile key={at.x} {...at} tile={tiles[place] ?? null} />
      ))}
    </>
  )
}, sameProps)
ZoneStores.displayName = 'ZoneStores'

interface CubesProps {
  readonly count: number
  readonly system: EnergySystem
  spotOf(place: number): ReturnType<typeof energySpot>
}

const Cubes = ({ count, system, spotOf }: CubesProps) =>
  Array.from({ length: count }, (_, place) => spotOf(place)).map(
    (at) => at && <EnergyCube key={`${system} ${at.x}`} {...at} />,
  )
