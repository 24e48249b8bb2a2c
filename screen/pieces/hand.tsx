import type { ReactNode } from 'react'
import css from './hand.module.css'
import { ROVE, useNumberKeys, useRoving } from './roving.ts'

interface HandProps<C> {
  readonly label: string
  readonly cards: readonly C[]
  /** Two cards with one key are one card. */
  keyOf(card: C, index: number): string
  /** Spread `rove` on the card's button: arrow keys and 1-9 find it by that. */
  draw(card: C, rove: typeof ROVE, index: number): ReactNode
  /** Instead of cards, when there are none. */
  readonly empty?: ReactNode
}

/** Cards side by side as far as they fit, then to be scrolled. Arrow keys walk, 1-9 pick. */
export function Hand<C>({ label, cards, keyOf, draw, empty = 'No cards.' }: HandProps<C>) {
  const roving = useRoving<HTMLUListElement>()
  useNumberKeys(roving.ref)
  if (cards.length === 0) return <p className={css.empty}>{empty}</p>
  return (
    <ul className={css.hand} aria-label={label} {...roving}>
      {cards.map((card, index) => (
        <li key={keyOf(card, index)}>
          {draw(card, ROVE, index)}
          {index < 9 && (
            <span className={css.key} aria-hidden="true">
              {index + 1}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
