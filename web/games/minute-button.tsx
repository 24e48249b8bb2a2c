import type { Poster } from '@starboard/screen/contract/poster.ts'
import { MinuteDialog } from '@starboard/screen/pieces/minute/minute-dialog.tsx'
import { type ReactNode, useState } from 'react'
import { hasMinute, minuteLoader } from './minutes.ts'
import { firstMatchAddress } from './play-now.ts'

interface MinuteButtonProps {
  readonly poster: Pick<Poster, 'id' | 'name' | 'firstMatch'>
  /** Nothing is left behind by the ways that the dialog offers. */
  readonly isNewTab?: boolean
  /** The button itself, wherever it stands. */
  draw(press: () => void): ReactNode
}

/** The game in a minute, one press away. Nothing where the game has none. */
export function MinuteButton({ poster, isNewTab = false, draw }: MinuteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, name } = poster
  if (!hasMinute(id)) return null
  return (
    <>
      {draw(() => setOpen(true))}
      <MinuteDialog
        name={name}
        isOpen={isOpen}
        lesson={firstMatchAddress(poster)}
        rules={`/g/${id}/rules`}
        isNewTab={isNewTab}
        load={minuteLoader(id)}
        close={() => setOpen(false)}
      />
    </>
  )
}
