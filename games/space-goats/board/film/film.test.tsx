import { seatOf, type Viewer } from '@starboard/kernel'
import { BEAT_MS } from '@starboard/screen/frame/film/film-player.ts'
import { stagingOf } from '@starboard/screen/frame/film/staging.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { audiences, type Event } from '../../rules/events.ts'
import { mark, staging } from '../model/moments.ts'
import { player, stageOf, viewOf } from '../stage/stage.fixture.ts'
import { Film } from './film.tsx'
import { isRoutine } from './routine.ts'

afterEach(cleanup)

const KINDS = Object.keys(audiences)
const beatsOf = (kind: Event['kind']) => stagingOf(staging, { kind } as Event, 'spectator').beats ?? 0
const film = (event: Event, ms = 500) =>
  render(<Film stage={stageOf(viewOf([player(0), player(1), player(2)]), { beat: { id: 1, ms, event } })} />)

describe('the film', () => {
  it('gives every event its beats, but for those that only count', () => {
    expect(KINDS.filter((kind) => !(kind in staging))).toEqual(['gameBegan', 'roundBegan', 'roundEnded'])
  })

  it('is brisk: somebody who buys takes about a second and a half, a rocket no longer until it is there', () => {
    const lengthOf = (...kinds: readonly Event['kind'][]) => kinds.reduce((ms, kind) => ms + beatsOf(kind) * BEAT_MS, 0)
    const buying = lengthOf('turnBegan', 'cardsDrawn', 'banked', 'banked', 'banked', 'bought', 'slotRefilled')
    expect(buying).toBeGreaterThan(1200)
    expect(buying).toBeLessThan(1550)
    expect(lengthOf('rocketFired', 'hitAimed')).toBeLessThan(1500)
  })

  it('is staged only for what exists', () => {
    expect(Object.keys(staging).filter((kind) => !KINDS.includes(kind))).toEqual([])
  })

  it('ends with a fanfare for whoever has won and who looks on, not for whoever has lost, and not for a draw', () => {
    const heard = (winners: readonly number[], viewer: Viewer) =>
      stagingOf<Event>(staging, { kind: 'gameEnded', how: 'rocket', winners: winners.map(seatOf) }, viewer).sound
    const viewers = [seatOf(0), seatOf(1), 'spectator', 'everything'] as const
    expect(viewers.map((viewer) => heard([0], viewer))).toEqual(['win', 'lose', 'win', 'win'])
    expect(viewers.map((viewer) => heard([0, 1], viewer))).toEqual(['turn', 'turn', 'turn', 'turn'])
  })

  it('shouts where a ship is lost', () => {
    film({ kind: 'shipLost', seat: seatOf(1), ship: 4, by: seatOf(0) })
    screen.getByText('Kaboom!')
  })

  it('shows the card that was bought', () => {
    film({ kind: 'bought', seat: seatOf(1), slot: 2, card: 'SP06', price: 4, fromBank: [], fromHand: [] })
    screen.getByText('Warp Drive')
  })

  it('sends a rocket to everybody who is aimed at', () => {
    film({
      kind: 'hitAimed',
      by: seatOf(0),
      card: 'RK05',
      does: 'normal',
      number: 1,
      of: 1,
      targets: [seatOf(1), seatOf(2)],
    })
    expect(document.querySelectorAll('[aria-hidden] > div')).toHaveLength(2)
  })

  it('tells me when it is my turn, not when it is another’s', () => {
    film({ kind: 'turnBegan', seat: seatOf(0), round: 2, isExtra: false })
    screen.getByText('Your turn!')
    cleanup()
    film({ kind: 'turnBegan', seat: seatOf(1), round: 2, isExtra: false })
    expect(screen.queryByText(/turn/)).toBeNull()
  })

  it('shows nothing under reduced motion', () => {
    film({ kind: 'shipLost', seat: seatOf(1), ship: 4, by: seatOf(0) }, 0)
    expect(document.body.textContent).toBe('')
  })

  it('is heard without the routine of every turn, and with one’s own cards', () => {
    const drawn: Event = { kind: 'cardsDrawn', seat: seatOf(0), count: 1, cards: ['ST01'] }
    expect(isRoutine(drawn, seatOf(1))).toBe(true)
    expect(isRoutine(drawn, seatOf(0))).toBe(false)
    const began = { kind: 'turnBegan', seat: seatOf(0), round: 2 } as const
    expect(isRoutine({ ...began, isExtra: false }, seatOf(0))).toBe(true)
    expect(isRoutine({ ...began, isExtra: true }, seatOf(1))).toBe(false)
    expect(isRoutine({ kind: 'roundBegan', round: 2 }, seatOf(0))).toBe(true)
    const aimed = {
      kind: 'hitAimed',
      by: seatOf(1),
      card: 'RK06',
      does: 'normal',
      of: 2,
      targets: [seatOf(0)],
    } as const
    expect(([1, 2] as const).map((number) => isRoutine({ ...aimed, number }, seatOf(0)))).toEqual([true, false])
    expect(isRoutine({ kind: 'banked', seat: seatOf(0), card: 'ST01' }, seatOf(0))).toBe(true)
    expect(isRoutine({ kind: 'shipLost', seat: seatOf(1), ship: 4, by: seatOf(2) }, seatOf(0))).toBe(false)
  })

  it('marks rounds, turns, losses and the end on the scrubber', () => {
    expect(mark({ kind: 'roundBegan', round: 3 })).toEqual({ kind: 'round', seat: null, text: 'Round 3' })
    expect(mark({ kind: 'turnBegan', seat: seatOf(1), round: 3, isExtra: false })?.kind).toBe('turn')
    expect(mark({ kind: 'shipLost', seat: seatOf(1), ship: 4, by: null })?.text).toBe('Ramshackle is lost')
    expect(mark({ kind: 'gameEnded', how: 'bank', winners: [seatOf(1)] })?.kind).toBe('trophy')
    expect(mark({ kind: 'passed', seat: seatOf(1) })).toBeNull()
  })
})
