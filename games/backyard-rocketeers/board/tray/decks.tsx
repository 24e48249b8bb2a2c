import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { type CardId, nameOf } from '../../rules/cards/catalogue.ts'
import { allCards } from '../../rules/decks.ts'
import type { View } from '../../rules/view.ts'
import { LEVELS, type Level } from '../../rules/vocabulary.ts'
import { CardBack } from '../card/card-back.tsx'
import { CardFace } from '../card/card-face.tsx'
import { printedCard } from '../card/printed.ts'
import { counted } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './decks.module.css'

/** Looks through the three decks: what there is, and what of it has been discarded. */
export const DecksDialog = ({ picking }: { readonly picking: Picking }) => (
  <Dialog title="Decks and discards" size="wide" isOpen={picking.isBrowsing} close={() => picking.setBrowsing(false)}>
    <Decks view={picking.view} />
  </Dialog>
)

const NAMES: Readonly<Record<Level, string>> = { 1: 'Earth', 2: 'Space', 3: 'Mars' }

export const Decks = ({ view }: { readonly view: View }) => (
  <div className={css.decks}>
    {LEVELS.map((level) => (
      <Deck key={level} view={view} level={level} />
    ))}
  </div>
)

function Deck({ view, level }: { readonly view: View; readonly level: Level }) {
  const pile = view.piles[level - 1]
  const box = allCards(view.players.length, view.options)[level - 1] ?? []
  const discard = pile?.discard ?? []
  return (
    <section className={css.deck} aria-label={`${NAMES[level]} deck`}>
      <header>
        <span className={css.back}>
          <CardBack level={level} />
        </span>
        <h3>{NAMES[level]}</h3>
        <p>
          {counted(pile?.size ?? 0, 'card')} to draw, {discard.length} discarded
        </p>
      </header>
      <ul>
        {[...new Set(box)].map((card) => (
          <Row key={card} card={card} all={countOf(box, card)} gone={countOf(discard, card)} />
        ))}
      </ul>
    </section>
  )
}

const countOf = (cards: readonly CardId[], card: CardId): number => cards.filter((one) => one === card).length

interface RowProps {
  readonly card: CardId
  readonly all: number
  readonly gone: number
}

const Row = ({ card, all, gone }: RowProps) => (
  <li className={css.row} data-gone={gone > 0 || undefined}>
    <span className={css.face} aria-hidden="true">
      <CardFace card={printedCard(card)} size="tiny" />
    </span>
    <span className={css.name}>{nameOf(card)}</span>
    <span className={css.count}>
      {gone > 0 && <b>{gone} discarded</b>} of {all}
    </span>
  </li>
)
