import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { counted } from '@starboard/screen/pieces/words.ts'
import type { Picking } from '../model/use-picking.ts'
import { FrontSeat } from './front-seat.tsx'
import { RivalSeat } from './rival-seat.tsx'
import css from './rivals.module.css'

/** On a phone: everybody in full, oneself last. */
export function Rivals({ picking }: { readonly picking: Picking }) {
  const { view, me, name } = picking
  const others = view.players.filter(({ seat }) => seat !== me)
  const own = view.players.filter(({ seat }) => seat === me)
  return (
    <ul className={css.rivals}>
      {[...others, ...own].map((player) => (
        <li key={player.seat}>
          <h2>
            <SeatShape seat={player.seat} size={16} />
            {player.seat === me ? 'You' : name(player.seat)}
            <b>{counted(player.points, 'point')}</b>
          </h2>
          {player.seat === me ? (
            <FrontSeat picking={picking} player={player} />
          ) : (
            <RivalSeat picking={picking} player={player} />
          )}
        </li>
      ))}
    </ul>
  )
}
