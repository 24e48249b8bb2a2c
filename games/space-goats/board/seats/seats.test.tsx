import { seatOf } from '@starboard/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { facesOf, player, shielded, stageOf, suited, underFire, viewOf, wreckage } from '../stage/stage.fixture.ts'
import { seatSlots } from './seat-slots.tsx'
import { captainMood, nextSeat, standingOf } from './standing.ts'

afterEach(cleanup)

const three = (change: Partial<View> = {}, rival: Partial<SeenPlayer> = {}): View =>
  viewOf([player(0), player(1, rival), player(2)], change)

const textOf = (view: View, seat: number): string => {
  const seen = view.players[seat]
  return seen === undefined ? '' : standingOf(stageOf(view), seen).text
}

const moodAt = (view: View, seat: number): string => {
  const seen = view.players[seat]
  return seen === undefined ? '' : captainMood(stageOf(view), seen)
}

describe('the standing of a seat', () => {
  it('says who decides, who is next and who waits', () => {
    const view = three()
    expect([0, 1, 2].map((seat) => textOf(view, seat))).toEqual(['your decision', 'next turn', ''])
  })

  it('says who fires what at whom', () => {
    const view = three({ active: seatOf(1), agenda: { asked: 1, steps: [underFire(0)] } })
    expect([0, 1].map((seat) => textOf(view, seat))).toEqual(['your decision', 'firing, hit 1 of 2'])
    expect([0, 1, 2].map((seat) => moodAt(view, seat))).toEqual(['worried', 'proud', 'calm'])
  })

  it('says that my answer is in, and of nobody else', () => {
    const step = underFire(0, 2)
    step.window.answers[0] = { kind: 'defend', ship: 0 }
    const view = three({ active: seatOf(1), agenda: { asked: 2, steps: [step] } })
    expect([0, 2].map((seat) => textOf(view, seat))).toEqual(['answer is in', 'under fire'])
  })

  it('SG-2.1 passes over those who skip and those who are out', () => {
    expect(nextSeat(three({}, { skipsNext: true }))).toBe(2)
    expect(nextSeat(three({}, { fleet: [], out: 1 }))).toBe(2)
    expect(textOf(three({}, { skipsNext: true }), 1)).toBe('skips next turn')
    expect(textOf(three({}, { fleet: [], out: 1 }), 1)).toBe('out, 3rd')
    expect(moodAt(three({}, { fleet: [], out: 1 }), 1)).toBe('out')
  })

  it('SG-2.9 an extra turn comes before that of the next', () => {
    expect(nextSeat(viewOf([player(0, { extraDue: true }), player(1)]))).toBe(0)
  })

  it('SG-7.3 both wait for the wreckage', () => {
    const view = viewOf([player(0), player(1)], { agenda: { asked: 1, steps: [wreckage(0, 1)] } })
    expect(textOf(view, 1)).toBe('wreckage ahead')
    expect(moodAt(view, 1)).toBe('worried')
  })
})

/** By the shape of their drawing. */
const portraits = () => document.querySelectorAll('svg[viewBox="-3 -5 106 133"]').length

describe('the slots of a seat', () => {
  const face = facesOf(3)[1]
  if (face === undefined) throw new Error('There is no face.')

  it('show ships, protection, hand and bank in the rail and in the chip', () => {
    const view = three({}, { fleet: [suited(4), shielded(5, 'SH04', 2)], bank: ['ST01'], lastStand: true })
    const slots = seatSlots(stageOf(view), face)
    render(slots.body)
    expect(document.body.textContent).toContain('3 protection')
    expect(document.body.textContent).toContain('4 in hand · 1 banked')
    cleanup()
    render(slots.chip)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ramshackle, suit on',
      'Horn Solo, suit off, Reinforced Hull 2',
    ])
    screen.getByText('last st.')
    cleanup()
    render(slots.score)
    expect(screen.getAllByText(/ships/).map((word) => word.getAttribute('aria-hidden'))).toEqual(['true', null])
    expect(document.body.textContent).toBe('2ships ships')
  })

  it('a chip keeps a place for its flag, so that the page stays where it is when one comes', () => {
    const placeOf = (rival: Partial<SeenPlayer>) => {
      cleanup()
      render(seatSlots(stageOf(three({}, rival)), face).chip)
      return document.querySelector('[data-place="note"]')?.textContent
    }
    expect([placeOf({}), placeOf({ lastStand: true })]).toEqual(['', 'last st.'])
  })

  it('show the captain beside the name, in the rail of a full table and on a phone', () => {
    const players = Array.from({ length: 8 }, (_, seat) => player(seat))
    const slots = seatSlots(stageOf(viewOf(players)), face)
    render(slots.body)
    expect(portraits()).toBe(1)
    cleanup()
    render(slots.chip)
    expect(portraits()).toBe(1)
  })

  it('can be aimed at only where the fleet can', () => {
    const onTarget = vi.fn()
    const targets = new Map([[seatOf(1), { isPicked: false, consequence: null }]])
    seatSlots(stageOf(three(), { targets, onTarget }), face).choose?.run()
    expect(onTarget).toHaveBeenCalledWith(1)
    expect(seatSlots(stageOf(three()), face).choose).toBeUndefined()
  })
})
