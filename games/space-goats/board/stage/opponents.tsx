import { grid, NO_ROLE, useGrid } from '@starboard/screen/pieces/grid.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { OpponentPanel } from './opponent-panel.tsx'
import css from './opponents.module.css'
import type { Lean } from './panel.tsx'
import type { StageProps } from './props.ts'

interface Props {
  readonly stage: StageProps
  /** On a phone it is a page of its own, one fleet below the other. */
  readonly isSheet?: boolean
}

/** Everybody else's fleet, in the order of play after the one in front. */
export function Opponents({ stage, isSheet = false }: Props) {
  const arrows = useGrid<HTMLDivElement>()
  const rivals = rivalsOf(stage)
  const rows = isSheet ? rivals.map((rival) => [rival]) : inRows(rivals)
  return (
    <div className={css.opponents} data-sheet={isSheet || undefined} {...grid('Opponents')} {...arrows}>
      {rows.map((row) => (
        <ul key={row[0]?.seat} className={css.row} {...NO_ROLE}>
          {row.map((player, place) => (
            <OpponentPanel
              key={player.seat}
              stage={stage}
              player={player}
              left={place === 0 ? 'upright' : leanOf(place - 1)}
              right={place === row.length - 1 ? 'upright' : leanOf(place)}
            />
          ))}
        </ul>
      ))}
    </div>
  )
}

/** Gutters lean to and fro. */
const leanOf = (gutter: number): Lean => (gutter % 2 === 0 ? 'slash' : 'backslash')

function rivalsOf({ view, front }: Pick<StageProps, 'view' | 'front'>): readonly SeenPlayer[] {
  return [...view.players.slice(front + 1), ...view.players.slice(0, front)]
}

const MOST_IN_A_ROW = 4

/** More than four share two rows, the longer one on top. */
function inRows<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length <= MOST_IN_A_ROW) return [all]
  const top = Math.ceil(all.length / 2)
  return [all.slice(0, top), all.slice(top)]
}
