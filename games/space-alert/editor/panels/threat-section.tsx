import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { ThreatDrawing } from '../../art/index.ts'
import { placeKey } from '../../film/place-key.ts'
import { shipOf } from '../../rules/file/fault.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import {
  EXTERNAL_COMMON,
  EXTERNAL_SERIOUS,
  INTERNAL_COMMON,
  INTERNAL_SERIOUS,
  MARKS,
  THREAT_IDS,
  type ThreatId,
} from '../../rules/vocabulary.ts'
import { effectsInWords } from '../../rules/words/effects.ts'
import { faultsAt } from '../model/draft.ts'
import { addThreat, removeThreat, setThreat, setThreatTurn, setThreatZone } from '../model/edits.ts'
import { Choice, Faults } from './choice.tsx'
import type { SectionProps } from './mission-panel.tsx'
import css from './panels.module.css'

/** Who comes, when and where. */
export function ThreatSection({ draft, faults, edit }: SectionProps) {
  const { threats = [] } = draft
  return (
    <section>
      <h3>Threats</h3>
      <ul className={css.threats}>
        {threats.map((_, place) => (
          <Threat key={placeKey(place)} draft={draft} faults={faults} edit={edit} place={place} />
        ))}
      </ul>
      {threats.length === 0 && <p className={css.note}>Nobody comes yet.</p>}
      <CardSelect label="Add a threat" value="" empty="Add a threat…" onChange={(id) => edit(addThreat(id))} />
    </section>
  )
}

function Threat({ draft, faults, edit, place }: SectionProps & { readonly place: number }) {
  const threat = draft.threats?.[place]
  if (threat === undefined) return null
  const { id, turn, zone } = threat
  const path = `threats[${place}]`
  const turns = Array.from({ length: Math.max(draft.turns, turn) }, (_, index) => index + 1)
  const { kind, name, hp, speed, points } = THREAT_CARDS[id]
  return (
    <li>
      <ThreatDrawing id={id} size={44} />
      <div className={css.threat}>
        <CardSelect label={`Threat ${place + 1}`} value={id} onChange={(next) => edit(setThreat(place, next))} />
        <div className={css.row}>
          <Choice
            label={`Turn of ${name}`}
            hasHiddenLabel
            value={turn}
            choices={turns.map((value) => ({ value, name: `T+${value}` }))}
            faults={faultsAt(faults, `${path}.turn`)}
            onChange={(value) => edit(setThreatTurn(place, value))}
          />
          {kind === 'external' && (
            <Choice
              label={`Zone of ${name}`}
              hasHiddenLabel
              value={zone ?? 'red'}
              choices={zonesFor(shipOf(draft).zones, zone ?? 'red').map((value) => ({ value, name: value }))}
              faults={faultsAt(faults, `${path}.zone`)}
              onChange={(value) => edit(setThreatZone(place, value))}
            />
          )}
          <IconButton label={`Remove ${name}`} icon={<Icon name="close" />} onClick={() => edit(removeThreat(place))} />
        </div>
        <p className={css.note}>
          {hp} hit points, speed {speed}, {points.survived}/{points.destroyed} points
        </p>
        <Deeds id={id} />
        <Faults faults={faultsAt(faults, `${path}.id`)} />
      </div>
    </li>
  )
}

/** What it does where it crosses a mark, as its card says it. */
function Deeds({ id }: { readonly id: ThreatId }) {
  return (
    <details className={css.deeds}>
      <summary>what it does</summary>
      <dl>
        {MARKS.map((mark) => (
          <div key={mark} data-mark={mark}>
            <dt>{mark.toUpperCase()}</dt>
            <dd>{effectsInWords(THREAT_CARDS[id].actions[mark])}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The ship's zones, and one that is set although the ship does not have it. */
const zonesFor = <Z,>(zones: readonly Z[], set: Z): readonly Z[] => (zones.includes(set) ? zones : [...zones, set])

const DECKS: readonly { readonly name: string; readonly ids: readonly ThreatId[] }[] = [
  { name: 'Outside, common', ids: EXTERNAL_COMMON },
  { name: 'Outside, serious', ids: EXTERNAL_SERIOUS },
  { name: 'Inside, common', ids: INTERNAL_COMMON },
  { name: 'Inside, serious', ids: INTERNAL_SERIOUS },
]

interface CardSelectProps {
  readonly label: string
  readonly value: ThreatId | ''
  readonly empty?: string
  onChange(id: ThreatId): void
}

/** All 55 cards by their decks. */
function CardSelect({ label, value, empty, onChange }: CardSelectProps) {
  return (
    <select
      className={css.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const id = THREAT_IDS.find((one) => one === target.value)
        if (id !== undefined) onChange(id)
      }}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {DECKS.map(({ name, ids }) => (
        <optgroup key={name} label={name}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {THREAT_CARDS[id].name} ({id})
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
