import { DamageTile } from '../art/index.ts'
import type { Tile, Zone } from '../rules/vocabulary.ts'
import { TILE_EFFECTS } from '../rules/words/names.ts'
import css from './damage-card.module.css'

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
        <svg viewBox="-24 -24 48 48" width={50} height={50} aria-hidden="true">
          <DamageTile tile={tile} size={46} />
        </svg>
        <p>
          <b>{TITLES[tile]}</b>
          {TILE_EFFECTS[tile]}
        </p>
      </div>
    </div>
  )
}
