import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { Trouble } from '../editor.tsx'
import css from './parts.module.css'

/** Why something was not opened; what lies on the desk stays. */
export function TroubleNote({ trouble: { what, text }, close }: { readonly trouble: Trouble; close(): void }) {
  return (
    <div className={css.trouble} role="alert">
      <Icon name="warning" />
      <p>
        <b>{what} was not opened.</b> {text} Nothing has changed here.
      </p>
      <IconButton label="Close" icon={<Icon name="close" />} onClick={close} />
    </div>
  )
}
