import { cardOf, effectOf } from '../../rules/catalogue.ts'
import { isScout } from '../../rules/player.ts'
import { CardBack, PodStack } from '../art/index.ts'
import { heldCards } from '../model/hand.ts'
import { counted } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import { CardThumb } from '../stage/card-face.tsx'
import { scoutIn } from '../stage/words.ts'
import css from './own-piles.module.css'

/** Bank, draw pile and discard pile of the fleet in front. */
export const OwnPiles = ({ picking }: { readonly picking: Picking }) => (
  <div className={css.piles}>
    <Bank picking={picking} />
    <DrawPile picking={picking} />
    <DiscardPile picking={picking} />
  </div>
)

function Bank({ picking: { front, catalogue } }: { readonly picking: Picking }) {
  const { bank, hand = [] } = front
  const coming = hand.filter((card) => effectOf(catalogue, card).kind === 'currency').length
  return (
    <section
      className={css.bank}
      aria-label={`Bank: ${counted(bank.length, 'card')}${scoutIn(catalogue, bank)}`}
      data-spot={`bank-${front.seat}`}
    >
      <h3>
        Bank <b className={css.sum}>{bank.length}</b>
      </h3>
      <span className={css.pods}>
        <PodStack count={bank.length} hasScout={bank.some((card) => isScout(catalogue, card))} />
      </span>
      <small>{coming > 0 ? `+${coming} next turn` : bank.length === 0 ? 'empty' : 'worth 1 each'}</small>
    </section>
  )
}

function DrawPile({ picking: { front, mine, lookAt } }: { readonly picking: Picking }) {
  const isMine = mine !== null && front.seat === mine.seat
  const inside = (
    <>
      <span className={css.back}>
        <CardBack />
      </span>
      <span aria-hidden={isMine || undefined}>
        <b className={css.figure}>{front.drawSize}</b> draw pile
      </span>
    </>
  )
  if (!isMine)
    return (
      <div className={css.pile} data-spot={`draw-${front.seat}`}>
        {inside}
      </div>
    )
  return (
    <button type="button" className={css.pile} data-spot={`draw-${front.seat}`} onClick={() => lookAt('draw')}>
      <span className="spoken">{`Your draw pile, ${counted(front.drawSize, 'card')}: see what is in it`}</span>
      {inside}
    </button>
  )
}

const FANNED = 3

function DiscardPile({ picking: { front, mine, name, catalogue, lookAt } }: { readonly picking: Picking }) {
  const { discard, seat } = front
  const whose = mine !== null && seat === mine.seat ? 'Your' : `${name(seat)}’s`
  const top = discard.at(-1)
  return (
    <button
      type="button"
      className={css.discard}
      data-spot={`discard-${seat}`}
      onClick={() => lookAt({ discardOf: seat })}
    >
      <span className="spoken">{`${whose} discard pile, ${counted(discard.length, 'card')}${top === undefined ? '' : `, ${cardOf(catalogue, top).name} on top`}: look through it`}</span>
      <span className={css.fan}>
        {discard.length === 0 && <span className={css.nothing} />}
        {heldCards(discard)
          .slice(-FANNED)
          .map(({ card, key }) => (
            <span key={key} className={css.fanned}>
              <CardThumb card={cardOf(catalogue, card)} />
            </span>
          ))}
      </span>
      <span aria-hidden="true">
        <b className={css.figure}>{discard.length}</b> discard
      </span>
    </button>
  )
}
