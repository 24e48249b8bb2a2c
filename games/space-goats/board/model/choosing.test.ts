import { seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { isSame, NOTHING, type Picked, type Press, pointed, press, stillPicked, type Table } from './choosing.ts'
import { heldCards } from './hand.ts'

const [BRAM, ODILE] = [seatOf(1), seatOf(2)]

const ACTIONS: readonly Action[] = [
  { kind: 'buy', slot: 0 },
  { kind: 'rocket', card: 'RK01', target: BRAM },
  { kind: 'rocket', card: 'RK01', target: ODILE },
  { kind: 'rocket', card: 'RK05' },
  { kind: 'shield', card: 'SH01', ship: 4 },
  { kind: 'special', card: 'SP01' },
  { kind: 'pass' },
]

const table = (change: Partial<Table> = {}): Table => ({
  legal: ACTIONS,
  refused: [{ action: { kind: 'buy', slot: 1 }, why: { code: 'too-dear', rule: 'SG-3.1', text: '1 short.' } }],
  hand: heldCards(['RK01', 'RK05', 'SH01', 'SP01', 'SH03']),
  whyNot: () => ({ code: 'reaction', rule: 'SG-5.4', text: 'Only against a hit.' }),
  ...change,
})

/** One press after the other. */
const presses = (list: readonly Press[], at: Table = table()): Picked =>
  list.reduce<Picked>((picked, one) => press(picked, one, at), NOTHING)

describe('an action', () => {
  it('SG-4.2 a rocket asks for a target, and another one may be named instead', () => {
    const aimed = presses([{ kind: 'card', key: 'RK01-1' }])
    expect(aimed.kind).toBe('card')
    expect(pointed(aimed, table())).toHaveLength(2)
    const ready = press(aimed, { kind: 'seat', seat: BRAM }, table())
    expect(ready).toMatchObject({ kind: 'ready', action: { target: BRAM } })
    expect(press(ready, { kind: 'seat', seat: ODILE }, table())).toMatchObject({ action: { target: ODILE } })
  })

  it('SG-4.15 a barrage is ready at once', () => {
    expect(presses([{ kind: 'card', key: 'RK05-1' }])).toMatchObject({ kind: 'ready', action: { card: 'RK05' } })
  })

  it('SG-5.1 the only free ship is taken by itself', () => {
    expect(presses([{ kind: 'card', key: 'SH01-1' }])).toMatchObject({ kind: 'ready', action: { ship: 4 } })
  })

  it('a card that cannot be played says why', () => {
    expect(presses([{ kind: 'card', key: 'SH03-1' }])).toMatchObject({ kind: 'stuck', why: { rule: 'SG-5.4' } })
  })

  it('SG-3.1 a slot that is too dear says why, one that is not is ready', () => {
    expect(presses([{ kind: 'slot', slot: 1 }])).toMatchObject({ kind: 'stuck', why: { rule: 'SG-3.1' } })
    expect(presses([{ kind: 'slot', slot: 0 }])).toMatchObject({ kind: 'ready', action: { slot: 0 } })
  })

  it('SG-3.2 the cards that pay may be named', () => {
    const payment = { bank: ['ST02', 'ST01'], hand: [] }
    const paid = presses([
      { kind: 'slot', slot: 0 },
      { kind: 'payment', payment },
    ])
    expect(paid).toMatchObject({ kind: 'ready', action: { kind: 'buy', slot: 0, payment } })
    expect(stillPicked(paid, table())).toBe(paid)
  })

  it('a second press lets go, and back steps back to the aiming', () => {
    expect(
      presses([
        { kind: 'card', key: 'RK01-1' },
        { kind: 'card', key: 'RK01-1' },
      ]),
    ).toBe(NOTHING)
    const back = presses([{ kind: 'card', key: 'RK01-1' }, { kind: 'seat', seat: BRAM }, { kind: 'back' }])
    expect(back.kind).toBe('card')
  })

  it('what is picked is forgotten when the table no longer offers it', () => {
    const picked = presses([{ kind: 'card', key: 'RK05-1' }])
    expect(stillPicked(picked, table({ legal: [{ kind: 'pass' }] }))).toBe(NOTHING)
    expect(stillPicked(picked, table({ hand: [] }))).toBe(NOTHING)
  })

  it('passing is asked about, not done', () => {
    expect(press(NOTHING, { kind: 'ask', action: { kind: 'pass' } }, table())).toMatchObject({ kind: 'ready' })
    expect(press(NOTHING, { kind: 'ask', action: { kind: 'buy', slot: 1 } }, table())).toBe(NOTHING)
  })
})

describe('an answer', () => {
  const defending = table({
    legal: [
      { kind: 'defend', card: 'SH03' },
      { kind: 'defend', ship: 7 },
      { kind: 'defend', ship: 8 },
    ],
  })

  it('SG-4.4 blocks with a card, or lands the hit on a ship', () => {
    const blocked = presses([{ kind: 'card', key: 'SH03-1' }], defending)
    expect(blocked).toMatchObject({ kind: 'ready', action: { card: 'SH03' } })
    expect(press(blocked, { kind: 'ship', ship: 8 }, defending)).toMatchObject({ action: { ship: 8 } })
  })

  it('SG-4.6 a ship that may not take it is not taken', () => {
    expect(presses([{ kind: 'ship', ship: 9 }], defending)).toBe(NOTHING)
  })

  it('SG-6.7 a card of the hand is trashed from there, though equal ones lie in the discard pile', () => {
    const trashing = table({
      legal: [
        { kind: 'trashOne', zone: 'hand', card: 'RK01' },
        { kind: 'trashOne', zone: 'discard', card: 'RK01' },
      ],
    })
    expect(presses([{ kind: 'card', key: 'RK01-1' }], trashing)).toMatchObject({ action: { zone: 'hand' } })
  })

  it('is the same whatever the order of its members', () => {
    expect(isSame({ kind: 'nextHit', target: BRAM }, { target: BRAM, kind: 'nextHit' })).toBe(true)
    expect(isSame({ kind: 'nextHit', target: BRAM }, { kind: 'nextHit' })).toBe(false)
  })
})
