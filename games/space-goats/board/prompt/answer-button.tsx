import { Button } from '@starboard/screen/pieces/button.tsx'
import type { ReactNode } from 'react'
import css from './prompt.module.css'

interface Props {
  /** A few words above or below the name of what is chosen. */
  readonly over?: string
  readonly under?: string
  readonly isMain?: boolean
  readonly isBusy: boolean
  readonly isPicked?: boolean
  /** The key that presses it. */
  readonly hotkey?: string
  readonly children: ReactNode
  run(): void
}

/** An answer with what comes of it: "Take it on Hircus Maximus", "Block: Thrusters, card is trashed". */
export function AnswerButton({ over, under, isMain = false, isBusy, isPicked, hotkey, children, run }: Props) {
  return (
    <Button
      look={isMain ? 'primary' : 'secondary'}
      isBusy={isBusy}
      aria-pressed={isPicked}
      aria-keyshortcuts={hotkey}
      onClick={run}
    >
      <span className={css.answer}>
        {over !== undefined && <small>{over} </small>}
        <span>{children}</span>
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
