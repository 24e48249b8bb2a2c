import { useState } from 'react'
import type { MenuLine } from '../../../web/frame/slots.ts'
import { Button, Dialog } from '../../../web/pieces/index.ts'
import { isRacing } from '../rules/robot.ts'
import type { Desk } from './use-desk.ts'

interface Conceding {
  /** For the table's menu; none where there is nothing to give up. */
  readonly lines: readonly MenuLine[]
  readonly isAsked: boolean
  confirm(): void
  cancel(): void
}

/** RR-12.6: from the table's menu, and only after a second thought. */
export function useConcede({ me, view, act, beat }: Desk): Conceding {
  const [isAsked, setAsked] = useState(false)
  const robot = me === null ? undefined : view.robots[me]
  const mayConcede = robot !== undefined && isRacing(robot) && !robot.conceding && view.ended === null
  return {
    lines: mayConcede ? [{ name: 'Concede the race', icon: 'flag', run: () => setAsked(true) }] : [],
    isAsked: isAsked && mayConcede && beat === null,
    confirm() {
      setAsked(false)
      act({ kind: 'concede' })
    },
    cancel: () => setAsked(false),
  }
}

export const ConcedeDialog = ({ conceding }: { readonly conceding: Conceding }) => (
  <Dialog
    title="Concede the race?"
    isOpen={conceding.isAsked}
    close={conceding.cancel}
    buttons={
      <>
        <Button look="danger" onClick={conceding.confirm}>
          Concede
        </Button>
        <Button look="quiet" onClick={conceding.cancel}>
          Race on
        </Button>
      </>
    }
  >
    <p>Your robot leaves the board for good, and its place is behind everybody who stays in the race. RR-12.6</p>
  </Dialog>
)
