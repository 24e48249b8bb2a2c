import { type Seat, seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import type { Card } from '../../rules/cards.ts'
import { NOTHING, type Picked, type Press, press, stillPicked, type Table, tradeDecks } from './choosing.ts'
import { sortedHand } from './hand.ts'
import { pathTo } from './path.fixture.ts'
import { recorded } from './recorded.fixture.ts'

const [ADA, BEN] = [seatOf(1), seatOf(2)]

const table = (hand: readonly Card[], legal: readonly Action[], refused: Table['refused'] = []): Table => ({
  hand: sortedHand(hand),
  legal,
  refused,
})

const after = (presses: readonly Press[], at: Table, picked: Picked = NOTHING): ReturnType<typeof press> =>
  presses.reduce((chosen, one) => press(chosen.picked, one, at), { picked, act: null } as ReturnType<typeof press>)

const embargo = (target: Seat): Action => ({ kind: 'play', card: 'embargo', target })
const card = (key: string): Press => ({ kind: 'card', key })
const BOTH = table(
  ['embargo', 'program-prestige'],
  [embargo(ADA), embargo(BEN), { kind: 'play', card: 'program-prestige' }],
)

describe('choosing', () => {
  for (const match of [
    { seats: 3, seed: 21, bot: 'random' },
    { seats: 4, seed: 22, bot: 'heuristic' },
    { seats: 2, seed: 23, bot: 'random', options: { slotCounting: 'buildingOnly', regulatoryReviewOnReady: true } },
  ] as const)
    it(`leads to every legal action: ${match.seats} seats, seed ${match.seed}`, () => {
      let checked = 0
      for (const { viewer, before } of recorded(match)) {
        if (typeof viewer !== 'number') continue
        const at = table(before.view.players[viewer]?.hand ?? [], before.legal, before.refused)
        for (const action of before.legal) {
          checked++
          expect(after(pathTo(action, at), at).act).toEqual(action)
        }
      }
      expect(checked).toBeGreaterThan(1000)
    })

  it('asks for a target, takes another one instead, and sends nothing before the yes', () => {
    const first = after([card('embargo-1'), { kind: 'seat', seat: ADA }], BOTH)
    expect(first).toMatchObject({ act: null, picked: { kind: 'ready', action: embargo(ADA) } })
    const second = press(first.picked, { kind: 'seat', seat: BEN }, BOTH)
    expect(press(second.picked, { kind: 'confirm' }, BOTH)).toEqual({ picked: NOTHING, act: embargo(BEN) })
  })

  it('steps back one choice at a time', () => {
    const ready = after([card('embargo-1'), { kind: 'seat', seat: ADA }], BOTH).picked
    const aiming = press(ready, { kind: 'back' }, BOTH).picked
    expect(aiming).toMatchObject({ kind: 'card', card: 'embargo' })
    expect(press(aiming, { kind: 'back' }, BOTH).picked).toEqual(NOTHING)
  })

  it('puts a card back when it is pressed again, and changes to another one', () => {
    expect(after([card('embargo-1'), card('embargo-1')], BOTH).picked).toEqual(NOTHING)
    expect(after([card('embargo-1'), card('program-prestige-1')], BOTH).picked).toMatchObject({ kind: 'ready' })
  })

  it('says why a card is stuck', () => {
    const why = { code: 'no-target', rule: 'CR-6.2', text: 'No rocket.' }
    const play = { kind: 'play', card: 'regulatory-review' } as const
    const at = table(['regulatory-review'], [{ kind: 'endTurn' }], [{ action: play, why }])
    expect(press(NOTHING, card('regulatory-review-1'), at).picked).toMatchObject({ kind: 'stuck', why })
  })

  it('ignores what is not legal', () => {
    expect(press(NOTHING, { kind: 'act', action: { kind: 'launch', rocket: 1 } }, BOTH)).toEqual({
      picked: NOTHING,
      act: null,
    })
    expect(after([card('embargo-1'), { kind: 'seat', seat: seatOf(0) }], BOTH).picked).toMatchObject({ kind: 'card' })
  })

  describe('trading', () => {
    const trades: Action[] = (['engineering', 'economic'] as const).map((deck) => ({
      kind: 'trade',
      cards: ['embargo', 'program-prestige'],
      deck,
    }))
    const at = table(['embargo', 'program-prestige'], [...BOTH.legal, ...trades])

    it('takes the cards in either order, and lets the deck be changed', () => {
      const two: readonly Press[] = [{ kind: 'trade' }, card('program-prestige-1'), card('embargo-1')]
      expect(tradeDecks(after(two, at).picked, at)).toEqual(['engineering', 'economic'])
      const ready = after([...two, { kind: 'deck', deck: 'economic' }], at).picked
      expect(press(ready, { kind: 'confirm' }, at).act).toEqual(trades[1])
      const back = press(ready, { kind: 'back' }, at).picked
      expect(after([{ kind: 'deck', deck: 'engineering' }, { kind: 'confirm' }], at, back).act).toEqual(trades[0])
    })

    it('names no deck before two cards are picked', () => {
      expect(tradeDecks(after([{ kind: 'trade' }, card('embargo-1')], at).picked, at)).toEqual([])
    })
  })

  it('forgets what the table no longer offers', () => {
    const picked = press(NOTHING, card('embargo-1'), BOTH).picked
    expect(stillPicked(picked, BOTH)).toBe(picked)
    expect(stillPicked(picked, table(['embargo'], []))).toEqual(NOTHING)
    expect(stillPicked(picked, table([], BOTH.legal))).toEqual(NOTHING)
  })
})
