import { useState } from 'react'
import type { MenuLine } from '../../../web/frame/slots.ts'
import { Button } from '../../../web/pieces/button.tsx'
import { Dialog } from '../../../web/pieces/dialog.tsx'
import { mayOrder } from './prompt/orders-chip.tsx'
import type { Desk } from './use-desk.ts'

interface Resigning {
  /** For the table's menu. */
  readonly lines: readonly MenuLine[]
  readonly isAsked: boolean
  confirm(): void
  cancel(): void
}

/** SG-7.7: from the table's menu, and only after a second thought. */
export function useResigning(desk: Desk): Resigning {
  const [isAsked, setAsked] = useState(false)
  const { mine, view, act, setOrdering } = desk
  const mayResign = mine !== null && mine.fleet.length > 0 && view.ended === null
  const orders: MenuLine = { name: 'Standing orders', icon: 'log', run: () => setOrdering(true) }
  return {
    lines: [
      ...(mayOrder(desk) ? [orders] : []),
      ...(mayResign ? [{ name: 'Resign', icon: 'flag', run: () => setAsked(true) } as const] : []),
    ],
    isAsked: isAsked && mayResign,
    confirm() {
      setAsked(false)
      act({ kind: 'resign' })
    },
    cancel: () => setAsked(false),
  }
}

export const ResignDialog = ({ resigning }: { readonly resigning: Resigning }) => (
  <Dialog
    title="Resign?"
    isOpen={resigning.isAsked}
    close={resigning.cancel}
    buttons={
      <>
        <Button look="danger" onClick={resigning.confirm}>
          Resign
        </Button>
        <Button look="quiet" onClick={resigning.cancel}>
          Fight on
        </Button>
      </>
    }
  >
    <p>
      All your ships leave the game, and your place is behind everybody who is still flying. They do not count as
      destroyed. SG-7.7
    </p>
  </Dialog>
)
