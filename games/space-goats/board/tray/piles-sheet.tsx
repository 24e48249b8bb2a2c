import { contentsOf, type LookedAt } from '../model/piles.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './piles.module.css'

/** On a phone: every pile that can be looked through, in one list. */
export function PilesSheet({ picking }: { readonly picking: Picking }) {
  const { mine, view, lookAt } = picking
  const piles: readonly LookedAt[] = [
    ...(mine === null ? [] : (['draw'] as const)),
    ...view.players.map(({ seat }) => ({ discardOf: seat })),
    ...view.players.map(({ seat }) => ({ ownedBy: seat })),
    'market',
    'trash',
  ]
  return (
    <div className={css.sheet}>
      {piles.map((pile) => {
        const { title, size } = contentsOf(picking, pile)
        return (
          <button key={title} type="button" className={css.open} onClick={() => lookAt(pile)}>
            {title}
            <span className={css.figure}>{size}</span>
          </button>
        )
      })}
    </div>
  )
}
