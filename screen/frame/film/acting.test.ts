import { seatOf } from '@starboard/kernel'
import { expect, it } from 'vitest'
import type { AroundBoard } from '../context.ts'
import { aroundBoard } from '../frame.fixture.tsx'
import { actingSeat, actorBy } from './acting.ts'

const event = (kind: string, seat = 0) => ({ kind, seat: seatOf(seat) })
const mark: AroundBoard['mark'] = (told) =>
  told.kind === 'turnBegan' && 'seat' in told ? { kind: 'turn', seat: seatOf(Number(told.seat)), text: '' } : null

/** A film in which this is on stage, after Ben's turn has begun. */
function onStage(now: ReturnType<typeof event>, isPlaying = true): number | null {
  const { scene } = aroundBoard()
  return actingSeat(
    aroundBoard({
      scene: { ...scene, isPlaying, beat: { id: 1, event: now, ms: 280 } },
      story: [
        { at: 1, event: event('turnBegan', 1) },
        { at: 1, event: event('lit', 2) },
      ],
      mark,
      actor: actorBy({ own: ['answered'], nobody: ['dawned'] }),
    }),
  )
}

it('is the one whose turn is on stage, whoever is hit by it', () => {
  expect(onStage(event('damaged', 2))).toBe(1)
  expect(onStage(event('turnBegan', 2))).toBe(2)
})

it('is whoever answers, and nobody where it happens by itself', () => {
  expect(onStage(event('answered', 2))).toBe(2)
  expect(onStage(event('dawned'))).toBeNull()
})

it('is nobody when no film plays', () => {
  expect(onStage(event('damaged', 2), false)).toBeNull()
})
