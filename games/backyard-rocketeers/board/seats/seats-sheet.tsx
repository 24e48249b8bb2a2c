import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { Picking } from '../model/use-picking.ts'
import { SeatBody } from './seat-body.tsx'
import { seatSlots } from './seat-slots.tsx'
import css from './seats.module.css'

/** On a phone the rail has no place: everybody in full, as a sheet. */
export const SeatsSheet = ({ picking }: { readonly picking: Picking }) => (
  <ul className={css.sheet} aria-label="All seats">
    {picking.seats.map((face) => {
      const player = picking.view.players[face.seat]
      return (
        player !== undefined && (
          <li key={face.seat}>
            <header>
              <SeatShape seat={face.seat} />
              <span>{face.name}</span>
              <span>{seatSlots(picking, face).score}</span>
            </header>
            <SeatBody picking={picking} player={player} />
          </li>
        )
      )
    })}
  </ul>
)
