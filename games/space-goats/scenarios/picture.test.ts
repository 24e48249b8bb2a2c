import { seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { recorded } from '../board/model/recorded.fixture.ts'
import { player, underFire, viewOf } from '../board/stage/stage.fixture.ts'
import { SAMPLE_SET } from '../rules/card-set.sample.ts'
import { picture } from '../rules/picture.ts'
import type { View } from '../rules/view.ts'

/** What events do not tell: clocks, the questions that are open, and how well a hand is known. The true view has them. */
const toldIn = ({ agenda: _agenda, turnBy: _turnBy, players, ...rest }: View) => ({
  ...rest,
  players: players.map(({ sifted: _sifted, ...player }) => player),
})

const MATCHES = [
  { seats: 2, seed: 61, bot: 'random' },
  { seats: 3, seed: 62, bot: 'heuristic' },
  { seats: 4, seed: 63, bot: 'random' },
  { seats: 5, seed: 64, bot: 'heuristic' },
  { seats: 3, seed: 65, bot: 'random', options: { preset: 'engine' } },
  { seats: 3, seed: 66, bot: 'random', options: { cardSet: SAMPLE_SET, boxLimits: false, empBlockable: true } },
  { seats: 4, seed: 67, bot: 'random', anytimeActions: [{ seat: seatOf(2), after: 40, action: { kind: 'resign' } }] },
] as const

describe('the film', () => {
  for (const match of MATCHES)
    it(`ends at the true picture: ${match.seats} seats, seed ${match.seed}, ${match.bot}`, () => {
      const kinds = new Set<string>()
      for (const { before, events, after } of recorded(match)) {
        for (const { kind } of events) kinds.add(kind)
        expect(toldIn(events.reduce(picture.step, before.view))).toEqual(toldIn(after.view))
      }
      expect(kinds.size).toBeGreaterThan(15)
    })

  it('forgets the attack of the turn before', () => {
    const view = viewOf([player(0), player(1)], { agenda: { asked: 1, steps: [underFire(0)] } })
    const next = picture.step(view, { kind: 'turnBegan', seat: seatOf(0), round: 3, isExtra: false })
    expect(next.agenda.steps).toEqual([])
  })

  it('SG-6.2 lets the card go that was drawn, not an equal one that was in hand before or shown', () => {
    const hand = ['ST03', 'RK04', 'RK07', 'ST03', 'SP04'] as const
    const view = viewOf([player(0, { hand, handSize: 5, shown: ['ST03'] }), player(1)])
    const next = picture.step(view, { kind: 'discarded', seat: seatOf(0), card: 'ST03', why: 'recon', among: 3 })
    expect(next.players[0]).toMatchObject({
      hand: ['ST03', 'RK04', 'RK07', 'SP04'],
      handSize: 4,
      shown: ['ST03'],
      discard: ['ST03'],
    })
  })

  it('leaves the picture it was given alone', () => {
    const moments = recorded({ seats: 2, seed: 61, bot: 'random' })
    for (const { before, events } of moments.slice(0, 60)) {
      const kept = structuredClone(before.view)
      events.reduce(picture.step, before.view)
      expect(before.view).toEqual(kept)
    }
  })
})
