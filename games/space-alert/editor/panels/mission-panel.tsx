import { Field } from '@starboard/screen/pieces/field.tsx'
import { type Dispatch, memo, useCallback } from 'react'
import { sameProps } from '../../film/same-props.ts'
import type { Fault } from '../../rules/file/fault.ts'
import { shipOf } from '../../rules/file/fault.ts'
import type { Mission } from '../../rules/mission.ts'
import { SHIP_IDS, type ShipId, TRACKS, TRAJECTORIES, TURN_COUNTS } from '../../rules/vocabulary.ts'
import type { Measuring } from '../measure/use-difficulty.ts'
import { type Draft, faultsAt } from '../model/draft.ts'
import { type Edit, setShip, setTrack, setTurns, setWords } from '../model/edits.ts'
import type { SessionAction } from '../model/session.ts'
import { Choice } from './choice.tsx'
import { CrewSection } from './crew-section.tsx'
import { DifficultySection } from './difficulty-section.tsx'
import css from './panels.module.css'
import { RulesSection } from './rules-section.tsx'
import { StoresSection } from './stores-section.tsx'
import { ThreatSection } from './threat-section.tsx'
import { TileSection } from './tile-section.tsx'
import { TripSection } from './trip-section.tsx'

export interface SectionProps {
  readonly draft: Draft
  readonly faults: readonly Fault[]
  edit(edit: Edit, group?: string): void
}

interface MissionPanelProps {
  readonly draft: Draft
  /** The last one without faults: what bots would fly. */
  readonly mission: Mission
  readonly measuring: Measuring
  readonly faults: readonly Fault[]
  readonly dispatch: Dispatch<SessionAction>
}

/** Everything that is fixed before the first turn. */
export function MissionPanel({ draft, mission, measuring, faults, dispatch }: MissionPanelProps) {
  const edit = useCallback(
    (edit: Edit, group?: string) => dispatch({ kind: 'edit', edit, ...(group !== undefined && { group }) }),
    [dispatch],
  )
  const section: SectionProps = { draft: withoutPlans(draft), faults, edit }
  return (
    <div className={css.panel}>
      <Threats {...section} />
      <DifficultySection mission={mission} hasFaults={faults.length > 0} measuring={measuring} />
      <Flight {...section} />
      <Crew {...section} />
      <TripSection draft={draft} faults={faults} edit={edit} />
      <Rules {...section} />
      <Tiles {...section} />
      <Stores {...section} />
      <Words {...section} />
    </div>
  )
}

/** What most sections are about: to them a changed card is no change. */
const withoutPlans = (draft: Draft): Draft => ({ ...draft, crew: draft.crew.map(({ name }) => ({ name })) })

const SHIP_NAMES: Readonly<Record<ShipId, string>> = {
  classic: 'Sitting Duck, classic',
  manual: 'Sitting Duck, manual',
  duckling: 'Little Duckling',
}

function FlightSection({ draft, faults, edit }: SectionProps) {
  const { zones } = shipOf(draft)
  return (
    <section>
      <h3>Flight</h3>
      <div className={css.pair}>
        <Choice
          label="Ship"
          value={draft.ship ?? 'classic'}
          choices={SHIP_IDS.map((id) => ({ value: id, name: SHIP_NAMES[id] }))}
          faults={faultsAt(faults, 'ship')}
          onChange={(id) => edit(setShip(id))}
        />
        <Choice
          label="Turns"
          value={draft.turns}
          choices={TURN_COUNTS.map((count) => ({ value: count, name: `${count}` }))}
          faults={faultsAt(faults, 'turns')}
          onChange={(turns) => edit(setTurns(turns))}
        />
      </div>
      <div className={css.four}>
        {TRACKS.filter((track) => track === 'internal' || zones.includes(track)).map((track) => (
          <Choice
            key={track}
            label={`${track === 'internal' ? 'Inside' : track.slice(0, 1).toUpperCase() + track.slice(1)}`}
            value={draft.tracks[track] ?? 0}
            choices={TRAJECTORIES.map((number): { value: number; name: string } => ({
              value: number,
              name: `T${number}`,
            }))}
            faults={faultsAt(faults, `tracks.${track}`)}
            onChange={(number) => {
              const chosen = TRAJECTORIES.find((one) => one === number)
              if (chosen !== undefined) edit(setTrack(track, chosen))
            }}
          />
        ))}
      </div>
    </section>
  )
}

function WordsSection({ draft, edit }: SectionProps) {
  return (
    <section>
      <h3>Words</h3>
      <Field label="Name" value={draft.name ?? ''} onChange={(name) => edit(setWords({ name }), 'name')} />
      <Field
        label="What it is about"
        value={draft.about ?? ''}
        onChange={(about) => edit(setWords({ about }), 'about')}
      />
    </section>
  )
}

const Threats = memo(ThreatSection, sameProps)
const Flight = memo(FlightSection, sameProps)
const Crew = memo(CrewSection, sameProps)
const Rules = memo(RulesSection, sameProps)
const Tiles = memo(TileSection, sameProps)
const Stores = memo(StoresSection, sameProps)
const Words = memo(WordsSection, sameProps)
