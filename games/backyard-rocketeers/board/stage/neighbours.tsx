import type { SeenPlayer } from '../../rules/view.ts'
import { LaunchPad, RocketDrawing } from '../art/index.ts'
import { drawnParts, isUnderTarp } from '../model/rocket.ts'
import { targetsOf, whyNotAt } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './neighbours.module.css'
import { rocketPoint } from './points.ts'
import { Tag } from './tag.tsx'
import type { Size } from './use-size.ts'

interface Props {
  readonly picking: Picking
  readonly players: readonly SeenPlayer[]
  /** Beside one's own wide yard. */
  readonly isWide: boolean
  readonly size: Size
}

/** Everybody else who is still on the ground, with what stands on their pads. */
export function Neighbours({ picking, players, isWide, size }: Props) {
  const targets = targetsOf(picking)
  if (players.length === 0) return isWide ? null : <p className={css.nobody}>Nobody is left on Earth.</p>
  const isLow = size.height < 90
  const isNarrow = !isWide && !isLow && size.width < NARROW && players.length > 2
  const isShort = isWide ? size.width < SMALL || players.length > FEW : isLow && players.length > FEW
  return (
    <ul
      className={css.row}
      aria-label="On Earth"
      data-wide={isWide || undefined}
      data-low={isLow || undefined}
      data-narrow={isNarrow || undefined}
    >
      {players.map((player) => (
        <li key={player.seat} data-spot={`rocket-${player.seat}`} data-point={rocketPoint(player.seat)}>
          {!isLow && !(isWide && size.width < SMALL) && (
            <svg viewBox="-110 -178 220 358" className={css.rocket} aria-hidden="true">
              {player.pad !== null && <LaunchPad />}
              <RocketDrawing parts={drawnParts(player)} isHidden={isUnderTarp(player)} line={5} />
            </svg>
          )}
          <Tag
            seat={player.seat}
            name={picking.name(player.seat)}
            note={<span>{noteOf(player)}</span>}
            target={targets.get(player.seat)}
            isDim={whyNotAt(picking, player.seat) !== null}
            isShort={isShort}
            isFlat={isLow || size.width < SMALL}
          />
        </li>
      ))}
    </ul>
  )
}

const NARROW = 260
const SMALL = 460
const FEW = 2

const noteOf = ({ groundFuel, pad }: SeenPlayer): string => (pad === null ? '–' : `${groundFuel}\u00a0%`)
