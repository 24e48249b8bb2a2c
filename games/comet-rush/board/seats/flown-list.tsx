import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { Flown } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { FLOWN } from '../model/explain.ts'
import css from './flown-list.module.css'

/** As many as there is room for in a line: the newest are of interest. */
const SHOWN = 5

const ENDS: Readonly<Record<string, { readonly sign: string; readonly words: string }>> = {
  true: { sign: '✓', words: 'hit' },
  false: { sign: '✗', words: 'missed' },
  null: { sign: '…', words: 'in flight' },
}

/** Section 12.5: the rockets that have been launched, the newest first. Its place is kept from the start, so nothing moves. */
export function FlownList({ player: { flown } }: { readonly player: SeenPlayer }) {
  if (flown === undefined) return null
  const more = flown.length - SHOWN
  return (
    <div className={css.flown} {...explainedStill({ name: 'Launched rockets', ...FLOWN })}>
      <span>Launched</span>
      {flown.length === 0 ? (
        <i>none yet</i>
      ) : (
        <ul aria-label="Launched rockets">
          {flown
            .toReversed()
            .slice(0, SHOWN)
            .map((one) => (
              <Flight key={one.rocket} {...one} />
            ))}
        </ul>
      )}
      {more > 0 && <i>and {more} more</i>}
    </div>
  )
}

function Flight({ power, accuracy, hit }: Flown) {
  const { sign, words } = ENDS[String(hit)] ?? { sign: '', words: '' }
  return (
    <li data-hit={hit ?? undefined}>
      <span aria-hidden="true">
        {power}/{accuracy} {sign}
      </span>
      <span className="spoken">
        power {power}, accuracy {accuracy}, {words}
      </span>
    </li>
  )
}
