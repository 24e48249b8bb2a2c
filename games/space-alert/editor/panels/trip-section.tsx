import { Button } from '@starboard/screen/pieces/button.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { actionWords } from '../../film/model/action-words.ts'
import { placeKey } from '../../film/place-key.ts'
import { faultsAt } from '../model/draft.ts'
import { addTrip, freeTrip, removeTrip, setTrip } from '../model/trip-edits.ts'
import { actionsOf } from '../parts/palette.tsx'
import { Choice, Faults } from './choice.tsx'
import type { SectionProps } from './mission-panel.tsx'
import css from './panels.module.css'

/** SA-4.13: who turned a card to its other half at the last moment, and to which. */
export function TripSection({ draft, faults, edit }: SectionProps) {
  const { trips = [], crew } = draft
  const free = freeTrip(draft)
  return (
    <section>
      <h3>Trips</h3>
      <p className={css.note}>A card played with its other half. The next one comes a turn later.</p>
      <ul className={css.trips}>
        {trips.map(({ name, turn, action }, place) => (
          <li key={placeKey(place)}>
            <Choice
              label={`Who trips, ${place + 1}`}
              hasHiddenLabel
              value={name}
              choices={crew.map((member) => ({ value: member.name, name: member.name }))}
              onChange={(value) => edit(setTrip(place, { name: value }))}
            />
            <Choice
              label={`In turn, ${place + 1}`}
              hasHiddenLabel
              value={turn}
              choices={Array.from({ length: draft.turns }, (_, index) => ({ value: index + 1, name: `${index + 1}` }))}
              onChange={(value) => edit(setTrip(place, { turn: value }))}
            />
            <Choice
              label={`What is played instead, ${place + 1}`}
              hasHiddenLabel
              value={action}
              choices={actionsOf(draft).map((value) => ({ value, name: actionWords(value) }))}
              onChange={(value) => edit(setTrip(place, { action: value }))}
            />
            <IconButton
              label={`Remove the trip of ${name} in turn ${turn}`}
              icon={<Icon name="close" />}
              onClick={() => edit(removeTrip(place))}
            />
            <Faults faults={faultsAt(faults, `trips[${place}]`)} />
          </li>
        ))}
      </ul>
      {free !== null && (
        <Button look="quiet" icon={<Icon name="plus" />} onClick={() => edit(addTrip)}>
          Add a trip
        </Button>
      )}
    </section>
  )
}
