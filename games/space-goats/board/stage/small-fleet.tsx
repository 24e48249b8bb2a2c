import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL, NO_ROLE } from '@starboard/screen/pieces/grid.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { catalogueOf } from '../../rules/catalogue.ts'
import type { Ship } from '../../rules/state.ts'
import { GoatShip } from '../art/index.ts'
import { shipExplained } from '../model/explain.ts'
import { beatProps, shipMood } from './moods.ts'
import type { StageProps } from './props.ts'
import beats from './ship-beats.module.css'
import { Pips } from './ship-labels.tsx'
import css from './small-fleet.module.css'
import { letterOf, shieldFace, shipInWords, shipSpot } from './words.ts'

interface Props {
  readonly stage: StageProps
  readonly fleet: readonly Ship[]
}

/** An opponent's ships, small, with letter, side and shield under each. */
export const SmallFleet = ({ stage, fleet }: Props) => (
  <ol className={css.fleet} {...NO_ROLE}>
    {fleet.map((ship, place) => (
      <SmallShip key={ship.id} stage={stage} ship={ship} letter={letterOf(place)} />
    ))}
  </ol>
)

interface ShipProps {
  readonly stage: StageProps
  readonly ship: Ship
  readonly letter: string
}

function SmallShip({ stage: { view, beat }, ship, letter }: ShipProps) {
  const catalogue = catalogueOf(view.options)
  const shield = shieldFace(catalogue, ship)
  const words = shipInWords(catalogue, ship)
  return (
    <li
      className={css.ship}
      {...shipSpot(ship)}
      {...beatProps(beat, ship.id)}
      {...explained(shipExplained(catalogue, ship))}
      {...ROVE}
      {...CELL}
    >
      <span className="spoken">
        {letter}: {words}
      </span>
      <span className={`${css.drawing} ${beats.moved}`}>
        <GoatShip
          ship={ship.id}
          suited={ship.suited}
          shield={shield}
          mood={shipMood(beat, ship)}
          facing="right"
          accent="var(--seat)"
        />
      </span>
      <span className={css.label} aria-hidden="true">
        <b>{letter}</b>
        {shield !== null && <Pips strength={shield.strength} full={shield.full ?? shield.strength} />}
        <i data-suited={ship.suited || undefined}>{ship.suited ? 'suit' : 'bare'}</i>
      </span>
    </li>
  )
}
