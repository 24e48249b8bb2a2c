import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { Ship } from '../../rules/state.ts'
import { StrengthPip } from '../art/index.ts'
import css from './ship-labels.module.css'
import { shieldFace } from './words.ts'

/** Strength as a row of small shields; what is lost leaves its outline. */
export const Pips = ({ strength, full }: { readonly strength: number; readonly full: number }) => (
  <span className={css.pips}>
    {PLACES.slice(0, full).map((place) => (
      <StrengthPip key={place} isGone={place > strength} />
    ))}
  </span>
)

const PLACES = [1, 2, 3, 4] as const

interface Props {
  readonly catalogue: Catalogue
  readonly ship: Ship
}

/** Shield and side of a ship in words and signs. */
export function ShipLabels({ catalogue, ship }: Props) {
  const shield = shieldFace(catalogue, ship)
  return (
    <span className={css.labels}>
      {shield !== null && ship.shield !== null && (
        <span className={css.shield}>
          <span>{cardOf(catalogue, ship.shield.card).name}</span>
          <Pips strength={shield.strength} full={shield.full ?? shield.strength} />
        </span>
      )}
      <span className={css.side} data-suited={ship.suited || undefined}>
        {ship.suited ? 'Suit on' : 'Bare'}
      </span>
    </span>
  )
}
