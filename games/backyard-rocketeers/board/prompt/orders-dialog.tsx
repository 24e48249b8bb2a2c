import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useId, useState } from 'react'
import { ordersOf, PLANS, type Plan, planOf } from '../model/orders.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './orders.module.css'

/** Standing orders: what the table answers for this seat when a card is aimed at it. */
export const OrdersDialog = ({ picking }: { readonly picking: Picking }) => (
  <Dialog title="Standing orders" isOpen={picking.isOrdering} close={() => picking.setOrdering(false)}>
    <Orders picking={picking} />
  </Dialog>
)

function Orders({ picking: { orders, giveOrders, setOrdering } }: { readonly picking: Picking }) {
  const [plan, setPlan] = useState<Plan>(() => planOf(orders))
  const id = useId()
  const give = () => {
    giveOrders(ordersOf(plan))
    toast(plan.answers.length === 0 ? 'You are asked every time.' : 'The table answers by your standing orders.')
    setOrdering(false)
  }
  return (
    <div className={css.orders}>
      <p className={css.about}>
        When a card is aimed at you, the table answers as you say here. Only you see your orders, and nobody can tell
        them from your own answer.
      </p>
      <fieldset className={css.list}>
        <legend>When I am attacked</legend>
        {PLANS.map(({ name, about, answers }) => (
          <label key={name}>
            <input
              type="radio"
              name={id}
              checked={answers.join() === plan.answers.join()}
              onChange={() => setPlan({ ...plan, answers })}
            />
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Segmented
        label="How long"
        value={plan.until}
        choices={[
          { value: 'my turn', name: 'Until my next turn' },
          { value: 'the end', name: 'Until the end' },
        ]}
        onChange={(until) => setPlan({ ...plan, until })}
      />
      <div className={css.buttons}>
        <Button look="primary" onClick={give}>
          Give these orders
        </Button>
      </div>
    </div>
  )
}
