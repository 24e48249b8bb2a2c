import type { ReactNode } from 'react'
import type { Card } from '../../rules/cards.ts'
import type { Effect } from '../../rules/effects.ts'
import { Burst, CardArt, KindIcon } from '../art/index.ts'
import css from './card-face.module.css'

interface Props {
  readonly card: Card
  /** It costs more than one has: its price is printed pale. */
  readonly isDear?: boolean
  /** A word on the picture: "1 short". */
  readonly note?: ReactNode
  /** The line that says when it is played and where it goes. */
  readonly hasFoot?: boolean
}

/** A card, filling its box: kind, name, picture, price, what it does. */
export const CardFace = ({ card, isDear = false, note = null, hasFoot = false }: Props) => (
  <span className={css.face} data-kind={card.effect.kind}>
    <span className={css.head}>
      <span className={css.kind}>
        <KindIcon kind={card.effect.kind} />
      </span>
      <span className={css.name} data-length={lengthOf(card.name)}>
        {card.name}
      </span>
    </span>
    <span className={css.art}>
      <CardArt card={card.id} effect={card.effect} />
      {card.cost !== null && <Price cost={card.cost} isDear={isDear} />}
      {note !== null && <span className={css.note}>{note}</span>}
    </span>
    <span className={css.text}>{card.text}</span>
    {hasFoot && <Foot card={card} />}
  </span>
)

/** Long names are set smaller, so that they stay on their line. */
const lengthOf = ({ length }: string): 'short' | 'long' | 'longest' =>
  length <= 14 ? 'short' : length <= 17 ? 'long' : 'longest'

const Price = ({ cost, isDear }: { readonly cost: number; readonly isDear: boolean }) => (
  <span className={css.price} data-dear={isDear || undefined}>
    <Burst />
    <b>{cost}</b>
  </span>
)

function Foot({ card }: { readonly card: Card }) {
  const { when, after } = timingOf(card)
  return (
    <span className={css.foot}>
      <span>{when}</span>
      <span>{after}</span>
    </span>
  )
}

/** The picture of a card in a frame of its kind's colour, for a pile or a line of text. */
export const CardThumb = ({ card }: { readonly card: Card }) => (
  <span className={css.thumb} data-kind={card.effect.kind} title={card.name}>
    <CardArt card={card.id} effect={card.effect} />
  </span>
)

interface Timing {
  readonly when: string
  readonly after: string
}

/** When a card is played, and where it goes afterwards. */
export const timingOf = ({ effect }: Pick<Card, 'effect'>): Timing => timings[effect.kind](effect)

type Timings = { readonly [K in Effect['kind']]: (effect: Effect) => Timing }

const ACTION_THEN_DISCARD: Timing = { when: 'Action', after: 'then discard' }

const timings: Timings = {
  currency: () => ({ when: 'By itself', after: 'to bank' }),
  debris: () => ({ when: 'By itself', after: 'then discard' }),
  rocket: () => ACTION_THEN_DISCARD,
  shield: (effect) =>
    effect.kind === 'shield' && effect.strength === 0
      ? { when: 'Reaction', after: 'then trash' }
      : { when: 'Action', after: 'stays' },
  special: (effect) => (effect.kind === 'special' ? specialTiming(effect.does) : ACTION_THEN_DISCARD),
}

/** SG-3.4, 6.1: two specials leave the game with their use. */
function specialTiming(does: Extract<Effect, { kind: 'special' }>['does']): Timing {
  if (does === 'shuttle') return { when: 'When bought', after: 'then trash' }
  return does === 'warp' ? { when: 'Action', after: 'then trash' } : ACTION_THEN_DISCARD
}
