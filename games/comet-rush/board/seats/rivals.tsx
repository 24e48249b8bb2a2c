import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { Desk } from '../model/use-picking.ts'
import { FrontSeat } from './front-seat.tsx'
import { RivalSeat } from './rival-seat.tsx'
import css from './rivals.module.css'

/** On a phone: everybody in full, oneself last. */
export function Rivals({ desk }: { readonly desk: Desk }) {
  const { view, me, name } = desk
  const others = view.players.filter(({ seat }) => seat !== me)
  const own = view.players.filter(({ seat }) => seat === me)
  return (
    <ul className={css.rivals}>
      {[...others, ...own].map((player) => (
        <li key={player.seat}>
          <h2>
            <SeatShape seat={player.seat} size={16} />
            {player.seat === me ? 'You' : name(player.seat)}
            <b>{player.points} points</b>
          </h2>
          {player.seat === me ? <FrontSeat desk={desk} player={player} /> : <RivalSeat desk={desk} player={player} />}
        </li>
      ))}
    </ul>
  )
}
