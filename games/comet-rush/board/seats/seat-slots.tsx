import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import { factsOf } from '../../rules/cards.ts'
import { aiming, playsOf } from '../model/choosing.ts'
import { standingOf } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import { FrontSeat } from './front-seat.tsx'
import { RivalSeat } from './rival-seat.tsx'
import { SeatChip } from './seat-chip.tsx'

/** What one seat shows in the rail and in its chip, and whether a card may be aimed at it now. */
export function seatSlots(picking: Picking, face: SeatFace): SeatSlots {
  const player = picking.view.players[face.seat]
  if (player === undefined) return { score: null, body: null, chip: null }
  const note = standingOf(picking.view, face.seat)
  return {
    score: (
      <>
        {player.points}
        <i>pts</i>
      </>
    ),
    ...(note !== '' && { note }),
    body:
      player.seat === picking.me ? (
        <FrontSeat picking={picking} player={player} />
      ) : (
        <RivalSeat picking={picking} player={player} />
      ),
    chip: <SeatChip view={picking.view} player={player} />,
    choose: chooseOf(picking, face),
  }
}

function chooseOf(picking: Picking, { seat, name }: SeatFace): SeatSlots['choose'] {
  const aimed = aiming(picking.picked)
  if (aimed === null || !playsOf(picking.legal, aimed.card).some(({ target }) => target === seat)) return undefined
  return { label: `${factsOf(aimed.card).name} on ${name}`, run: () => picking.press({ kind: 'seat', seat }) }
}
