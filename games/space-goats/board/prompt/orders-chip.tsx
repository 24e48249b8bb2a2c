import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { isEmptyPlan, planOf, shortPlan } from '../model/orders.ts'
import type { Picking } from '../model/use-picking.ts'

/** Whether there can be standing orders now: somebody plays, and choices are made by people. */
export const mayOrder = ({ mine, view }: Picking): boolean =>
  mine !== null && mine.fleet.length > 0 && view.ended === null && !view.options.autoChoices

/** Says that the table answers by itself, and opens the orders. While a question is open it shows only if there are any. */
export function OrdersChip({ picking }: { readonly picking: Picking }) {
  const plan = planOf(picking.orders)
  const isOn = !isEmptyPlan(plan)
  if (!mayOrder(picking) || (!isOn && picking.asked !== null)) return null
  return (
    <Button look="quiet" icon={<Icon name={isOn ? 'check' : 'log'} />} onClick={() => picking.setOrdering(true)}>
      {isOn ? 'Orders on' : 'Orders'}
      <span className="spoken">
        {isOn ? `: ${shortPlan(picking.catalogue, plan)}. Change them` : ': answer hits by themselves'}
      </span>
    </Button>
  )
}
