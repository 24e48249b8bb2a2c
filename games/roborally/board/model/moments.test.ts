import { seatOf, type Viewer } from '@starboard/kernel'
import { stagingOf } from '@starboard/screen/frame/film/staging.ts'
import { expect, it } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { staging } from './moments.ts'

const viewers = [seatOf(0), seatOf(1), 'spectator', 'everything'] as const
const heard = (winner: number | null, viewer: Viewer) => {
  const event: Event = { kind: 'raceEnded', how: 'checkpoints', winner: winner === null ? null : seatOf(winner) }
  return stagingOf<Event>(staging, event, viewer).sound
}

it('ends a race with a fanfare for the winner and who looks on, not for those who lost it, and for nobody if nobody won', () => {
  expect(viewers.map((viewer) => heard(1, viewer))).toEqual(['lose', 'win', 'win', 'win'])
  expect(viewers.map((viewer) => heard(null, viewer))).toEqual(['turn', 'turn', 'turn', 'turn'])
})
