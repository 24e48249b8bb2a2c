import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import type { Replay } from '../../replay/model.ts'
import type { PlayerState } from '../../replay/player.ts'
import { BranchDialog } from './branch-dialog.tsx'

interface BranchButtonProps {
  readonly replay: Replay
  readonly code: string | null
  readonly state: PlayerState
}

/** Any moment before the end can be played on from. */
export function BranchButton({ replay, code, state: { index, viewer } }: BranchButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { open, outcome } = replay.shownAt(index, 'spectator')
  const likely = typeof viewer === 'number' ? viewer : (open[0]?.seat ?? 0)
  return (
    <>
      <Button
        look="primary"
        icon={<Icon name="branch" />}
        isOff={outcome !== null || replay.broken !== null}
        aria-label="Branch from here"
        onClick={() => setOpen(true)}
      >
        <span>
          Branch<span> from here</span>
        </span>
      </Button>
      <BranchDialog
        replay={replay}
        code={code}
        index={index}
        likely={likely}
        isOpen={isOpen}
        close={() => setOpen(false)}
      />
    </>
  )
}
