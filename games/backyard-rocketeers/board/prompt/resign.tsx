import { type Leaving, LeavingDialog, useLeaving } from '@starboard/screen/frame/layout/leaving.tsx'
import type { MenuLine } from '@starboard/screen/frame/layout/slots.ts'
import type { Picking } from '../model/use-picking.ts'
import { mayOrder } from './orders-chip.tsx'

interface Resigning extends Leaving {
  /** For the table's menu. */
  readonly lines: readonly MenuLine[]
}

/** BR-18.2 */
export function useResigning(picking: Picking): Resigning {
  const { act, setOrdering, setBrowsing } = picking
  const mayResign = mayOrder(picking)
  const leaving = useLeaving(mayResign, () => act({ kind: 'resign' }))
  const piles: MenuLine = { name: 'Decks and discards', icon: 'cards', run: () => setBrowsing(true) }
  const orders: MenuLine = { name: 'Standing orders', icon: 'log', run: () => setOrdering(true) }
  const resign: MenuLine = { name: 'Leave the race', icon: 'flag', run: leaving.ask }
  return { ...leaving, lines: [piles, ...(mayResign ? [orders, resign] : [])] }
}

export const ResignDialog = ({ resigning }: { readonly resigning: Resigning }) => (
  <LeavingDialog leaving={resigning} title="Leave the race?" yes="Leave" no="Stay">
    <p>Your rocket and all your cards are put away, and your place is behind everybody still in the race. BR-18.2</p>
  </LeavingDialog>
)
