import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { useState } from 'react'
import { ActionCard, SlotCard } from '../../film/action-card.tsx'
import { actionWords } from '../../film/model/action-words.ts'
import type { PickedCell } from '../../film/plan/plan-cell.tsx'
import { shipOf } from '../../rules/file/fault.ts'
import { type Action, PLAIN_ACTIONS, type Slot, STATIONS } from '../../rules/vocabulary.ts'
import type { Draft } from '../model/draft.ts'
import css from './parts.module.css'

interface PaletteProps {
  readonly draft: Draft
  readonly picked: PickedCell | null
  readonly fault: string | null
  /** A delay has put something else there by now. */
  readonly isMoved: boolean
  place(cell: PickedCell, slot: Slot): void
  close(): void
}

/** What the picked slot may hold. */
export function Palette({ picked, ...props }: PaletteProps) {
  return picked === null ? null : <Cards key={`${picked.crew} ${picked.turn}`} {...props} picked={picked} />
}

type CardsProps = Omit<PaletteProps, 'picked'> & { readonly picked: PickedCell }

function Cards({ draft, picked, fault, isMoved, place, close }: CardsProps) {
  const member = draft.crew[picked.crew]
  const slot: Slot = member?.actions?.[picked.turn - 1] ?? null
  const [isSecond, setSecond] = useState(false)
  const mayDouble = (draft.rules?.doubleActions ?? 'none') !== 'none' || Array.isArray(slot)
  const [upper, lower] = typeof slot === 'string' ? [slot, null] : (slot ?? [null, null])
  const chosen = isSecond ? lower : upper
  const put = (action: Action) => {
    if (isSecond) return place(picked, upper === null ? action : [upper, action])
    place(picked, lower === null ? action : [action, lower])
  }
  return (
    <fieldset className={css.palette}>
      <legend className="spoken">{`Card of ${member?.name}, turn ${picked.turn}`}</legend>
      <p>
        <b>{member?.name}</b>, turn {picked.turn}
        {isMoved && <small>as planned, before delays</small>}
      </p>
      {mayDouble && (
        <Segmented
          label="Which card"
          hasHiddenLabel
          value={isSecond ? 2 : 1}
          choices={[
            { value: 1, name: 'First' },
            { value: 2, name: 'Second' },
          ]}
          onChange={(part) => setSecond(part === 2)}
        />
      )}
      <div className={css.cards}>
        {actionsOf(draft).map((action) => (
          <button
            key={action}
            type="button"
            aria-pressed={chosen === action}
            aria-label={actionWords(action)}
            title={actionWords(action)}
            onClick={() => put(action)}
          >
            <ActionCard action={action} />
          </button>
        ))}
        <button
          type="button"
          aria-pressed={slot === null}
          aria-label="nothing"
          title="nothing"
          onClick={() => place(picked, isSecond ? upper : lower)}
        >
          <SlotCard slot={null} />
        </button>
      </div>
      {fault !== null && <p className={css.wrong}>{fault}</p>}
      <IconButton label="Done (Esc)" icon={<Icon name="close" />} onClick={close} />
    </fieldset>
  )
}

/** All cards of this ship: nobody goes to a station that it does not have. */
export const actionsOf = (draft: Draft): readonly Action[] => [
  ...PLAIN_ACTIONS,
  ...STATIONS.filter((station) => shipOf(draft).stations[station] !== undefined).map(
    (station): Action => `go:${station}`,
  ),
]
