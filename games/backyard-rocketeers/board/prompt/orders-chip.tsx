import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { namedPlan, planOf } from '../model/orders.ts'
import type { Picking } from '../model/use-picking.ts'

/** Whether there can be standing orders now. */
export const mayOrder = ({ mine, view }: Picking): boolean => mine !== null && mine.out === 0 && view.ended === null

/** Says that the table answers attacks by itself, and opens the orders. */
export function OrdersChip({ picking }: { readonly picking: Picking }) {
  const plan = planOf(picking.orders)
  const isOn = plan.answers.length > 0
  if (!mayOrder(picking)) return null
  return (
    <Button look="quiet" icon={<Icon name={isOn ? 'check' : 'log'} />} onClick={() => picking.setOrdering(true)}>
      {isOn ? 'Orders on' : 'Orders'}
      <span className="spoken">
        {isOn ? `: ${namedPlan(plan)?.name ?? 'your own'}. Change them` : ': answer attacks by themselves'}
      </span>
    </Button>
  )
}
