import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { Fault } from '../../rules/file/fault.ts'
import { faultText } from '../model/draft.ts'
import css from './parts.module.css'

/** Why the film does not show the last change. */
export function FaultNote({ faults, undo }: { readonly faults: readonly Fault[]; undo(): void }) {
  const [first] = faults
  if (first === undefined) return null
  return (
    <div className={css.trouble} role="alert">
      <Icon name="warning" />
      <p>
        <b>This cannot be flown.</b> {faultText(first)}
        {faults.length > 1 && ` And ${faults.length - 1} more.`} The film shows the mission as it was before.
      </p>
      <Button look="quiet" onClick={undo}>
        Undo
      </Button>
    </div>
  )
}
