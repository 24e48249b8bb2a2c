import { bug } from '@starboard/kernel'
import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { type KeyboardEvent, useRef } from 'react'
import type { Card } from '../../rules/cards.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { cardExplained } from '../model/explain.ts'
import type { Picking } from '../model/use-picking.ts'
import { CardFace } from '../stage/card-face.tsx'
import css from './arrange-tray.module.css'
import { type OrderDrag, useOrderDrag } from './use-order-drag.ts'

/** SG-6.4: the cards on top of the pile, to be put in order by dragging, by buttons or by arrow keys. */
export function ArrangeTray({ picking }: { readonly picking: Picking }) {
  const { order, view, catalogue, arrange, confirm } = picking
  const list = useRef<HTMLOListElement>(null)
  const drag = useOrderDrag(list, arrange)
  const move = (from: number, to: number) => {
    arrange(from, to)
    // The card that was moved keeps the focus: its button is drawn elsewhere now.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-card]')[to]?.focus())
  }
  return (
    <section className={css.arrange} aria-label="Order of the market pile" tabIndex={-1}>
      <ol ref={list} className={css.cards}>
        {order.map((from, place) => (
          <ArrangedCard
            key={from}
            card={cardOf(catalogue, view.pile.top[from]?.card ?? bug('The cards seen are known.'))}
            place={place}
            of={order.length}
            drag={drag}
            moveTo={(to) => move(place, to)}
            confirm={confirm}
          />
        ))}
      </ol>
    </section>
  )
}

interface CardProps {
  readonly card: Card
  readonly place: number
  readonly of: number
  readonly drag: OrderDrag
  moveTo(place: number): void
  confirm(): void
}

const PLACES = ['Next card', 'Second', 'Third'] as const

function ArrangedCard({ card, place, of, drag, moveTo, confirm }: CardProps) {
  const press = (event: KeyboardEvent) => {
    // A card has nothing of its own to press: Enter means what the bar says.
    if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault()
      confirm()
    }
    const way = WAYS[event.key]
    if (way === undefined || place + way < 0 || place + way >= of) return
    event.preventDefault()
    moveTo(place + way)
  }
  return (
    <li className={css.slot} data-held={drag.held === place || undefined}>
      <b className={css.place}>{PLACES[place]}</b>
      <button
        type="button"
        className={css.card}
        data-card
        onKeyDown={press}
        {...drag.grip(place)}
        {...explained(cardExplained(card))}
      >
        <span className="spoken">{spoken(card, place, of)}</span>
        <span className={css.face} aria-hidden="true">
          <CardFace card={card} />
        </span>
      </button>
      <span className={css.moves}>
        <IconButton
          label={`${card.name} earlier`}
          icon={<Icon name="chevron-left" />}
          aria-disabled={place === 0 || undefined}
          {...explained({ text: 'Moves the card one place up: it comes to the market sooner.', rule: 'SG-6.4' })}
          onClick={() => moveTo(place - 1)}
        />
        <IconButton
          label={`${card.name} later`}
          icon={<Icon name="chevron-right" />}
          aria-disabled={place === of - 1 || undefined}
          {...explained({ text: 'Moves the card one place down: it comes to the market later.', rule: 'SG-6.4' })}
          onClick={() => moveTo(place + 1)}
        />
      </span>
    </li>
  )
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const spoken = ({ name, cost, text }: Card, place: number, of: number): string =>
  `${name}, cost ${cost ?? 0}. ${text} Place ${place + 1} of ${of}; arrow keys move it.`
