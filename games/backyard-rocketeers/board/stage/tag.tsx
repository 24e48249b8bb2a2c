import type { Seat } from '@starboard/kernel'
import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { AIM, ROCKET } from '../model/explain.ts'
import type { Target } from '../model/targets.ts'
import css from './tag.module.css'

interface TagProps {
  readonly seat: Seat
  readonly name: string
  /** What is known of it, below the name. */
  readonly note?: ReactNode
  readonly target?: Target | undefined
  /** A card is being aimed, and does not reach this one. */
  readonly isDim?: boolean
  readonly isMe?: boolean
  /** There is room for the shape of the seat alone. */
  readonly isShort?: boolean
  /** Too small for a thumb: chips and prompt are pressed instead. */
  readonly isFlat?: boolean
  readonly style?: CSSProperties
}

/** A rocket's label: whose it is, how it stands, and, while a card is aimed, what it would do to it. */
export function Tag({ seat, name, note, target, isDim, isMe, isShort, isFlat, style }: TagProps) {
  const body = (
    <>
      <b>
        <SeatShape seat={seat} size={13} />
        <span className={isShort ? 'spoken' : css.name}>{name}</span>
      </b>
      {target === undefined ? note : <span>{isShort ? target.short : oddsOf(target)}</span>}
    </>
  )
  const state = {
    className: css.tag,
    style,
    'data-dim': isDim || undefined,
    'data-me': isMe || undefined,
    'data-short': isShort || undefined,
  }
  if (target === undefined)
    return (
      <div {...state} {...explainedStill(ROCKET)}>
        {body}
      </div>
    )
  if (isFlat)
    return (
      <div {...state} data-may="" {...explainedStill(AIM)}>
        {body}
      </div>
    )
  return (
    <button
      type="button"
      {...state}
      data-may=""
      aria-label={target.label}
      aria-pressed={target.isPicked}
      tabIndex={-1}
      onClick={target.run}
      {...explained(AIM)}
    >
      {body}
    </button>
  )
}

const oddsOf = ({ check, damage }: Target): string =>
  [check, damage].filter((text) => text !== null).join(', ') || 'no check'
