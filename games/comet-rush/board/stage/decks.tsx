import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE, useRoving } from '@starboard/screen/pieces/roving.ts'
import { useState } from 'react'
import { DECKS, type DeckName } from '../../rules/cards.ts'
import { DeckBack } from '../art/cards.tsx'
import { DECK_NAMES, deckExplained, usedExplained } from '../model/explain.ts'
import { sortedHand } from '../model/hand.ts'
import { counted } from '../model/people.ts'
import { deckVerb } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import { CardFace } from '../tray/card-face.tsx'
import css from './decks.module.css'

/** The three decks: drawn from when they glow; their discard piles can always be looked through. */
export function Decks({ picking }: { readonly picking: Picking }) {
  const [opened, setOpened] = useState<DeckName | null>(null)
  const roving = useRoving<HTMLElement>()
  const isOffered = DECKS.some((deck) => deckVerb(picking, deck) !== null)
  return (
    <>
      <section className={css.decks} aria-label="Decks" data-may={isOffered || undefined} {...roving}>
        {DECKS.map((deck) => (
          <Deck key={deck} picking={picking} deck={deck} look={() => setOpened(deck)} />
        ))}
      </section>
      <DiscardDialog picking={picking} deck={opened} close={() => setOpened(null)} />
    </>
  )
}

interface DeckProps {
  readonly picking: Picking
  readonly deck: DeckName
  look(): void
}

function Deck({ picking, deck, look }: DeckProps) {
  const { size, discard } = picking.view.decks[deck]
  const verb = deckVerb(picking, deck)
  const why = picking.refused.find(({ action }) => action.kind === 'draw' && action.deck === deck)?.why
  const name = DECK_NAMES[deck]
  const about = deckExplained(picking.view, deck)
  const notNow = why === undefined ? about.text : `${why.text}\n${about.text}`
  return (
    <div className={css.deck} data-point={`the ${deck} deck`}>
      {verb === null ? (
        <div
          className={css.stack}
          data-spot={`deck-${deck}`}
          {...explainedStill({ ...about, text: notNow, label: `${name}, ${counted(size, 'card')} left` })}
        >
          <DeckBack deck={deck} isStack={size > 0} />
        </div>
      ) : (
        <button
          type="button"
          className={css.stack}
          data-may=""
          data-spot={`deck-${deck}`}
          aria-label={`${verb} from ${name}, ${counted(size, 'card')} left`}
          onClick={() => picking.press({ kind: 'deck', deck })}
          {...ROVE}
          {...explained(about)}
        >
          <DeckBack deck={deck} isStack={size > 0} />
        </button>
      )}
      <span className={css.name}>{name}</span>
      <button
        type="button"
        className={css.counts}
        aria-label={`${name}, to draw: ${size}, ${discard.length} used. Look through the used cards`}
        onClick={look}
        {...explained(usedExplained(deck, discard.length))}
      >
        <b>{size}</b> {discard.length} used
      </button>
    </div>
  )
}

function DiscardDialog({
  picking,
  deck,
  close,
}: {
  readonly picking: Picking
  readonly deck: DeckName | null
  close(): void
}) {
  const cards = deck === null ? [] : sortedHand(picking.view.decks[deck].discard)
  return (
    <Dialog
      title={deck === null ? '' : `${DECK_NAMES[deck]}: used cards`}
      isOpen={deck !== null}
      size="wide"
      close={close}
    >
      {cards.length === 0 ? (
        <p className={css.empty}>
          None yet. What is played or traded away lands here, and is shuffled in when the deck runs out.
        </p>
      ) : (
        <ul className={css.discard}>
          {cards.map(({ card, key }) => (
            <li key={key}>
              <CardFace card={card} options={picking.view.options} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
