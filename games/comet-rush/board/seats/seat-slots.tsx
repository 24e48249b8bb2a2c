import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import { factsOf } from '../../rules/cards.ts'
import { aiming, playsOf } from '../model/choosing.ts'
import { standingOf } from '../model/people.ts'
import type { Desk } from '../model/use-picking.ts'
import { FrontSeat } from './front-seat.tsx'
import { RivalSeat } from './rival-seat.tsx'
import { SeatChip } from './seat-chip.tsx'

/** What one seat shows in the rail and in its chip, and whether a card may be aimed at it now. */
export function seatSlots(desk: Desk, face: SeatFace): SeatSlots {
  const player = desk.view.players[face.seat]
  if (player === undefined) return { score: null, body: null, chip: null }
  const note = standingOf(desk.view, face.seat)
  return {
    score: (
      <>
        {player.points}
        <i>pts</i>
      </>
    ),
    ...(note !== '' && { note }),
    body:
      player.seat === desk.me ? <FrontSeat desk={desk} player={player} /> : <RivalSeat desk={desk} player={player} />,
    chip: <SeatChip player={player} />,
    choose: chooseOf(desk, face),
  }
}

function chooseOf(desk: Desk, { seat, name }: SeatFace): SeatSlots['choose'] {
  const aimed = aiming(desk.picked)
  if (aimed === null || !playsOf(desk.legal, aimed.card).some(({ target }) => target === seat)) return undefined
  return { label: `${factsOf(aimed.card).name} on ${name}`, run: () => desk.press({ kind: 'seat', seat }) }
}
