import { ThreatDrawing } from '../../art/index.ts'
import { fatesOf } from '../../film/model/fates.ts'
import { endText, type Reel } from '../../film/model/reel.ts'
import { placeKey } from '../../film/place-key.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import type { ThreatStatus } from '../../rules/vocabulary.ts'
import css from './ending.module.css'

const FATES: Readonly<Record<ThreatStatus, string>> = {
  'never-appeared': 'never came',
  remaining: 'still out there',
  destroyed: 'destroyed',
  survived: 'got away',
}

/** How it ended, and of every threat what became of it, when and by whom. */
export function Ending({ reel }: { readonly reel: Reel }) {
  const { result } = reel
  const fates = fatesOf(reel)
  return (
    <section className={css.ending} data-outcome={result.outcome} aria-label="How the mission ended">
      <h3>{endText(result)}</h3>
      <ul>
        {result.threats.map(({ id, turn, status }, place) => (
          <li key={placeKey(place)} data-status={status}>
            <ThreatDrawing id={id} size={52} />
            <b>
              T+{turn} {THREAT_CARDS[id].name}
            </b>
            <span>{[FATES[status], fates[place]].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
