import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { isForTable } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { LessonPlace } from './lesson-source.ts'

interface LeavingLessonProps {
  readonly place: LessonPlace
  readonly steps: number
  readonly isOpen: boolean
  close(): void
}

/** A lesson can be left at any step, and waits there. */
export function LeavingLesson({ place, steps, isOpen, close }: LeavingLessonProps) {
  const [, go] = useLocation()
  return (
    <Dialog
      title="Leave the lesson?"
      isOpen={isOpen}
      close={close}
      buttons={
        <>
          <Button look="primary" onClick={close}>
            Go on
          </Button>
          <Button look="quiet" onClick={() => go('/')}>
            Leave
          </Button>
        </>
      }
    >
      <p>
        It waits for you at step {Math.min(place.number + 1, steps)} of {steps}, on this device.
      </p>
    </Dialog>
  )
}

/** Escape, where no piece that was picked is to be put back. At the window: whoever listens at the document comes first. */
export function useEscape(run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isForTable(event)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
