import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import { useState } from 'react'
import { cardOf } from '../../rules/catalogue.ts'
import { shipName } from '../../rules/ships.ts'
import {
  blockersOf,
  hasAegis,
  isEmptyPlan,
  NO_PLAN,
  ordersOf,
  type Plan,
  planOf,
  tellPlan,
  trashFirst,
} from '../model/orders.ts'
import type { Picking } from '../model/use-picking.ts'
import { AskedNote } from './asked-note.tsx'
import { OrderList } from './order-list.tsx'
import css from './orders.module.css'

/** Standing orders: what the table answers for this seat when a hit is aimed at it. */
export const OrdersDialog = ({ picking }: { readonly picking: Picking }) => (
  <Dialog title="Standing orders" isOpen={picking.isOrdering} close={() => picking.setOrdering(false)}>
    <AskedNote picking={picking} />
    <Orders picking={picking} />
  </Dialog>
)

function Orders({ picking }: { readonly picking: Picking }) {
  const { catalogue, front, orders, giveOrders, setOrdering } = picking
  const [plan, setPlan] = useState<Plan>(() => planOf(orders))
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part })
  const give = (next: Plan) => {
    giveOrders(ordersOf(next))
    toast(isEmptyPlan(next) ? 'Your standing orders are taken back.' : 'The table answers by your standing orders.')
    setOrdering(false)
  }
  const blockers = blockersOf(catalogue, front)
  const told = tellPlan(catalogue, plan)
  return (
    <div className={css.orders}>
      <p className={css.about}>
        When a hit is aimed at you, the table answers as you say here. Only you see your orders. Nobody can tell them
        from your own answer: a hit is never settled before the usual pause is over.
      </p>
      <OrderList
        title="Block with"
        empty="You own no reactive card yet."
        items={blockers.map((card) => ({ value: card, name: cardOf(catalogue, card).name }))}
        chosen={plan.blocks}
        onChange={(blocks) => change({ blocks })}
      />
      <OrderList
        title={plan.blocks.length === 0 ? 'Do not block: land it on' : 'Otherwise land it on'}
        empty="You have no ship."
        items={front.fleet.map(({ id }) => ({ value: id, name: shipName(id) }))}
        chosen={plan.ships}
        onChange={(ships) => change({ ships })}
      />
      {hasAegis(catalogue, plan.blocks) && (
        <Toggle
          label="After an Aegis, trash your least useful card"
          isOn={plan.trash.length > 0}
          onChange={(isOn) => change({ trash: isOn ? trashFirst(catalogue, front) : [] })}
        />
      )}
      <Segmented
        label="How long"
        value={plan.until}
        choices={[
          { value: 'my turn', name: 'Until my next turn' },
          { value: 'the end', name: 'Until the end' },
        ]}
        onChange={(until) => change({ until })}
      />
      <p className={css.told} role="status">
        {told.length === 0 ? 'No orders: you are asked every time.' : told.join(' ')}
      </p>
      <div className={css.buttons}>
        {orders.length > 0 && (
          <Button look="danger" onClick={() => give(NO_PLAN)}>
            Take all orders back
          </Button>
        )}
        <Button look="primary" isOff={isEmptyPlan(plan)} onClick={() => give(plan)}>
          Give these orders
        </Button>
      </div>
    </div>
  )
}
