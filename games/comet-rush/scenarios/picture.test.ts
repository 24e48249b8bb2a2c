import { describe, expect, it } from 'vitest'
import { recorded } from '../board/model/recorded.fixture.ts'
import type { Event } from '../rules/events.ts'
import { picture } from '../rules/picture.ts'
import type { View } from '../rules/view.ts'
import { given } from './table.ts'

/** What events do not tell: clocks and the questions that are open. The true view brings them. */
const toldIn = ({ agenda: _agenda, turnBy: _turnBy, ...rest }: View) => rest

const VIEWERS = ['Ada', 'Ben', 'spectator'] as const

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
      for (const { before, events, after } of recorded(match))
        expect(toldIn(events.reduce(picture.step, before.view))).toEqual(toldIn(after.view))
    })

  it.each([{ cards: ['increase-income', 'program-prestige'] }, { cards: ['embargo', 'increase-income'] }] as const)(
    'CR-8.2 knows that $cards were shuffled in when their trade refilled the deck',
    ({ cards }) => {
      const table = given({ players: { Ada: { hand: [...cards] } }, decks: { economic: { rest: 'Ben' } } })
      const before = VIEWERS.map((viewer) => table.view(viewer))
      table.trade('Ada', cards, 'economic', 'increase-income')
      for (const [place, viewer] of VIEWERS.entries()) {
        const events = table.told(viewer) as readonly Event[]
        expect(events.map(({ kind }) => kind)).toEqual(['deckRefilled', 'cardsTraded'])
        expect(toldIn(events.reduce(picture.step, before[place] as View))).toEqual(toldIn(table.view(viewer)))
      }
    },
  )

  it('leaves the picture it was given alone', () => {
    for (const { before, events } of recorded({ seats: 2, seed: 11, bot: 'random' }).slice(0, 60)) {
      const kept = structuredClone(before.view)
      events.reduce(picture.step, before.view)
      expect(before.view).toEqual(kept)
    }
  })
})
