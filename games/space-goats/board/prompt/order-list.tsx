import { useRef } from 'react'
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
  const list = useRef<HTMLOListElement>(null)
  // What is ticked or moved is drawn elsewhere; the focus goes along.
  const change = (next: readonly V[], value: V, part: 'tick' | 'earlier' | 'later') => {
    onChange(next)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${value}"] [data-part="${part}"]`)?.focus(),
    )
  }
  const named = (value: V) => items.find((item) => item.value === value)?.name ?? String(value)
  const rest = items.filter(({ value }) => !chosen.includes(value))
  return (
    <fieldset className={css.list}>
      <legend>{title}</legend>
      {items.length === 0 && <p className={css.about}>{empty}</p>}
      <ol ref={list}>
        {chosen.map((value, place) => (
          <li key={value} data-item={value}>
            <label>
              <input
                type="checkbox"
                data-part="tick"
                checked
                onChange={() =>
                  change(
                    chosen.filter((one) => one !== value),
                    value,
                    'tick',
                  )
                }
              />
              <b aria-hidden="true">{place + 1}</b> {named(value)}
            </label>
            {chosen.length > 1 && (
              <>
                <IconButton
                  label={`${named(value)} earlier`}
                  icon={<Icon name="chevron-up" />}
                  aria-disabled={place === 0 || undefined}
                  data-part="earlier"
                  onClick={() => change(moved(chosen, place, place - 1), value, 'earlier')}
                />
                <IconButton
                  label={`${named(value)} later`}
                  icon={<Icon name="chevron-down" />}
                  aria-disabled={place === chosen.length - 1 || undefined}
                  data-part="later"
                  onClick={() => change(moved(chosen, place, place + 1), value, 'later')}
                />
              </>
            )}
          </li>
        ))}
        {rest.map(({ value, name }) => (
          <li key={value} data-item={value}>
            <label>
              <input
                type="checkbox"
                data-part="tick"
                checked={false}
                onChange={() => change([...chosen, value], value, 'tick')}
              />
              {name}
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
