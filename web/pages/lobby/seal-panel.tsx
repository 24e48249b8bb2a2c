import { SealedLetter } from '@starboard/screen/pieces/icons.tsx'
import type { BranchInfo, DailyInfo } from '@starboard/wire/protocol'
import { fingerprintText } from './fingerprint.ts'
import css from './seal-panel.module.css'

interface SealPanelProps {
  readonly commitment: string
  readonly daily?: DailyInfo | undefined
  readonly branch?: BranchInfo | undefined
}

/** The dice are in an envelope already, and everybody can see that it is closed. */
export function SealPanel({ commitment, daily, branch }: SealPanelProps) {
  const isOpen = branch?.luck === 'open'
  return (
    <section className={css.seal} aria-label={isOpen ? 'Open luck' : 'Sealed luck'}>
      <SealedLetter />
      <div>
        <h2>{isOpen ? 'Luck goes on' : 'Luck is sealed'}</h2>
        <code title={commitment}>{fingerprintText(commitment)}</code>
      </div>
      <p>{isOpen ? OPEN : daily === undefined ? SEALED : SEALED_FOR_A_DAY}</p>
    </section>
  )
}

const SEALED =
  'This fingerprint of the shuffles was published before anyone sat down. Every seat mixes in a number of its own, and after the match one click checks every die.'
const SEALED_FOR_A_DAY =
  'This fingerprint of the day was published before anyone sat down, and it is the same at every table of today. When the day is over one click checks every die.'
const OPEN =
  'Dice and cards to come are those of the match it branches off: that match is over, so whoever looks closely may foresee some of them.'
