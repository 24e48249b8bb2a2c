import { type ReactNode, useState } from 'react'
import { Button } from '../../pieces/button.tsx'
import { Dialog } from '../../pieces/dialog.tsx'

/** Giving up a match: from the table's menu, and only after a second thought. */
export interface Leaving {
  readonly isAsked: boolean
  ask(): void
  confirm(): void
  cancel(): void
}

export function useLeaving(mayLeave: boolean, leave: () => void): Leaving {
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked: isAsked && mayLeave,
    ask: () => setAsked(true),
    confirm() {
      setAsked(false)
      leave()
    },
    cancel: () => setAsked(false),
  }
}

interface Props {
  readonly leaving: Leaving
  readonly title: string
  /** What the buttons say. */
  readonly yes: string
  readonly no: string
  readonly children: ReactNode
}

export const LeavingDialog = ({ leaving, title, yes, no, children }: Props) => (
  <Dialog
    title={title}
    isOpen={leaving.isAsked}
    close={leaving.cancel}
    buttons={
      <>
        <Button look="danger" onClick={leaving.confirm}>
          {yes}
        </Button>
        <Button look="quiet" onClick={leaving.cancel}>
          {no}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
