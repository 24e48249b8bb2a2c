import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { targetsOf } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import { SeatBody } from './seat-body.tsx'
import { SeatChip } from './seat-chip.tsx'
import css from './seats.module.css'

/** What one seat shows in the rail and in its chip, and whether it may be aimed at now. */
export function seatSlots(picking: Picking, face: SeatFace): SeatSlots {
  const player = picking.view.players[face.seat]
  if (player === undefined) return { score: null, body: null, chip: null }
  const target = targetsOf(picking).get(face.seat)
  return {
    score: <span className={css.where}>{whereOf(player)}</span>,
    body: <SeatBody picking={picking} player={player} />,
    chip: <SeatChip picking={picking} player={player} />,
    choose: target === undefined ? undefined : { label: target.label, isInPrompt: true, run: target.run },
  }
}

/** "Earth", "84 km", "Mars" */
function whereOf({ level, distance, out }: SeenPlayer): string {
  if (out > 0) return 'Out'
  return level === 1 ? 'Earth' : level === 2 ? `${distance} km` : 'Mars'
}
