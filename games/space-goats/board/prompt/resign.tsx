import { type Leaving, LeavingDialog, useLeaving } from '@starboard/screen/frame/layout/leaving.tsx'
import type { MenuLine } from '@starboard/screen/frame/layout/slots.ts'
import type { Picking } from '../model/use-picking.ts'
import { mayOrder } from './orders-chip.tsx'

interface Resigning extends Leaving {
  /** For the table's menu. */
  readonly lines: readonly MenuLine[]
}

/** SG-7.7 */
export function useResigning(picking: Picking): Resigning {
  const { mine, view, act, setOrdering } = picking
  const mayResign = mine !== null && mine.fleet.length > 0 && view.ended === null
  const leaving = useLeaving(mayResign, () => act({ kind: 'resign' }))
  const orders: MenuLine = { name: 'Standing orders', icon: 'log', run: () => setOrdering(true) }
  const resign: MenuLine = { name: 'Resign', icon: 'flag', run: leaving.ask }
  return { ...leaving, lines: [...(mayOrder(picking) ? [orders] : []), ...(mayResign ? [resign] : [])] }
}

export const ResignDialog = ({ resigning }: { readonly resigning: Resigning }) => (
  <LeavingDialog leaving={resigning} title="Resign?" yes="Resign" no="Fight on">
    <p>
      All your ships leave the game, and your place is behind everybody who is still flying. They do not count as
      destroyed. SG-7.7
    </p>
  </LeavingDialog>
)
