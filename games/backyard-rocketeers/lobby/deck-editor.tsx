import { Field } from '@starboard/screen/pieces/field.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { counted } from '@starboard/screen/pieces/words.ts'
import { useState } from 'react'
import { factsOf } from '../rules/cards/catalogue.ts'
import type { Level } from '../rules/vocabulary.ts'
import { type Copies, MOST_COPIES, type Printed, printedIn, sizeOf, withCount } from './copies.ts'
import css from './deck-choice.module.css'

interface Props {
  readonly table: Parameters<typeof printedIn>[0]
  readonly copies: Copies
  readonly mayChange: boolean
  onChange(copies: Copies): void
}

const DECKS = [
  { value: 1, name: 'Earth' },
  { value: 2, name: 'Space' },
  { value: 3, name: 'Mars' },
] as const

/** One deck at a time: its cards with their numbers, and a search for those that are not in it. */
export function DeckEditor({ table, copies, mayChange, onChange }: Props) {
  const [deck, setDeck] = useState<Level>(1)
  const [sought, setSought] = useState('')
  const rows = printedIn(table, deck)
  const shown = rows.filter((row) => isShown(row, copies, sought.trim().toLowerCase()))
  return (
    <div className={css.editor}>
      <div className={css.head}>
        <Segmented label="Deck" value={deck} choices={DECKS} onChange={setDeck} />
        <Field label="Find a card, of any deck" value={sought} onChange={setSought} />
        <p role="status">{counted(sizeOf(rows, copies), 'card')} in this deck</p>
      </div>
      <ul className={css.rows} aria-label="Cards of the deck">
        {shown.map((row) => (
          <Row
            key={row.card}
            row={row}
            count={copies[row.card] ?? row.count}
            mayChange={mayChange}
            onChange={(count) => onChange(withCount(copies, row, count))}
          />
        ))}
      </ul>
    </div>
  )
}

/** What is in the deck or was changed; while somebody searches, every card there is. */
function isShown({ card, name, count }: Printed, copies: Copies, sought: string): boolean {
  if (sought !== '') return name.toLowerCase().includes(sought)
  return count > 0 || copies[card] !== undefined
}

interface RowProps {
  readonly row: Printed
  readonly count: number
  readonly mayChange: boolean
  onChange(count: number): void
}

function Row({ row: { card, name, count: printed }, count, mayChange, onChange }: RowProps) {
  const { type, text } = factsOf(card)
  return (
    <li className={css.row} data-type={type} data-changed={count !== printed || undefined}>
      <span className={css.name}>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <span className={css.printed}>{count === printed ? '' : `printed ${printed}`}</span>
      {mayChange && (
        <IconButton
          label={`One ${name} less`}
          icon={<Icon name="minus" />}
          aria-disabled={count === 0 || undefined}
          onClick={() => onChange(Math.max(0, count - 1))}
        />
      )}
      <output aria-label={`${name}: copies`}>{count}</output>
      {mayChange && (
        <IconButton
          label={`One ${name} more`}
          icon={<Icon name="plus" />}
          aria-disabled={count === MOST_COPIES || undefined}
          onClick={() => onChange(Math.min(MOST_COPIES, count + 1))}
        />
      )}
    </li>
  )
}
