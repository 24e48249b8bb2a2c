import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { TableLine } from '@starboard/wire/api'
import css from './seat-row.module.css'

const WORDS = { person: '', bot: ', a bot', empty: 'free' } as const

/** Who sits at a table, as shapes: filled, with a cog for a bot, hollow where a seat is free. */
export function SeatRow({ seats }: Pick<TableLine, 'seats'>) {
  return (
    <ul className={css.seats} aria-label="Seats">
      {seats.map(({ kind, name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the row
        <li key={seat} title={kind === 'empty' ? `Seat ${seat + 1} is free` : name}>
          <SeatShape seat={seat} size={14} variant={kind === 'empty' ? 'dashed' : 'filled'} isBot={kind === 'bot'} />
          <span className="spoken">
            {name}
            {WORDS[kind]}
          </span>
        </li>
      ))}
    </ul>
  )
}
