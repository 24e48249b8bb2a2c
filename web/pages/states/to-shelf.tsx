import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'

export const ToShelf = ({ look = 'primary' }: { readonly look?: 'primary' | 'quiet' }) => (
  <LinkButton href="/" look={look} size="large">
    To the shelf
  </LinkButton>
)
