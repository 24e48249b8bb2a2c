import { seatsOf, type Viewer } from '@starboard/kernel'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { ReactNode } from 'react'
import css from './viewpoint-switch.module.css'

interface ViewpointSwitchProps {
  readonly viewer: Viewer
  readonly names: readonly string[]
  look(viewer: Viewer): void
}

/** With more seats than this the words make room for the shapes. */
const MOST_WITH_WORDS = 4

/** Through whose eyes: everything, what one seat knew, or what a spectator saw. */
export function ViewpointSwitch({ viewer, names, look }: ViewpointSwitchProps) {
  const choice = (to: Viewer, label: string, face: ReactNode) => (
    <button
      key={to}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={viewer === to}
      onClick={() => look(to)}
    >
      {face}
    </button>
  )
  return (
    <fieldset className={css.switch} data-many={names.length > MOST_WITH_WORDS}>
      <legend className="spoken">Seen by</legend>
      {choice(
        'everything',
        'Everything: all hands and decks are open',
        <>
          <Icon name="eye" size={16} />
          <span>Everything</span>
        </>,
      )}
      {seatsOf(names.length).map((seat) => choice(seat, `As ${names[seat]} saw it`, <SeatShape seat={seat} />))}
      {choice(
        'spectator',
        'As a spectator saw it',
        <>
          <Icon name="people" size={16} />
          <span>Spectator</span>
        </>,
      )}
    </fieldset>
  )
}
