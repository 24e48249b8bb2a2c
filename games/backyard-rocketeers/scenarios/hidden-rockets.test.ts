import { readFileSync } from 'node:fs'
import { fastChance, seatOf, seatsOf } from '@starboard/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HiddenRocket, planSlots } from '../rules/determinize-slots.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { OPTIONAL_SLOTS, PART_KINDS, REQUIRED } from '../rules/vocabulary.ts'

const FIVE = new URL('views/five-hidden-rockets.json', import.meta.url)

describe('BR-4.14 what an Enigma Machine hides can be imagined', () => {
  test('with five hidden rockets and hardly more parts than they have, at once and every time', () => {
    const { view, viewer } = JSON.parse(readFileSync(FIVE, 'utf8'))
    for (let number = 0; number < 20; number++) {
      const state = backyardRocketeers.determinize(view, seatOf(viewer), fastChance(`five ${number}`))
      expect(JSON.parse(JSON.stringify(backyardRocketeers.view(state, seatOf(viewer))))).toEqual(view)
    }
  })

  const supply = fc.array(fc.nat(3), { minLength: PART_KINDS.length, maxLength: PART_KINDS.length })
  const rockets = fc.array(fc.record({ parts: fc.nat(6), taken: fc.subarray([0, 3, 4, 7], { maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 3,
  })

  test('a plan is found exactly where there is one, and keeps to what there is', () => {
    fc.assert(
      fc.property(supply, rockets, fc.string(), (cards, some, luck) => {
        const all = seatsOf(some.length).map((seat): HiddenRocket => ({ seat, parts: 0, taken: [], ...some[seat] }))
        const plan = planSlots(all, cards, fastChance(luck))
        expect(plan !== null).toBe(canBePlanned(all, cards))
        if (plan === null) return
        const used = [...plan.values()].flat()
        for (const [slot, count] of cards.entries())
          expect(used.filter((one) => one === slot).length).toBeLessThanOrEqual(count)
        for (const { seat, parts, taken } of all) {
          const slots = [...taken, ...(plan.get(seat) ?? [])]
          expect([slots.length, new Set(slots).size]).toEqual([taken.length + parts, taken.length + parts])
          expect(slots.filter((slot) => slot >= REQUIRED).length).toBeLessThanOrEqual(OPTIONAL_SLOTS)
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** All ways, one after the other. */
function canBePlanned([rocket, ...others]: readonly HiddenRocket[], supply: readonly number[]): boolean {
  if (rocket === undefined) return true
  return choices(rocket.parts, 0).some(
    (slots) =>
      slots.every((slot) => (supply[slot] ?? 0) > 0 && !rocket.taken.includes(slot)) &&
      [...slots, ...rocket.taken].filter((slot) => slot >= REQUIRED).length <= OPTIONAL_SLOTS &&
      canBePlanned(
        others,
        supply.map((count, slot) => (slots.includes(slot) ? count - 1 : count)),
      ),
  )
}

function choices(count: number, from: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return PART_KINDS.map((_, slot) => slot)
    .slice(from)
    .flatMap((slot) => choices(count - 1, slot + 1).map((rest) => [slot, ...rest]))
}
