import { seatOf, type Viewer } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceGoats } from '../rules/index.ts'
import { given, type Table, times } from './table.ts'

/** A view that somebody keeps, and the quick look of a bot. */

const VIEWERS: readonly Viewer[] = [seatOf(0), seatOf(1), seatOf(2), 'spectator', 'everything']

const position = () =>
  given({
    market: ['Standard Rocket', 'Warp Drive', null, 'Hull Plating'],
    pile: { top: [{ card: 'EMP Rocket', seenBy: ['Ada'] }] },
    players: {
      Ada: { hand: ['Twin Salvo', 'Barrage Rocket'], bank: times(2, 'Fuel Pod'), discard: ['Weak Rocket'] },
      Ben: { hand: ['Emergency Shield', 'Weak Rocket'], fleet: ['bare', 'suited + Reinforced Hull'] },
      Cyd: { fleet: ['suited', 'bare + Phase Shield'] },
    },
  })

/** What is going on, without the sealed answers. */
const stepsOf = (table: Table, viewer: Viewer) =>
  spaceGoats.view(table.state, viewer).agenda.steps.map((step) => {
    if (!('window' in step)) return step
    const { answers: _answers, ...window } = step.window
    return { ...step, window }
  })

const MOMENTS: [string, (table: Table) => void][] = [
  ['in the action step', () => {}],
  [
    'with a sealed answer given',
    (table) => {
      table.fire('Ada', 'Barrage Rocket')
      table.block('Ben', 'Emergency Shield')
    },
  ],
  [
    'before the second hit',
    (table) => {
      table.fire('Ada', 'Twin Salvo', 'Ben')
      table.take('Ben', 1)
    },
  ],
]

describe('the quick look', () => {
  test.each(MOMENTS)('SG-1.2 SG-4.18 shows everybody what the view shows, %s', (_when, play) => {
    const table = position()
    play(table)
    for (const viewer of VIEWERS) expect(stepsOf(table, viewer)).toEqual(stepsOf(table, 'everything'))
    for (const viewer of VIEWERS)
      expect(spaceGoats.borrowedView?.(table.state, viewer)).toEqual(spaceGoats.view(table.state, viewer))
  })
})

describe('a view', () => {
  test.each(MOMENTS)('SG-7.2 stays as it was when the match goes on, taken %s', (_when, play) => {
    const table = position()
    play(table)
    const views = VIEWERS.map((viewer) => spaceGoats.view(table.state, viewer))
    const before = JSON.stringify(views)
    goOn(table)
    expect(JSON.stringify(views)).toBe(before)
    expect(JSON.stringify(VIEWERS.map((viewer) => spaceGoats.view(table.state, viewer)))).not.toBe(before)
  })

  /** A little of everything: answers, hits, a purchase. */
  const goOn = (table: Table) => {
    if (table.asked.includes('Cyd defend')) table.take('Cyd', 1)
    if (table.asked.includes('Ada nextHit')) {
      table.secondHit('Ada', 'Cyd')
      table.take('Cyd', 1)
    }
    if (table.asked.includes('Ada action')) table.buy('Ada', 0)
    table.pass('Ben')
  }

  test('SG-4.18 has the sealed answer of its own seat, all of them at the end, none of others', () => {
    const table = position()
    table.fire('Ada', 'Barrage Rocket')
    table.block('Ben', 'Emergency Shield')
    const answers = VIEWERS.map((viewer) => {
      const step = spaceGoats.view(table.state, viewer).agenda.steps.at(-1)
      return step?.kind === 'defend' ? step.window.answers : null
    })
    const own = { 1: { kind: 'defend', card: 'ST04' } }
    expect(answers).toEqual([{}, own, {}, {}, own])
  })

  test.each(['aegis', 'wreckage'] as const)('SG-4.5 SG-7.3 the same holds for %s', (kind) => {
    const table = kind === 'aegis' ? twoAegis() : quietDuel()
    if (kind === 'aegis') table.trash('Cyd', 'hand', 'Dart')
    else table.wreck('Ben', 1)
    const seat = kind === 'aegis' ? 2 : 1
    const answersOf = (viewer: Viewer) => {
      const step = spaceGoats.view(table.state, viewer).agenda.steps.at(-1)
      return step !== undefined && 'window' in step ? Object.keys(step.window.answers) : null
    }
    expect(answersOf(seatOf(seat))).toEqual([String(seat)])
    for (const viewer of VIEWERS) {
      const { steps } = table.state.agenda
      expect(stepsOf(table, viewer).map((step) => step.kind)).toEqual(steps.map((step) => step.kind))
      expect(stepsOf(table, viewer)).toEqual(stepsOf(table, 'everything'))
    }
    for (const viewer of [seatOf(0), 'spectator'] as const) expect(answersOf(viewer)).toEqual([])
  })

  const quietDuel = () => {
    const table = given({ turn: 'Ben', players: { Cyd: { fleet: [] } } })
    table.pass('Ben')
    return table
  }

  const twoAegis = () => {
    const card = (id: string, name: string, rest: object) => ({ id, name, cost: 2, copies: 6, ...rest })
    const mirror = 'reactive_block_1_rocket_then_trash_1_card_from_hand_or_discard'
    const cardSet = JSON.stringify([
      card('Mirror', 'Mirror', { kind: 'shield', effectId: mirror }),
      card('Dart', 'Dart', { kind: 'rocket', effectId: 'destroy_1_ship' }),
      card('volley', 'Volley', { kind: 'rocket', effectId: 'each_opponent_blocks_or_loses_ship' }),
    ])
    const hand = ['Mirror', 'Dart', 'Dart']
    const setupLuck = [...times(4, 'Dart'), ...times(4, 'ST01')]
    const table = given({
      setupLuck,
      options: { cardSet },
      players: { Ada: { hand: ['Volley'] }, Ben: { hand }, Cyd: { hand } },
    })
    table.fire('Ada', 'Volley')
    table.block('Ben', 'Mirror')
    table.block('Cyd', 'Mirror')
    return table
  }
})
