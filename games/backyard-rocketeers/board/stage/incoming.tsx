import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { CardFace } from '../card/card-face.tsx'
import { printedCard } from '../card/printed.ts'
import { cardExplained } from '../model/explain.ts'
import { listed } from '../model/people.ts'
import { threatIn } from '../model/threat.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './incoming.module.css'

/** The attack that waits for an answer, for everybody to see: what it is, who sent it, and at whom. */
export function Incoming({ picking }: { readonly picking: Picking }) {
  const threat = threatIn(picking)
  if (threat === null || picking.beat !== null) return null
  const { card, by, shares } = threat.play
  return (
    <figure className={css.incoming} aria-label="The attack" {...explainedStill(cardExplained(card))}>
      <span className={css.card}>
        <CardFace card={printedCard(card)} />
      </span>
      <figcaption>
        <span>
          <SeatShape seat={by} size={13} /> {picking.name(by)}
        </span>
        <span>at {listed(shares.map(({ seat }) => (seat === picking.me ? 'you' : picking.name(seat))))}</span>
      </figcaption>
    </figure>
  )
}
