import { describe, expect, it } from 'vitest'
import { recorded } from '../board/model/recorded.fixture.ts'
import { picture } from '../rules/picture.ts'
import type { View } from '../rules/view.ts'

/** What events do not tell: clocks and the questions that are open. The true view brings them. */
const toldIn = ({ agenda: _agenda, turnBy: _turnBy, ...rest }: View) => rest

/** A refill is told before the trade that caused it, so the film cannot know that the two cards were shuffled in. */
const isTradeWithRefill = (kinds: readonly string[]) => kinds.includes('deckRefilled') && kinds.includes('cardsTraded')

const MATCHES = [
  { seats: 2, seed: 11, bot: 'random' },
  { seats: 3, seed: 12, bot: 'heuristic' },
  { seats: 4, seed: 13, bot: 'random' },
  { seats: 6, seed: 14, bot: 'heuristic', options: { preset: 'quick' } },
  { seats: 3, seed: 15, bot: 'random', options: { segmentOrder: 'ascending', sabotageOnMiss: 'reroll' } },
  { seats: 3, seed: 16, bot: 'random', options: { segmentReveal: 'onActivate', slotCounting: 'buildingOnly' } },
] as const

describe('the film', () => {
  for (const match of MATCHES)
    it(`ends at the true picture: ${match.seats} seats, seed ${match.seed}, ${match.bot}`, () => {
      for (const { before, events, after } of recorded(match)) {
        if (isTradeWithRefill(events.map(({ kind }) => kind))) continue
        expect(toldIn(events.reduce(picture.step, before.view))).toEqual(toldIn(after.view))
      }
    })

  it('leaves the picture it was given alone', () => {
    for (const { before, events } of recorded({ seats: 2, seed: 11, bot: 'random' }).slice(0, 60)) {
      const kept = structuredClone(before.view)
      events.reduce(picture.step, before.view)
      expect(before.view).toEqual(kept)
    }
  })
})
