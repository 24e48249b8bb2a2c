import type { KeyboardEvent } from 'react'

/** A picture has no buttons: this makes a shape in it one. */
export const buttonLike = (run: () => void, isPressed?: boolean) => ({
  role: 'button',
  'aria-pressed': isPressed,
  onClick: run,
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    run()
  },
})
