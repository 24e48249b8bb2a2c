import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { STEP_NAMES } from '../../rules/words/names.ts'
import type { Comparison, FirstDifference } from '../model/compare.ts'
import css from './parts.module.css'

interface ComparisonNoteProps {
  readonly comparison: Comparison
  show(place: number): void
  drop(): void
}

/** Where the present resolution parts from the pinned one, and what came of it. */
export function ComparisonNote({ comparison: { first, outcome }, show, drop }: ComparisonNoteProps) {
  return (
    <div className={css.compare} role="status" aria-label="Compared with before">
      <Icon name="flag" />
      <div>
        {first === null ? (
          <p>
            <b>The same as before</b>, turn by turn. Change a card, a threat or a rule.
          </p>
        ) : (
          <FirstLine first={first} />
        )}
        {outcome.length > 0 && <p className={css.outcome}>{sentence(outcome)}</p>}
      </div>
      {first !== null && (
        <Button look="quiet" onClick={() => show(first.place)}>
          Show it
        </Button>
      )}
      <Button look="quiet" onClick={drop}>
        Stop comparing
      </Button>
    </div>
  )
}

function FirstLine({ first: { turn, step, before, now } }: { readonly first: FirstDifference }) {
  return (
    <p>
      <b>
        First difference in turn {turn}, {STEP_NAMES[step].toLowerCase()}.
      </b>{' '}
      {before.length > 0 && `Before: ${told(before)} `}
      {now.length > 0 && `Now: ${told(now)}`}
      {before.length + now.length === 0 && 'The same happens in another order.'}
    </p>
  )
}

const MOST_TOLD = 2

/** The first sentences; the film has the rest. */
const told = (texts: readonly string[]): string =>
  texts.length > MOST_TOLD ? `${texts.slice(0, MOST_TOLD).join(' ')} …` : texts.join(' ')

const sentence = (parts: readonly string[]): string => {
  const text = parts.join('; ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`.replaceAll(' -', ' −')
}
