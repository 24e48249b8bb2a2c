import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import css from './seats.module.css'

const HAND = { name: 'Cards in hand', text: 'Cards that are not placed stay in the hand.', rule: 'SA-2.7' } as const

/** How many cards somebody holds. */
export const HandCount = ({ count }: { readonly count: number }) => (
  <span
    className={css.count}
    {...explainedStill({ ...HAND, label: count === 1 ? '1 card in hand' : `${count} cards in hand` })}
  >
    <svg viewBox="0 0 24 20" width="17" height="14" aria-hidden="true">
      <path
        d="M3 6l8-4 3 11-8 4ZM12 3h8v13h-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
    {count}
  </span>
)
