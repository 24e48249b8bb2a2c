import { numberKey, useNumberKeys, useRoving } from '@starboard/screen/pieces/roving.ts'
import type { Action, Zone } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { isSame } from '../model/choosing.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './hand.module.css'
import { HandCard } from './hand-card.tsx'

type Taking = Extract<Action, { kind: 'trashOne' | 'retrieve' }>

/** Whether cards that lie in a pile may be taken now: then they are laid out in the place of the hand. */
export const isTaking = ({ legal }: Pick<Picking, 'legal'>): boolean =>
  legal.some(({ kind }) => kind === 'trashOne' || kind === 'retrieve')

const ZONE_NAMES: Readonly<Record<Zone, string>> = { hand: 'Hand', discard: 'Discard pile' }

/** Every card that may be trashed or taken, by where it lies. */
export function ChoiceTray({ picking }: { readonly picking: Picking }) {
  const { legal, front } = picking
  const roving = useRoving<HTMLUListElement>()
  useNumberKeys(roving.ref)
  const takings = legal.filter((action): action is Taking => action.kind === 'trashOne' || action.kind === 'retrieve')
  const zones: Readonly<Record<Zone, readonly CardId[]>> = { hand: front.hand ?? [], discard: front.discard }
  return (
    <section className={css.hand} aria-label="Cards to choose from" data-spot="hand" tabIndex={-1}>
      <ul className={css.cards} {...roving}>
        {takings.map((action, place) => {
          const zone = zoneOf(action)
          const isFirst = takings.findIndex((one) => zoneOf(one) === zone) === place
          return [
            isFirst && (
              <li key={zone} className={css.zone}>
                {ZONE_NAMES[zone]}
              </li>
            ),
            <ChoiceCard
              key={`${zone} ${action.card}`}
              picking={picking}
              action={action}
              place={place}
              count={zones[zone].filter((card) => card === action.card).length}
            />,
          ]
        })}
      </ul>
    </section>
  )
}

const zoneOf = (action: Taking): Zone => (action.kind === 'retrieve' ? 'discard' : action.zone)

interface CardProps {
  readonly picking: Picking
  readonly action: Taking
  readonly place: number
  readonly count: number
}

function ChoiceCard({ picking, action, place, count }: CardProps) {
  const chosen = picking.previewed ?? picking.answer
  const text = action.kind === 'retrieve' ? 'Take this' : 'Trash this'
  return (
    <HandCard
      card={cardOf(picking.catalogue, action.card)}
      foot={{ text, rule: null, isIdle: false }}
      hotkey={numberKey(place)}
      mayUse
      isPicked={chosen !== null && isSame(chosen, action)}
      count={count}
      press={() => picking.press({ kind: 'ask', action })}
    />
  )
}
