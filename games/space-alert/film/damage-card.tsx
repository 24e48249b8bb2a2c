import type { Tile, Zone } from '../rules/vocabulary.ts'
import { TILE_EFFECTS } from '../rules/words/names.ts'
import css from './damage-card.module.css'
import { DamageTile } from './drawings.tsx'

interface DamageCardProps {
  readonly tile: Tile
  readonly zone: Zone
  readonly count: number
}

const TITLES: Readonly<Record<Tile, string>> = {
  structure: 'Structure',
  lift: 'Gravolift',
  'upper-weapon': 'Upper weapon',
  'lower-weapon': 'Lower weapon',
  shield: 'Shield',
  reactor: 'Reactor',
}

/** A damage tile that has just been turned up. */
export function DamageCard({ tile, zone, count }: DamageCardProps) {
  return (
    <div className={css.card} data-zone={zone}>
      <p className={css.head}>
        Damage, {zone} <span>{count} of 6</span>
      </p>
      <div className={css.body}>
        <DamageTile tile={tile} size={46} />
        <p>
          <b>{TITLES[tile]}</b>
          {TILE_EFFECTS[tile].replace('-1', '−1')}
        </p>
      </div>
    </div>
  )
}
