import { memo, type ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { CardGround } from './grounds.tsx'
import { type DesignId, PICTURES } from './pictures.ts'

/** The picture on a card, 96 by 60: nothing of it is cut off in any box, its ground fills the rest. */
export const CardArt = memo(({ card }: { readonly card: DesignId }): ReactElement => {
  const { ground, marks } = PICTURES[card]
  return (
    <svg viewBox="0 0 96 60" width="100%" height="100%" aria-hidden="true">
      <CardGround ground={ground} />
      <Drawing marks={marks} />
    </svg>
  )
})
CardArt.displayName = 'CardArt'
