import { seatOf, type Viewer } from '@starboard/kernel'
import { drawTidily } from '@starboard/screen/frame/board.fixture.tsx'
import { stagingOf } from '@starboard/screen/frame/film/staging.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { audiences, type Event } from '../../rules/events.ts'
import { draw } from '../board.fixture.tsx'
import { mark, staging } from '../model/moments.ts'
import { firstShot } from '../model/recorded.fixture.ts'
import { isRoutine } from './routine.ts'

drawTidily()

const KINDS = Object.keys(audiences)
const SHOT = firstShot(3)
const film = (beat: Event) => draw(SHOT, seatOf(0), { beat })

describe('the film', () => {
  it('is staged only for what exists', () => {
    expect(Object.keys(staging).filter((kind) => !KINDS.includes(kind))).toEqual([])
  })

  it('rolls a die for every part that is checked, with what it takes', () => {
    film({ kind: 'partChecked', seat: seatOf(1), part: 'thruster', tier: 1, die: 2, passed: false })
    expect(screen.getAllByText('Thruster').length).toBeGreaterThan(0)
    screen.getByText('fails up to 2')
  })

  it('shows lift-off, landing and crash as scenes', () => {
    film({ kind: 'liftedOff', seat: seatOf(1), original: 11 })
    screen.getByText('Otto lifts off!')
    film({ kind: 'landed', seat: seatOf(0), skyCrane: false })
    screen.getByText('You have landed!')
    film({ kind: 'crashed', seat: seatOf(1) })
    screen.getByText('Otto crashes!')
  })

  it('shows a sabotage card on its way to everybody it is aimed at', () => {
    film({
      kind: 'sabotageDeclared',
      seat: seatOf(1),
      card: 'collision-course@2',
      targets: [seatOf(0), seatOf(2)],
      part: null,
      place: null,
    })
    expect(screen.getAllByText(/^Collision Course/).length).toBeGreaterThanOrEqual(2)
  })

  it('ends with a fanfare for whoever has won and who looks on, not for whoever has lost', () => {
    const heard = (viewer: Viewer) =>
      stagingOf<Event>(staging, { kind: 'gameEnded', how: 'mission', winners: [seatOf(0)] }, viewer).sound
    expect([seatOf(0), seatOf(1), 'spectator' as const].map(heard)).toEqual(['win', 'lose', 'win'])
  })

  it('marks launches, landings and losses on the scrubber', () => {
    expect(mark({ kind: 'roundBegan', round: 3 })).toEqual({ kind: 'round', seat: null, text: 'Round 3' })
    expect(mark({ kind: 'liftedOff', seat: seatOf(1), original: 9 })?.text).toBe('Lift-off')
    expect(mark({ kind: 'turnEnded', seat: seatOf(1) })).toBeNull()
  })

  it('is heard without the routine of every turn, and with one’s own cards', () => {
    const drawn: Event = {
      kind: 'cardsDrawn',
      seat: seatOf(0),
      level: 1,
      count: 1,
      cards: ['teleport@2'],
      glimpsed: [null],
    }
    expect([seatOf(0), seatOf(1)].map((me) => isRoutine(drawn, me))).toEqual([false, true])
    expect(isRoutine({ kind: 'exploded', seat: seatOf(0) }, null)).toBe(false)
    const gone = (why: 'left' | 'hit'): Event => ({
      kind: 'cardDiscarded',
      seat: seatOf(0),
      card: 'teleport@2',
      from: 'hand',
      place: 0,
      why,
    })
    expect([isRoutine(gone('left'), seatOf(0)), isRoutine(gone('hit'), seatOf(0))]).toEqual([true, false])
  })
})
