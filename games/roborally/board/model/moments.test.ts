import { seatOf, type Viewer } from '@starboard/kernel'
import { stagingOf } from '@starboard/screen/frame/film/staging.ts'
import { expect, it } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { isRoutine, staging } from './moments.ts'

const viewers = [seatOf(0), seatOf(1), 'spectator', 'everything'] as const
const heard = (winner: number | null, viewer: Viewer) => {
  const event: Event = { kind: 'raceEnded', how: 'checkpoints', winner: winner === null ? null : seatOf(winner) }
  return stagingOf<Event>(staging, event, viewer).sound
}

it('ends a race with a fanfare for the winner and who looks on, not for those who lost it, and for nobody if nobody won', () => {
  expect(viewers.map((viewer) => heard(1, viewer))).toEqual(['lose', 'win', 'win', 'win'])
  expect(viewers.map((viewer) => heard(null, viewer))).toEqual(['turn', 'turn', 'turn', 'turn'])
})

it('is heard without what the next question says anyway', () => {
  const [me, other] = [seatOf(0), seatOf(1)]
  const ready = (seat: typeof me): Event => ({ kind: 'programSubmitted', seat, program: [], powerDown: false })
  expect(isRoutine({ kind: 'handDealt', seat: me, count: 9, cards: [] }, me)).toBe(true)
  expect([me, other].map((seat) => isRoutine(ready(seat), me))).toEqual([false, true])
})
