import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useId, useState } from 'react'
import { type CardId, nameOf } from '../../rules/cards/catalogue.ts'
import {
  attacksIn,
  firstPlan,
  isPlan,
  MOST_REFLECTED,
  marked,
  ordersOf,
  PLANS,
  type Plan,
  planFor,
} from '../model/orders.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './orders.module.css'

/** Standing orders: what the table answers for this seat when a card is aimed at it. */
export const OrdersDialog = ({ picking }: { readonly picking: Picking }) => (
  <Dialog title="Standing orders" isOpen={picking.isOrdering} close={() => picking.setOrdering(false)}>
    <Orders picking={picking} />
  </Dialog>
)

function Orders({ picking }: { readonly picking: Picking }) {
  const { orders, giveOrders, setOrdering, isSlow, view } = picking
  const [plan, setPlan] = useState<Plan>(() => firstPlan(orders, isSlow))
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
        {isSlow && ' At this table everybody waits for whoever is asked: with orders nobody has to.'}
      </p>
      <fieldset className={css.list}>
        <legend>When I am attacked</legend>
        {PLANS.map((named) => (
          <label key={named.name}>
            <input
              type="radio"
              name={id}
              checked={isPlan(named, plan)}
              onChange={() => setPlan(planFor(named, plan))}
            />
            <span>
              <b>{named.name}</b>
              <small>{named.about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {plan.reflected !== null && (
        <Reflected reflected={plan.reflected} attacks={attacksIn(view)} mark={(card) => setPlan(marked(plan, card))} />
      )}
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

interface ReflectedProps {
  readonly reflected: readonly CardId[]
  readonly attacks: readonly CardId[]
  mark(card: CardId): void
}

/** Newton against these, and no others. */
const Reflected = ({ reflected, attacks, mark }: ReflectedProps) => (
  <fieldset className={css.cards}>
    <legend>
      Reflected cards ({reflected.length} of at most {MOST_REFLECTED})
    </legend>
    {attacks.map((card) => (
      <label key={card}>
        <input
          type="checkbox"
          checked={reflected.includes(card)}
          disabled={reflected.length >= MOST_REFLECTED && !reflected.includes(card)}
          onChange={() => mark(card)}
        />
        {nameOf(card)}
      </label>
    ))}
  </fieldset>
)
