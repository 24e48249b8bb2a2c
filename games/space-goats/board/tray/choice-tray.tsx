import { numberKey, useNumberKeys, useRoving } from '@starboard/screen/pieces/roving.ts'
import type { Action, Zone } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { isSame } from '../model/choosing.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './hand.module.css'
import { HandCard } from './hand-card.tsx'

type Taking = Extract<Action, { kind: 'trashOne' | 'retrieve' | 'loseBank' }>
type Place = Zone | 'bank'

const isOneOf = (action: Action): action is Taking =>
  action.kind === 'trashOne' || action.kind === 'retrieve' || action.kind === 'loseBank'

/** Whether cards that lie in a pile may be taken now: then they are laid out in the place of the hand. */
export const isTaking = ({ legal }: Pick<Picking, 'legal'>): boolean => legal.some(isOneOf)

const ZONE_NAMES: Readonly<Record<Place, string>> = { hand: 'Hand', discard: 'Discard pile', bank: 'Bank' }

/** Every card that may be trashed, taken or given up, by where it lies. */
export function ChoiceTray({ picking }: { readonly picking: Picking }) {
  const { legal, front } = picking
  const roving = useRoving<HTMLUListElement>()
  useNumberKeys(roving.ref)
  const takings = legal.filter(isOneOf)
  const zones: Readonly<Record<Place, readonly CardId[]>> = {
    hand: front.hand ?? [],
    discard: front.discard,
    bank: front.bank,
  }
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

const zoneOf = (action: Taking): Place => {
  if (action.kind === 'trashOne') return action.zone
  return action.kind === 'retrieve' ? 'discard' : 'bank'
}

const FEET: Readonly<Record<Taking['kind'], string>> = {
  trashOne: 'Trash this',
  retrieve: 'Take this',
  loseBank: 'Give this up',
}

interface CardProps {
  readonly picking: Picking
  readonly action: Taking
  readonly place: number
  readonly count: number
}

function ChoiceCard({ picking, action, place, count }: CardProps) {
  const chosen = picking.previewed ?? picking.answer
  return (
    <HandCard
      card={cardOf(picking.catalogue, action.card)}
      foot={{ text: FEET[action.kind], rule: null, isIdle: false }}
      hotkey={numberKey(place)}
      mayUse
      isPicked={chosen !== null && isSame(chosen, action)}
      count={count}
      press={() => picking.press({ kind: 'ask', action })}
    />
  )
}
