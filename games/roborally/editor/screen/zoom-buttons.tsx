import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { Zoom } from './use-zoom.ts'
import css from './zoom-buttons.module.css'

export const ZoomButtons = ({ zoom }: { readonly zoom: Zoom }) => (
  <fieldset className={css.buttons}>
    <legend className="spoken">View</legend>
    <IconButton label="Closer (+)" icon={<Icon name="plus" />} onClick={zoom.closer} />
    <IconButton label="Farther (-)" icon={<Icon name="minus" />} onClick={zoom.farther} />
    <IconButton label="Show the whole course" icon={<Icon name="fit" />} onClick={zoom.fit} />
  </fieldset>
)
