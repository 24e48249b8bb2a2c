import { SealedLetter } from '@starboard/screen/pieces/icons.tsx'
import { fingerprintText } from './fingerprint.ts'
import css from './seal-panel.module.css'

/** The dice are in an envelope already, and everybody can see that it is closed. */
export function SealPanel({ commitment }: { readonly commitment: string }) {
  return (
    <section className={css.seal} aria-label="Sealed luck">
      <SealedLetter />
      <div>
        <h2>Luck is sealed</h2>
        <code title={commitment}>{fingerprintText(commitment)}</code>
      </div>
      <p>
        This fingerprint of the shuffles was published before anyone sat down. Every seat mixes in a number of its own,
        and after the match one click checks every die.
      </p>
    </section>
  )
}
