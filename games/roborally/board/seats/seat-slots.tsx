import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import { statusOf } from '../model/standing.ts'
import type { Picking } from '../model/use-picking.ts'
import { SeatBody } from './seat-body.tsx'
import { SeatChip } from './seat-chip.tsx'
import { SeatStatus } from './seat-status.tsx'

/** What one seat shows in the rail and in its chip. */
export function seatSlots(picking: Picking, face: SeatFace): SeatSlots {
  const robot = picking.view.robots[face.seat]
  if (robot === undefined) return { score: null, body: null, chip: null }
  const hit = hitOn(picking, robot.seat)
  const status = hit === null ? statusOf(robot, picking) : ({ text: 'Hit', tone: 'harm' } as const)
  return {
    score: <SeatStatus status={status} />,
    body: <SeatBody picking={picking} robot={robot} hit={hit} />,
    chip: <SeatChip robot={robot} hit={hit} status={status} />,
  }
}

export interface SeatHit {
  readonly before: number
  readonly after: number
}

/** RR-7.1: while the lasers burn, the damage they do is shown already. */
function hitOn({ beat }: Picking, seat: number): SeatHit | null {
  if (beat?.event.kind !== 'lasersFired') return null
  return beat.event.hits.find((hit) => hit.seat === seat) ?? null
}
