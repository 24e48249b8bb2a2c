import { SealedLetter } from '@starboard/screen/pieces/icons.tsx'
import type { DailyInfo } from '@starboard/wire/protocol'
import { fingerprintText } from './fingerprint.ts'
import css from './seal-panel.module.css'

interface SealPanelProps {
  readonly commitment: string
  readonly daily?: DailyInfo | undefined
}

/** The dice are in an envelope already, and everybody can see that it is closed. */
export function SealPanel({ commitment, daily }: SealPanelProps) {
  return (
    <section className={css.seal} aria-label="Sealed luck">
      <SealedLetter />
      <div>
        <h2>Luck is sealed</h2>
        <code title={commitment}>{fingerprintText(commitment)}</code>
      </div>
      <p>
        {daily === undefined
          ? 'This fingerprint of the shuffles was published before anyone sat down. Every seat mixes in a number of its own, and after the match one click checks every die.'
          : 'This fingerprint of the day was published before anyone sat down, and it is the same at every table of today. When the day is over one click checks every die.'}
      </p>
    </section>
  )
}
