import { Button } from '@starboard/screen/pieces/button.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { ReactNode } from 'react'
import css from './prompt.module.css'

interface Props {
  /** What comes of it, in a few words below. */
  readonly under?: string | undefined
  readonly isMain?: boolean
  readonly isBusy: boolean
  readonly isPicked?: boolean
  readonly isOff?: boolean
  /** The key that presses it. */
  readonly hotkey?: string
  /** Whose seat it names. */
  readonly seat?: number
  readonly children: ReactNode
  run(): void
}

/** An answer with what comes of it: "Otto, 8+ on 2d6 (41 %)". */
export function AnswerButton({ under, isMain = false, isBusy, isPicked, isOff, hotkey, seat, children, run }: Props) {
  return (
    <Button
      look={isMain ? 'primary' : 'secondary'}
      isBusy={isBusy}
      isOff={isOff === true}
      aria-pressed={isPicked}
      aria-keyshortcuts={hotkey}
      onClick={run}
    >
      <span className={css.answer}>
        <span className={css.name}>
          {seat !== undefined && <SeatShape seat={seat} size={14} />}
          {children}
        </span>
        {under !== undefined && <small> {under}</small>}
      </span>
      {hotkey !== undefined && (
        <span className={css.key} aria-hidden="true">
          {hotkey}
        </span>
      )}
    </Button>
  )
}
