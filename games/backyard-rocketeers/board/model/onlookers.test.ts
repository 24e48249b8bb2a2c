import { seatOf } from '@starboard/kernel'
import { expect, it } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { backyardRocketeers } from '../../rules/index.ts'
import { given, TRIO } from '../../scenarios/table.ts'
import { onlookersLine } from './onlookers.ts'

const [ADA, BEN, CYD] = [seatOf(0), seatOf(1), seatOf(2)]

const spied = (by: typeof BEN): Event => ({ kind: 'spiedOn', seat: ADA, by, until: 9, hand: [] })
const over = (by: typeof BEN): Event => ({ kind: 'statusEnded', seat: ADA, what: 'spies', by })
const round = (number: number): Event => ({ kind: 'roundBegan', round: number })

/** What Ada reads after this story, with these spies at work and satellites over her. */
function line(story: readonly Event[], { spies = [] as (typeof BEN)[], satellites = [] as string[] } = {}) {
  const above = Object.fromEntries(
    satellites.map((name) => [name, { level: 2 as const, enhancements: ['Spy Satellite'] }]),
  )
  const { state } = given({ seats: TRIO, players: above })
  const view = backyardRocketeers.view(state, ADA)
  const [ada] = view.players
  if (ada === undefined) throw new Error('Ada has no seat.')
  const mine = { ...ada, spies: spies.map((by) => ({ by, until: 9 })) }
  return onlookersLine({ view, story, name: (seat) => TRIO[seat] ?? '' }, mine)
}

it('nobody has seen a hand before anybody spies on it', () => expect(line([round(1), round(2)])).toBeNull())

it('whoever sees a hand now is said by name, spies and satellites alike', () => {
  expect(line([spied(BEN)], { spies: [BEN] })).toBe('Ben sees your hand')
  expect(line([], { spies: [BEN], satellites: ['Cyd'] })).toBe('Ben and Cyd see your hand')
})

it('whoever has seen it stays known, with the last round of it', () => {
  const story = [round(3), spied(BEN), round(4), round(5), over(BEN), round(9)]
  expect(line(story)).toBe('Your hand was seen by Ben in round 5')
  expect(line([...story, spied(CYD)], { spies: [CYD] })).toBe('Cyd sees your hand; seen by Ben in round 5')
  expect(line([...story, spied(CYD), over(CYD)])).toBe('Your hand was seen by Ben in round 5 and Cyd in round 9')
})

it('the hand of another level is another hand, and others’ hands are not mine', () => {
  const story = [round(3), spied(BEN), over(BEN)]
  expect(line([...story, { kind: 'levelReached', seat: ADA, level: 2 }])).toBeNull()
  expect(line([...story, { kind: 'startedOver', seat: ADA }])).toBeNull()
  expect(line([...story, { kind: 'startedOver', seat: CYD }])).not.toBeNull()
  expect(line([{ kind: 'spiedOn', seat: CYD, by: BEN, until: 9, hand: [] }])).toBeNull()
})
