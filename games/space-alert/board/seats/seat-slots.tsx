import type { Seat } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import { CrewFace } from '../../art/index.ts'
import type { Role } from '../../rules/roles.ts'
import { endingPhase, stillPlacing } from '../../rules/still-placing.ts'
import type { View } from '../../rules/view.ts'
import type { Planning } from '../model/use-planning.ts'
import { HandCount } from './hand-count.tsx'
import { SeatBody } from './seat-body.tsx'
import css from './seats.module.css'
import { SlotStrip } from './slot-strip.tsx'

/** A crew member beside the board: role, cards in hand, slots, and what was said last. */
export function seatSlots(planning: Planning, face: SeatFace): SeatSlots {
  const { view } = planning.board
  const member = view.crew[face.seat]
  if (member === undefined) return { score: null, body: null, chip: null }
  const isPlacing = placesStill(view, face.seat)
  const note = [rolesOf(view, face.seat), isPlacing ? 'still places' : ''].filter(Boolean).join(', ')
  return {
    ...(note !== '' && { note }),
    score: <HandCount count={member.hand} />,
    body: <SeatBody planning={planning} face={face} member={member} />,
    chip: (
      <span className={css.chip}>
        <CrewFace seat={face.seat} size={20} />
        <SlotStrip member={member} isPlacing={isPlacing} />
      </span>
    ),
  }
}

/** SA-2.20: the captain is about to end the phase, and they have room and cards. */
function placesStill(view: View, seat: Seat): boolean {
  const phase = endingPhase(view)
  return phase !== null && stillPlacing(view, phase).includes(seat)
}

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  captain: 'Captain',
  communications: 'Comms',
  security: 'Security',
}

const rolesOf = ({ roles }: View, seat: number): string => {
  const mine = roles[seat] ?? []
  return mine.length > 2 ? 'all roles' : mine.map((role) => ROLE_NAMES[role]).join(', ')
}
