import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { PART_NAMES } from '../../rules/names.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { PART_KINDS, type PartKind, REQUIRED } from '../../rules/vocabulary.ts'
import { SlotMark } from '../art/index.ts'
import { cardExplained, gaugeExplained, slotExplained } from '../model/explain.ts'
import { drawnTier, partOf, SLOT_MARKS } from '../model/rocket.ts'
import css from './seats.module.css'

const ORDER: readonly PartKind[] = [
  'nose-cone',
  'fuselage',
  'stabilizer-fins',
  'thruster',
  ...PART_KINDS.slice(REQUIRED),
]

/** The parts of a rocket in signs, and its strength as far as one sees it. */
export function SlotRow({ player }: { readonly player: SeenPlayer }) {
  const { rocket, parts, pad, level, figures, original } = player
  return (
    <div className={css.slots}>
      {rocket === undefined ? (
        <span className={css.tarp}>{parts === 1 ? '1 part' : `${parts} parts`} under the tarp</span>
      ) : pad === null && level === 1 ? (
        <span className={css.noPad}>no Launch Pad yet</span>
      ) : (
        ORDER.map((kind) => <Slot key={kind} player={player} kind={kind} />)
      )}
      <span className={css.strength} {...explainedStill(gaugeExplained('Strength'))}>
        <svg viewBox="0 0 14 16" width={12} height={14} aria-hidden="true">
          <path d="M0 0h14v9q0 4.500-7 7q-7-2.500-7-7Z" fill="currentColor" />
        </svg>
        <span className="spoken">strength </span>
        {level === 1 ? `${figures.strength}${figures.isStrengthOpen ? '+?' : ''}` : original}
      </span>
    </div>
  )
}

/** Optional slots are shown once there is something in them. */
function Slot({ player, kind }: { readonly player: SeenPlayer; readonly kind: PartKind }) {
  const part = partOf(player, kind)
  if (part === null && PART_KINDS.indexOf(kind) >= REQUIRED) return null
  const tier = drawnTier(part?.tier)
  return (
    <span
      className={css.slot}
      data-empty={part === null || undefined}
      {...explainedStill(
        part === null
          ? { name: PART_NAMES[kind], ...slotExplained(true) }
          : { ...cardExplained(part.card), heard: undefined },
      )}
    >
      <SlotMark kind={SLOT_MARKS[kind]} tier={tier} isEmpty={part === null} size={14} />
      <span className="spoken">
        {PART_NAMES[kind]} {part === null ? 'missing' : tier === undefined ? '' : `tier ${tier}`},
      </span>
    </span>
  )
}
