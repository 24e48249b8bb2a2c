import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { cardOf, effectOf } from '../../rules/catalogue.ts'
import { isScout } from '../../rules/player.ts'
import { CardBack, PodStack } from '../art/index.ts'
import { bankExplained, DRAW_PILE, pileExplained } from '../model/explain.ts'
import { heldCards } from '../model/hand.ts'
import { counted } from '../model/people.ts'
import { contentsOf } from '../model/piles.ts'
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
      {...explainedStill(bankExplained(front))}
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

function DrawPile({ picking }: { readonly picking: Picking }) {
  const { front, mine, lookAt } = picking
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
      <div
        className={css.pile}
        data-spot={`draw-${front.seat}`}
        {...explainedStill({ ...DRAW_PILE, label: `Draw pile ${front.drawSize}` })}
      >
        {inside}
      </div>
    )
  return (
    <button
      type="button"
      className={css.pile}
      data-spot={`draw-${front.seat}`}
      onClick={() => lookAt('draw')}
      {...explained(pileExplained(contentsOf(picking, 'draw'), 'SG-2.3'))}
    >
      <span className="spoken">{`Your draw pile, ${counted(front.drawSize, 'card')}: see what is in it`}</span>
      {inside}
    </button>
  )
}

const FANNED = 3

function DiscardPile({ picking }: { readonly picking: Picking }) {
  const { front, mine, name, catalogue, lookAt } = picking
  const { discard, seat } = front
  const whose = mine !== null && seat === mine.seat ? 'Your' : `${name(seat)}’s`
  const top = discard.at(-1)
  return (
    <button
      type="button"
      className={css.discard}
      data-spot={`discard-${seat}`}
      onClick={() => lookAt({ discardOf: seat })}
      {...explained(pileExplained(contentsOf(picking, { discardOf: seat }), 'SG-2.3'))}
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
