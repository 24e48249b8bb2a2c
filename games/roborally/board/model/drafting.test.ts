import { seatOf } from '@starboard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/cards.ts'
import { picture } from '../../rules/picture.ts'
import { REGISTERS, type Register } from '../../rules/state.ts'
import type { SeenRobot } from '../../rules/view.ts'
import {
  cleared,
  type Draft,
  emptyRegisters,
  nextMessage,
  placed,
  programOf,
  registerOf,
  tableDraft,
  takenBack,
} from './drafting.ts'
import { robotView, viewOf } from './view.fixture.ts'

const HAND: readonly Card[] = ['M3-800', 'M2-700', 'M1-500', 'RR-200', 'RL-110', 'UT-030', 'BU-440']

const robot = (change: Partial<SeenRobot> = {}): SeenRobot => robotView({ hand: HAND, deal: HAND, ...change })

type Wish = { readonly card: number; readonly register: Register; readonly isBack: boolean }

const wishes = fc.array(
  fc.record({
    card: fc.nat({ max: HAND.length - 1 }),
    register: fc.constantFrom(...REGISTERS),
    isBack: fc.boolean(),
  }),
  { maxLength: 20 },
)

const follow = (draft: Draft, { card, register, isBack }: Wish): Draft =>
  isBack ? takenBack(draft, register) : placed(draft, HAND[card] ?? 'M1-500', register)

/** The table's side of a draft: what the events of these messages tell. */
function told(view: ReturnType<typeof viewOf>, draft: Draft) {
  const seat = seatOf(0)
  let now = view
  for (let sent = 0; sent < 40; sent++) {
    const robot = now.robots[0]
    const message = robot === undefined ? null : nextMessage(draft, robot)
    if (message === null) return now
    if (message.kind === 'place')
      now = picture.step(now, { kind: 'cardPlaced', seat, card: message.card, register: message.register })
    if (message.kind === 'unplace') {
      const card = now.robots[0]?.registers[message.register - 1]
      if (card === null || card === undefined || card === 'hidden') throw new Error('There is no card to take back.')
      now = picture.step(now, { kind: 'cardTakenBack', seat, card, register: message.register })
    }
    if (message.kind === 'setPowerDown') now = picture.step(now, { kind: 'powerDownTicked', seat, on: message.on })
  }
  throw new Error('The messages never end.')
}

describe('a draft', () => {
  it('RR-3.5 holds each card once, whatever is moved where', () => {
    fc.assert(
      fc.property(wishes, (list) => {
        const cards = list.reduce(follow, tableDraft(robot())).registers.filter((card) => card !== null)
        expect(new Set(cards).size).toBe(cards.length)
      }),
    )
  })

  it('RR-3.8 reaches the table as it stands here, from whatever the table knew', () => {
    fc.assert(
      fc.property(wishes, wishes, fc.boolean(), (before, after, powerDown) => {
        const view = viewOf({ robots: [robot()] })
        const first = told(view, before.reduce(follow, tableDraft(robot())))
        const known = first.robots[0] ?? robot()
        const draft = { ...after.reduce(follow, tableDraft(known)), powerDown }
        const last = told(first, draft).robots[0] ?? robot()
        expect(tableDraft(last)).toEqual(draft)
        expect([...(last.hand ?? []), ...draft.registers.filter((card) => card !== null)].toSorted()).toEqual(
          HAND.toSorted(),
        )
      }),
    )
  })

  it('swaps two placed cards, and sends a displaced one back to the hand', () => {
    const both = placed(placed(tableDraft(robot()), 'M1-500', 1), 'M2-700', 2)
    expect(placed(both, 'M2-700', 1).registers).toEqual(['M2-700', 'M1-500', null, null, null])
    expect(placed(both, 'M3-800', 1).registers).toEqual(['M3-800', 'M2-700', null, null, null])
    expect(registerOf(placed(both, 'M3-800', 1), 'M1-500')).toBeNull()
  })

  it('RR-3.3 leaves locked registers alone', () => {
    const hurt = robot({ damage: 6, registers: [null, null, null, 'RR-340', 'M1-600'] })
    const draft = placed(tableDraft(hurt), 'M2-700', 1)
    expect(emptyRegisters(draft, hurt)).toEqual([2, 3])
    expect(cleared(draft, hurt).registers).toEqual([null, null, null, 'RR-340', 'M1-600'])
    expect(programOf(draft, hurt)).toEqual(['M2-700', null, null, null, null])
  })

  it('RR-3.12 asks a powered-down robot for no cards', () => {
    const down = robotView({ poweredDown: true, hand: [], deal: [] })
    expect(emptyRegisters(tableDraft(down), down)).toEqual([])
    expect(programOf(tableDraft(down), down)).toEqual([null, null, null, null, null])
    expect(nextMessage({ ...tableDraft(down), powerDown: true }, down)).toEqual({ kind: 'setPowerDown', on: true })
  })
})
