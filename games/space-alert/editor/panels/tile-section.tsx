import { shipOf, tilesOf } from '../../rules/file/fault.ts'
import { pileOf } from '../../rules/file/read.ts'
import type { Tile, Zone } from '../../rules/vocabulary.ts'
import { faultsAt } from '../model/draft.ts'
import { setTiles } from '../model/edits.ts'
import { Faults } from './choice.tsx'
import type { SectionProps } from './mission-panel.tsx'
import css from './panels.module.css'

const SHORT: Readonly<Record<Tile, string>> = {
  structure: 'structure',
  lift: 'lift',
  'upper-weapon': 'upper gun',
  'lower-weapon': 'lower gun',
  shield: 'shield',
  reactor: 'reactor',
}

/** SA-8.3: in which order tiles will be turned up; SA-10.4: which lie there already. */
export function TileSection({ draft, faults, edit }: SectionProps) {
  return (
    <section>
      <h3>Damage tiles</h3>
      <p className={css.note}>Press a tile to put it on top of its pile.</p>
      {shipOf(draft).zones.map((zone) => (
        <Pile key={zone} zone={zone} draft={draft} faults={faults} edit={edit} />
      ))}
    </section>
  )
}

function Pile({ zone, draft, faults, edit }: SectionProps & { readonly zone: Zone }) {
  const pile = pileOf(draft, zone)
  const carried = draft.initialDamage?.[zone] ?? []
  const carry = (tile: Tile) => {
    const next = carried.includes(tile) ? carried.filter((one) => one !== tile) : [...carried, tile]
    edit((before) => {
      const listed = before.damageTiles?.[zone]?.filter((one) => !next.includes(one))
      const moved = listed === undefined ? before : setTiles('damageTiles', zone, listed)(before)
      return setTiles('initialDamage', zone, next)(moved)
    })
  }
  return (
    <fieldset className={css.pile} data-zone={zone}>
      <legend>{zone}</legend>
      <ol>
        {pile.map((tile, place) => (
          <li key={tile}>
            <button
              type="button"
              title={`Put ${SHORT[tile]} on top`}
              onClick={() => edit(setTiles('damageTiles', zone, [tile, ...pile.filter((one) => one !== tile)]))}
            >
              {place + 1} {SHORT[tile]}
            </button>
          </li>
        ))}
      </ol>
      <details open={carried.length > 0}>
        <summary>lies there from the start: {carried.length === 0 ? 'none' : carried.length}</summary>
        <div className={css.carried}>
          {tilesOf(draft).map((tile) => (
            <label key={tile}>
              <input type="checkbox" checked={carried.includes(tile)} onChange={() => carry(tile)} />
              {SHORT[tile]}
            </label>
          ))}
        </div>
      </details>
      <Faults faults={[...faultsAt(faults, `damageTiles.${zone}`), ...faultsAt(faults, `initialDamage.${zone}`)]} />
    </fieldset>
  )
}
