import { IconButton } from '../../../../web/pieces/icon-button.tsx'
import { Icon } from '../../../../web/pieces/icons.tsx'
import { moved } from '../model/orders.ts'
import css from './orders.module.css'

interface Props<V extends string | number> {
  readonly title: string
  /** What is said where there is nothing to choose from. */
  readonly empty: string
  readonly items: readonly { readonly value: V; readonly name: string }[]
  /** In order of preference. */
  readonly chosen: readonly V[]
  onChange(chosen: readonly V[]): void
}

/** Things to tick, and to put in order once ticked: the first that is possible is taken. */
export function OrderList<V extends string | number>({ title, empty, items, chosen, onChange }: Props<V>) {
  const named = (value: V) => items.find((item) => item.value === value)?.name ?? String(value)
  const rest = items.filter(({ value }) => !chosen.includes(value))
  return (
    <fieldset className={css.list}>
      <legend>{title}</legend>
      {items.length === 0 && <p className={css.about}>{empty}</p>}
      <ol>
        {chosen.map((value, place) => (
          <li key={value}>
            <label>
              <input type="checkbox" checked onChange={() => onChange(chosen.filter((one) => one !== value))} />
              <b aria-hidden="true">{place + 1}</b> {named(value)}
            </label>
            {chosen.length > 1 && (
              <>
                <IconButton
                  label={`${named(value)} earlier`}
                  icon={<Icon name="chevron-up" />}
                  aria-disabled={place === 0 || undefined}
                  onClick={() => onChange(moved(chosen, place, place - 1))}
                />
                <IconButton
                  label={`${named(value)} later`}
                  icon={<Icon name="chevron-down" />}
                  aria-disabled={place === chosen.length - 1 || undefined}
                  onClick={() => onChange(moved(chosen, place, place + 1))}
                />
              </>
            )}
          </li>
        ))}
        {rest.map(({ value, name }) => (
          <li key={value}>
            <label>
              <input type="checkbox" checked={false} onChange={() => onChange([...chosen, value])} />
              {name}
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
