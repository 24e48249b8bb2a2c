import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useRef } from 'react'
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

/** What of an item can be pressed, and be given the focus again. */
type Part = 'tick' | Way['part']

/** Things to tick, and to put in order once ticked: the first that is possible is taken. */
export function OrderList<V extends string | number>({ title, empty, items, chosen, onChange }: Props<V>) {
  const list = useRef<HTMLOListElement>(null)
  // What is ticked or moved is drawn elsewhere; the focus goes along.
  const change = (next: readonly V[], value: V, part: Part) => {
    onChange(next)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${value}"] [data-part="${part}"]`)?.focus(),
    )
  }
  const named = (value: V) => items.find((item) => item.value === value)?.name ?? String(value)
  const without = (value: V) => chosen.filter((one) => one !== value)
  const rest = items.filter(({ value }) => !chosen.includes(value))
  return (
    <fieldset className={css.list}>
      <legend>{title}</legend>
      {items.length === 0 && <p className={css.about}>{empty}</p>}
      <ol ref={list}>
        {chosen.map((value, place) => (
          <li key={value} data-item={value}>
            <Tick name={named(value)} number={place + 1} onChange={() => change(without(value), value, 'tick')} />
            {chosen.length > 1 && (
              <Moves
                name={named(value)}
                place={place}
                last={chosen.length - 1}
                move={({ part, step }) => change(moved(chosen, place, place + step), value, part)}
              />
            )}
          </li>
        ))}
        {rest.map(({ value, name }) => (
          <li key={value} data-item={value}>
            <Tick name={name} number={null} onChange={() => change([...chosen, value], value, 'tick')} />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

interface TickProps {
  readonly name: string
  /** Its number in the order; null: it is not ticked. */
  readonly number: number | null
  onChange(): void
}

const Tick = ({ name, number, onChange }: TickProps) => (
  <label>
    <input type="checkbox" data-part="tick" checked={number !== null} onChange={onChange} />
    {number === null ? (
      name
    ) : (
      <>
        <b aria-hidden="true">{number}</b> {name}
      </>
    )}
  </label>
)

const WAYS = [
  { part: 'earlier', step: -1, icon: 'chevron-up' },
  { part: 'later', step: 1, icon: 'chevron-down' },
] as const
type Way = (typeof WAYS)[number]

interface MovesProps {
  readonly name: string
  readonly place: number
  readonly last: number
  move(way: Way): void
}

const Moves = ({ name, place, last, move }: MovesProps) =>
  WAYS.map((way) => (
    <IconButton
      key={way.part}
      label={`${name} ${way.part}`}
      icon={<Icon name={way.icon} />}
      aria-disabled={place + way.step < 0 || place + way.step > last || undefined}
      data-part={way.part}
      onClick={() => move(way)}
    />
  ))
