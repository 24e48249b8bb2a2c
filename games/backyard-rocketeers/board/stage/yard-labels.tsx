import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { factsOf } from '../../rules/cards/catalogue.ts'
import { hidesParts } from '../../rules/in-play.ts'
import { partStrength } from '../../rules/rocket.ts'
import { launchFailsOn } from '../../rules/tiers.ts'
import { FULL, OPTIONAL_SLOTS, PART_KINDS, type PartKind, REQUIRED } from '../../rules/vocabulary.ts'
import { actionsOf } from '../model/choosing.ts'
import { cardExplained, FACE_DOWN, gaugeExplained, slotExplained } from '../model/explain.ts'
import { failsWords } from '../model/odds.ts'
import { drawnTier, partOf } from '../model/rocket.ts'
import { partsIn } from '../model/sets.ts'
import type { Picking } from '../model/use-picking.ts'
import { SlotLabel } from './slot-label.tsx'
import css from './yard-labels.module.css'
import { spotOf, type YardLayout } from './yard-layout.ts'

interface Props {
  readonly picking: Picking
  readonly yard: YardLayout
}

/** Short enough for a strip of tape. */
const SLOT_NAMES: Readonly<Record<PartKind, string>> = {
  fuselage: 'Fuselage',
  'nose-cone': 'Nose cone',
  'stabilizer-fins': 'Fins',
  thruster: 'Thruster',
  boosters: 'Boosters',
  staging: 'Staging',
  'anti-missile': 'Anti-missile',
  'anti-asteroid': 'Anti-asteroid',
}

const REQUIRED_ORDER: readonly PartKind[] = ['nose-cone', 'fuselage', 'stabilizer-fins', 'thruster']
const OPTIONAL: readonly PartKind[] = PART_KINDS.slice(REQUIRED)

/** Below this nobody can read what is written there; the drawing shows it, and it is still spoken. */
const LEAST_STEP = 15

/** What is in every slot, beside the rocket; parts that may be chosen are pressed here. */
export function YardLabels({ picking, yard }: Props) {
  const { front } = picking
  const slots = [...REQUIRED_ORDER, ...optionalKinds(picking)]
  const free = OPTIONAL_SLOTS - (slots.length - REQUIRED_ORDER.length)
  const places = slots.length + Math.max(0, free)
  const step = Math.min(52, (yard.labelsTo - 6) / Math.max(6, places))
  const yAt = (place: number) => 6 + step * place
  const isLow = step < LEAST_STEP
  return (
    <>
      <svg className={isLow ? 'spoken' : css.lines} viewBox={`0 0 ${yard.width} ${yard.height}`} aria-hidden="true">
        {slots.map((kind, place) => {
          const [x, y] = spotOf(yard, kind)
          return (
            <path
              key={kind}
              d={`M${x} ${y}L${yard.labelsAt - 14} ${yAt(place) + step / 2}H${yard.labelsAt}`}
              className={css.lead}
            />
          )
        })}
      </svg>
      <ul
        className={isLow ? 'spoken' : css.labels}
        style={isLow ? {} : { left: yard.labelsAt, top: 6 }}
        aria-label="Slots of the rocket"
        data-small={step < 35 || undefined}
      >
        {slots.map((kind) => (
          <li key={kind} style={{ height: step }}>
            <SlotLabel {...labelOf(picking, kind, !yard.isSmall)} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, free) }, (_, place) => (
          <li key={`free ${place === 0 ? 'one' : 'two'}`} style={{ height: step }}>
            <SlotLabel name="Free slot" note="boosters, staging, defence" about={slotExplained(false)} isEmpty />
          </li>
        ))}
      </ul>
      <p
        className={css.fuel}
        style={{ left: yard.isSmall ? 54 : 70, top: fuelY(yard, front.groundFuel) }}
        {...explainedStill(gaugeExplained('Fuel'))}
      >
        <b>{front.groundFuel}&nbsp;%</b>
        {front.groundFuel < FULL && !yard.isSmall && <span>launch at 100</span>}
      </p>
      <p
        className={css.strength}
        style={yard.isSmall ? { left: 48, translate: 'none' } : { left: yard.x }}
        {...explainedStill(gaugeExplained('Strength'))}
      >
        {strengthText(picking)}
      </p>
    </>
  )
}

const fuelY = ({ height, isSmall }: YardLayout, fuel: number): number => {
  const [top, bottom] = [isSmall ? 38 : 52, height - (isSmall ? 18 : 24)]
  return Math.min(bottom - 20, Math.max(top, bottom - ((bottom - top) * fuel) / FULL - 10))
}

/** Optional parts that are there, those that only their owner knows too. */
function optionalKinds({ front }: Picking): readonly PartKind[] {
  const hidden = front.faceDown.flatMap(({ card }) => {
    const kind = card === undefined ? undefined : PART_KINDS[factsOf(card).slot]
    return kind === undefined ? [] : [kind]
  })
  return OPTIONAL.filter((kind) => partOf(front, kind) !== null || hidden.includes(kind))
}

/** On a phone the prompt has buttons for thumbs; the tape is too narrow for them. */
function labelOf(picking: Picking, kind: PartKind, mayPress: boolean): Parameters<typeof SlotLabel>[0] {
  const { front, picked, table, press, me } = picking
  const part = partOf(front, kind)
  const may = mayPress && front.seat === me && partsIn(actionsOf(picked, table), 'own').includes(kind)
  const choose = may
    ? { isPicked: picked.marked.own.includes(kind), run: () => press({ kind: 'part', side: 'own', part: kind }) }
    : undefined
  if (part !== null)
    return {
      name: SLOT_NAMES[kind],
      note: noteOf(kind, part.tier),
      tier: drawnTier(part.tier),
      strength: partStrength(part),
      about: { ...cardExplained(part.card), heard: undefined },
      choose,
    }
  const isHidden = front.faceDown.some(({ card }) => card !== undefined && PART_KINDS[factsOf(card).slot] === kind)
  return isHidden
    ? { name: SLOT_NAMES[kind], note: 'face down, only you see it', about: FACE_DOWN, isHidden: true, choose }
    : { name: SLOT_NAMES[kind], note: 'needed to launch', about: slotExplained(true), isEmpty: true }
}

const TIER_NAMES = ['', 'Improvised', 'Second-hand', 'Cutting Edge'] as const

const noteOf = (kind: PartKind, tier: 0 | 1 | 2 | 3): string =>
  tier === 0
    ? 'not checked at launch'
    : `${TIER_NAMES[tier]}: ${failsWords(kind === 'stabilizer-fins' || kind === 'boosters' ? 'fail' : 'fails', launchFailsOn(tier))}`

/** "Strength 7, others see 6 + ?" */
function strengthText({ front, me }: Picking): string {
  const { strength, isStrengthOpen } = front.figures
  if (isStrengthOpen) return `Strength ${strength} + ?`
  if (hidesParts(front)) return `Strength ${strength}, hidden from the others`
  const open = front.rocket?.reduce((sum, part) => (part === null ? sum : sum + partStrength(part)), 0) ?? strength
  return front.seat === me && front.faceDown.length > 0
    ? `Strength ${strength}, others see ${open} + ?`
    : `Strength ${strength}`
}
