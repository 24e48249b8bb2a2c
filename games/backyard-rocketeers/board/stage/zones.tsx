import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL, GRID, ROW, useGrid } from '@starboard/screen/pieces/grid.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { zoneOf } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { xAtKm, ZONE_KM } from '../art/index.ts'
import { zoneExplained } from '../model/explain.ts'
import { listed } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import type { Size } from './use-size.ts'
import css from './zones.module.css'

interface Props {
  readonly picking: Picking
  readonly flying: readonly SeenPlayer[]
  readonly strip: Size & { readonly farthest: number }
  readonly top: number
}

/** More zones than anybody walks through: of these only those where somebody is. */
const MANY = 36

/**
 * Over the drawing, which is nothing to whoever hears it: the zones from Earth to Mars as a grid of a single row, each
 * with who is there and whether one's cards reach it.
 */
export function Zones({ picking, flying, strip, top }: Props) {
  const arrows = useGrid<SVGSVGElement>()
  const count = Math.max(strip.farthest / ZONE_KM, ...flying.map((player) => zoneOf(player) + 1))
  const cells = zonesFrom(count, flying)
  if (cells.length === 0) return null
  return (
    <svg
      className={css.zones}
      style={{ top }}
      viewBox={`0 0 ${strip.width} ${strip.height}`}
      width={strip.width}
      height={strip.height}
      aria-label="Zones of space"
      {...GRID}
      {...arrows}
    >
      <g {...ROW}>
        {cells.map((zone) => (
          <rect
            key={zone}
            className={css.zone}
            x={xAtKm(strip, (zone + 1) * ZONE_KM)}
            width={xAtKm(strip, zone * ZONE_KM) - xAtKm(strip, (zone + 1) * ZONE_KM)}
            height={strip.height}
            aria-label={zoneWords(picking, flying, zone)}
            {...explained(zoneExplained(picking.front, zone))}
            {...ROVE}
            {...CELL}
          />
        ))}
      </g>
    </svg>
  )
}

/** From Earth to Mars, as they are drawn. */
function zonesFrom(count: number, flying: readonly SeenPlayer[]): readonly number[] {
  const all = count > MANY ? [...new Set(flying.map(zoneOf))] : Array.from({ length: count }, (_, zone) => zone)
  return all.toSorted((one, other) => other - one)
}

/** "110 to 120 km from Mars: you and Otto" */
function zoneWords({ name, me }: Picking, flying: readonly SeenPlayer[], zone: number): string {
  const here = flying.filter((player) => zoneOf(player) === zone).map(({ seat }) => (seat === me ? 'you' : name(seat)))
  return `${zone * ZONE_KM} to ${(zone + 1) * ZONE_KM} km from Mars: ${here.length === 0 ? 'nobody' : listed(here)}`
}
