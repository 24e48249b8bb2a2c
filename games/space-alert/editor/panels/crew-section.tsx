import { Button } from '@starboard/screen/pieces/button.tsx'
import { Field } from '@starboard/screen/pieces/field.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { placeKey } from '../../film/place-key.ts'
import { shipOf } from '../../rules/file/fault.ts'
import { faultsAt } from '../model/draft.ts'
import { addCrew, removeCrew, renameCrew } from '../model/edits.ts'
import { Faults } from './choice.tsx'
import type { SectionProps } from './mission-panel.tsx'
import css from './panels.module.css'

/** Who is aboard, in acting order. */
export function CrewSection({ draft, faults, edit }: SectionProps) {
  const { crew } = draft
  const { maxCrew } = shipOf(draft)
  return (
    <section>
      <h3>Crew, captain first</h3>
      <ul className={css.crew}>
        {crew.map(({ name }, place) => (
          <li key={placeKey(place)}>
            <SeatShape seat={place} size={16} />
            <Field
              label={`Name of crew member ${place + 1}`}
              hasHiddenLabel
              value={name}
              maxLength={24}
              error={faultsAt(faults, `crew[${place}].name`)[0]?.text ?? null}
              onChange={(next) => edit(renameCrew(place, next), `crew ${place}`)}
            />
            <IconButton
              label={`Remove ${name}`}
              icon={<Icon name="close" />}
              disabled={crew.length === 1}
              onClick={() => edit(removeCrew(place))}
            />
          </li>
        ))}
      </ul>
      <Faults faults={faults.filter(({ path }) => path === 'crew')} />
      {crew.length < maxCrew && (
        <Button look="quiet" icon={<Icon name="plus" />} onClick={() => edit(addCrew)}>
          One more
        </Button>
      )}
    </section>
  )
}
