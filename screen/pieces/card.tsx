import type { Refused } from '@starboard/kernel'
import { type ReactNode, useId } from 'react'
import css from './card.module.css'

interface CardProps {
  readonly name: string
  /** A small sign in the band, such as the deck's. */
  readonly sign?: ReactNode
  /** The picture, 126 x 54 or whatever fills it. */
  readonly art?: ReactNode
  /** What it does. */
  readonly text?: ReactNode
  /** What it would do now: "then +3 cubes". */
  readonly foot?: ReactNode
  /** The footer warns. */
  readonly isWarned?: boolean
  /** Glows: may be chosen now. Without `onPick` it only lies there. */
  readonly isPlayable?: boolean
  readonly isPicked?: boolean
  readonly isDimmed?: boolean
  /** Why it may not be chosen. It stays focusable and says so. */
  readonly refusal?: Refused | null
  readonly isFaceDown?: boolean
  /** The picture on the back. */
  readonly back?: ReactNode
  /** Takes part in arrow keys and number keys of a hand. */
  readonly rove?: object
  onPick?(): void
}

/** A printed card. Its band takes `--game-band`, its picture's ground `--game-tint`. */
export function Card(props: CardProps) {
  const { onPick, isPlayable, isPicked, isDimmed, refusal, isFaceDown, rove } = props
  const id = useId()
  const state = {
    className: css.card,
    'data-playable': isPlayable === true || undefined,
    'data-picked': isPicked === true || undefined,
    'data-dimmed': isDimmed === true || undefined,
    'data-refused': (refusal !== undefined && refusal !== null) || undefined,
  }
  if (isFaceDown === true) return <FaceDown {...props} />
  if (onPick === undefined) return <article {...state}>{<Face {...props} />}</article>
  const mayPick = isPlayable === true
  return (
    <button
      type="button"
      {...state}
      {...rove}
      aria-pressed={isPicked === true}
      aria-disabled={!mayPick || undefined}
      aria-describedby={state['data-refused'] ? id : undefined}
      onClick={() => mayPick && onPick()}
    >
      <Face {...props} />
      {refusal !== undefined && refusal !== null && (
        <span id={id} className="spoken">
          Not now: {refusal.text} ({refusal.rule})
        </span>
      )}
    </button>
  )
}

function Face({ name, sign, art, text, foot, isWarned }: CardProps) {
  return (
    <>
      <span className={css.band}>
        <b>{name}</b>
        {sign !== undefined && (
          <span className={css.sign} aria-hidden="true">
            {sign}
          </span>
        )}
      </span>
      {art !== undefined && (
        <span className={css.art} aria-hidden="true">
          {art}
        </span>
      )}
      {text !== undefined && <span className={css.text}>{text}</span>}
      {foot !== undefined && (
        <span className={css.foot} data-warned={isWarned === true || undefined}>
          {foot}
        </span>
      )}
    </>
  )
}

function FaceDown({ name, back }: CardProps) {
  return (
    <div className={css.card} data-back role="img" aria-label={name}>
      {back}
    </div>
  )
}
