import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { NotFoundScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import { StatePage } from './state-page.tsx'

export function NotFoundPage() {
  return (
    <StatePage
      scene={<NotFoundScene />}
      title="There is nothing at this address."
      buttons={
        <LinkButton href="/" look="primary" size="large">
          To the shelf
        </LinkButton>
      }
    >
      Perhaps a letter is missing. Table links look like <b>/t/KFQ7M3TXWA</b>; the code alone can be typed on the shelf.
    </StatePage>
  )
}
