import type { Card, DeckName } from '../../rules/cards.ts'
import { factsOf } from '../../rules/cards.ts'
import type { Stroke } from './card-strokes.ts'
import styles from './cards.module.css'
import * as economic from './cards-economic.paths.ts'
import * as engineering from './cards-engineering.paths.ts'
import * as espionage from './cards-espionage.paths.ts'
import { INK } from './palette.ts'
import { DeckMark } from './symbols.tsx'

const ART: Readonly<Record<Card, readonly Stroke[]>> = {
  'mass-production': engineering.massProduction,
  'flight-adjustment': engineering.flightAdjustment,
  'warhead-upgrade': engineering.warheadUpgrade,
  'guidance-system-upgrade': engineering.guidanceSystemUpgrade,
  'streamlined-assembly': engineering.streamlinedAssembly,
  'comet-analysis': engineering.cometAnalysis,
  'rocket-calibration': engineering.rocketCalibration,
  'covert-rocket-strike': espionage.covertRocketStrike,
  embargo: espionage.embargo,
  'espionage-agent': espionage.espionageAgent,
  'diplomatic-pressure': espionage.diplomaticPressure,
  'resource-seizure': espionage.resourceSeizure,
  'sabotage-construction': espionage.sabotageConstruction,
  'regulatory-review': espionage.regulatoryReview,
  'international-grant': economic.internationalGrant,
  'funding-pressure': economic.fundingPressure,
  'increase-income': economic.increaseIncome,
  'rocket-salvage': economic.rocketSalvage,
  'emergency-funding': economic.emergencyFunding,
  'public-donation-drive': economic.publicDonationDrive,
  'program-prestige': economic.programPrestige,
}

/** A stroke may be drawn twice, for what lies between. */
const keyed = (strokes: readonly Stroke[]) => strokes.map((stroke, place) => [`${place}`, stroke] as const)

/** The picture on a card, 112 by 54, filling its box. */
export const CardArt = ({ card }: { readonly card: Card }) => (
  <svg
    className={styles.art}
    data-deck={factsOf(card).deck}
    viewBox="0 0 112 54"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {keyed(ART[card]).map(([key, [ink, d]]) => (
      <path key={key} className={styles[ink]} d={d} />
    ))}
  </svg>
)

/** The back of a deck, 60 by 78; `isStack` shows the cards beneath the top one. */
export const DeckBack = ({ deck, isStack = true }: { readonly deck: DeckName; readonly isStack?: boolean }) => (
  <svg className={styles.back} data-deck={deck} viewBox="0 0 60 78" aria-hidden="true">
    {isStack && (
      <>
        <rect x={5} y={7} width={53} height={70} rx={6} fill={INK.line} />
        <rect x={3.5} y={4.5} width={53} height={70} rx={6} fill={INK.paperShade} stroke={INK.line} />
      </>
    )}
    <rect x={2} y={2} width={53} height={70} rx={6} className={styles.fill} stroke={INK.line} strokeWidth={1.5} />
    <rect x={6} y={6} width={45} height={62} rx={4} fill="none" stroke={INK.paper} strokeOpacity={0.55} />
    <path d="M6 22H51M6 52H51" stroke={INK.paper} strokeOpacity={0.25} />
    <circle cx={28.5} cy={37} r={15.5} fill={INK.paper} fillOpacity={0.14} />
    <g transform="translate(16.5 25) scale(1.2)" color={INK.paper}>
      <DeckMark deck={deck} />
    </g>
  </svg>
)
