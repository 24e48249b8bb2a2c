import { expect, test } from 'vitest'
import type { GameTypes } from '../contract/contract.ts'
import { isRefusal } from '../contract/refusal.ts'
import { seatsOf } from '../contract/seat.ts'
import { readSetup } from '../contract/setup.ts'
import { lanterns } from '../lanterns.fixture.ts'
import { fastChance } from '../luck/fast.ts'
import { Glances } from './glances.ts'
import { type Look, lookAt } from './look.ts'

const SEATS = seatsOf(2)

function begun(seed: string) {
  const setup = readSetup(lanterns, { seats: SEATS.length, options: {} })
  if (isRefusal(setup)) throw new Error(setup.text)
  const ctx = { now: 0, random: fastChance(seed), pace: { pauseMs: 0, fixedWindows: false } }
  return lanterns.setup(setup, { ...ctx, byTimeout: false, hasListeners: false, emit() {}, reveal() {} })
}

const partsOf = ({ at, now, view, open, outcome, legal, refused }: Look<GameTypes>) => ({
  at,
  now,
  view,
  open,
  outcome,
  legal,
  refused,
})

test.each(SEATS)('one glance after another shows what a look of its own would (seat %i)', (seat) => {
  const glances = new Glances(lanterns, seat)
  for (const [at, seed] of ['one', 'two', 'three'].entries()) {
    const state = begun(seed)
    const expected = partsOf(lookAt(lanterns, state, seat, { at, now: at }))
    expect(partsOf(glances.again(state, { at, now: at }))).toEqual(expected)
    expect((glances.legalByKind ?? []).flat()).toEqual(expected.legal)
  }
})

test('nothing can be seen before the first glance', () => {
  const [seat] = SEATS
  if (seat === undefined) throw new Error('Nobody looks.')
  expect(() => new Glances(lanterns, seat).view).toThrow('nothing to look at')
})
