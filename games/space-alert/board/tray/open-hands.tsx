import { type Seat, seatsOf } from '@starboard/kernel'
import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { actionExplained } from '../../film/explain.ts'
import { type Card, HALVES } from '../../rules/deal/card.ts'
import { halfWords } from '../model/half-words.ts'
import { firstOwner } from '../model/owners.ts'
import { actionOf } from '../model/slots.ts'
import type { Planning } from '../model/use-planning.ts'
import { HalfFace } from './half-face.tsx'
import css from './open-hands.module.css'

interface OpenHand {
  readonly seat: Seat
  readonly cards: readonly Card[]
}

/** In a replay there is no tray: whoever looks over a shoulder, or at everything, sees those hands below the ship. */
export const openHands = ({ board: { view, me } }: Planning): readonly OpenHand[] =>
  me !== null
    ? []
    : seatsOf(view.crew.length).flatMap((seat) => {
        const own = view.crew[seat]?.own
        return own === undefined ? [] : [{ seat, cards: own.hand }]
      })

interface OpenHandsProps {
  readonly hands: readonly OpenHand[]
  readonly nameOf: Planning['nameOf']
}

export const OpenHands = ({ hands, nameOf }: OpenHandsProps) => (
  // What scrolls must be reachable without a mouse.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  <section className={css.hands} aria-label="Hands" data-many={hands.length > 1 || undefined} tabIndex={0}>
    {hands.map(({ seat, cards }) => (
      <div key={seat} className={css.hand}>
        <h3>
          <SeatShape seat={seat} size={13} /> {nameOf(seat)}
        </h3>
        <ul aria-label={`Hand of ${nameOf(seat)}`}>
          {cards.length === 0 && <li className={css.none}>no cards</li>}
          {cards.map((card) => (
            <OpenCard key={card.id} card={card} holder={seat} nameOf={nameOf} />
          ))}
        </ul>
      </div>
    ))}
  </section>
)

interface OpenCardProps {
  readonly card: Card
  readonly holder: Seat
  readonly nameOf: Planning['nameOf']
}

/** SA-1.13: a gift says from whom it came. */
function OpenCard({ card, holder, nameOf }: OpenCardProps) {
  const giver = firstOwner(card)
  const gift = giver === holder ? '' : `, from ${nameOf(giver)}`
  return (
    <li
      className={css.card}
      data-heroic={card.face.isHeroic || undefined}
      {...explainedStill({ text: HALVES.map((half) => actionExplained(actionOf(card, half)).text).join('\n') })}
    >
      <span className="spoken">
        {HALVES.map((half) => halfWords(actionOf(card, half))).join(' or ')}
        {gift}
      </span>
      {HALVES.map((half) => (
        <span key={half} className={css.half} data-half={half} aria-hidden="true">
          <HalfFace action={actionOf(card, half)} />
        </span>
      ))}
      {gift !== '' && (
        <span className={css.gift} aria-hidden="true">
          <SeatShape seat={giver} size={11} />
        </span>
      )}
    </li>
  )
}
