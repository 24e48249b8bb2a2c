import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { dealing, FLOOR, kinds, race } from './race.fixture.ts'

const LOCKED: Card[] = ['RL-410', 'RL-390', 'RL-370', 'RL-350']

/** Ada stands on [1,2], the repair site, or elsewhere; Ben turns on his dock. Gives the table after the clean-up. */
function cleanedUp({ at = [1, 2] as const, damage = 8, options = {}, count }: Cleaning) {
  const locked = LOCKED.slice(0, Math.max(0, damage - 4))
  const registers = [...Array.from({ length: 5 - locked.length }, () => null), ...locked]
  const table = race({ options, robots: { Ada: { at, damage, registers } } })
  table.submit('Ada')
  table.submit('Ben')
  const left = locked.slice(locked.length - Math.max(0, 5 - count))
  const told = table.watch(dealing([count, 9], { without: left }))
  return { table, told, ada: table.robot('Ada') }
}

interface Cleaning {
  readonly at?: readonly [number, number]
  readonly damage?: number
  readonly options?: object
  /** Cards dealt to Ada afterwards. */
  readonly count: number
}

describe('repairs', () => {
  test('RR-10.2 a repair site takes all damage away, and with it all locks', () => {
    const { ada, told } = cleanedUp({ count: 9 })
    expect(ada).toMatchObject({ damage: 0, dealt: 9, registers: [null, null, null, null, null] })
    expect(told).toContainEqual({ kind: 'robotRepaired', seat: 0, before: 8, after: 0 })
    const opened = told.filter(({ kind }) => kind === 'registerOpened')
    expect(opened.map((event) => ('opened' in event ? event.opened : 0))).toEqual([2, 3, 4, 5])
  })

  test('RR-9.4 with repair one the lowest locked register opens and its card leaves', () => {
    const { ada, told } = cleanedUp({ options: { repair: 'one' }, count: 2 })
    expect(ada).toMatchObject({ damage: 7, dealt: 2, registers: [null, null, 'RL-390', 'RL-370', 'RL-350'] })
    expect(told.filter(({ kind }) => kind === 'registerOpened')).toEqual([
      { kind: 'registerOpened', seat: 0, opened: 2, card: 'RL-410' },
    ])
  })

  test('RR-10.3 checkpoints repair only where the option says so', () => {
    const at = [0, 0] as const
    const repaired = (checkpointRepairs: string, count: number) =>
      cleanedUp({ at, damage: 3, options: { checkpointRepairs }, count }).ada.damage
    expect([repaired('none', 6), repaired('one', 7), repaired('all', 9)]).toEqual([3, 2, 0])
  })

  test('RR-10.3 a repair site that is a checkpoint repairs once, by the larger effect', () => {
    const course = FLOOR.replace('F1   ', '*,F1 ')
    const repaired = (checkpointRepairs: string, count: number) =>
      cleanedUp({ at: [0, 0], damage: 3, options: { course, repair: 'one', checkpointRepairs }, count }).ada.damage
    expect([repaired('none', 7), repaired('one', 7), repaired('all', 9)]).toEqual([2, 2, 0])
  })

  test('RR-10.2 a powered-down robot is repaired too', () => {
    const asleep = { poweredDown: true, dealt: 0, hand: [], deal: [] }
    const table = race({ robots: { Ada: { ...asleep, at: [1, 2], damage: 3 } } })
    table.submit('Ada')
    table.submit('Ben')
    expect(kinds(table.watch(dealing([9, 9])))).toContain('robotRepaired')
  })

  test('RR-10.1 repairs come before the clearing, and re-entry after it', () => {
    const table = race({
      hands: [[], ['M1-500']],
      robots: { Ada: { at: [1, 2], damage: 1 }, Ben: { at: [6, 3], heading: 'N' } },
    })
    table.submit('Ada')
    table.submit('Ben', ['M1-500'])
    expect(kinds(table.watch())).toEqual(['filmWatched', 'robotRepaired', 'programsCleared', 'reentryAsked'])
  })
})

describe('clearing', () => {
  test('RR-9.4 cards in open registers go, locked ones stay for the next turn', () => {
    const { ada } = cleanedUp({ at: [0, 5], damage: 6, count: 3 })
    expect(ada.registers).toEqual([null, null, null, 'RL-410', 'RL-390'])
  })

  test('RR-9.6 the unrevealed cards of a destroyed robot stay unseen, and leave at the clean-up', () => {
    const table = race({ hands: [['M1-500', 'M2-700']], robots: { Ada: { at: [6, 3], heading: 'N' } } })
    table.submit('Ada', ['M1-500', 'M2-700'])
    table.submit('Ben')
    const seenBy = (viewer: string) => table.view(viewer).robots[0]?.registers.slice(0, 2)
    expect(seenBy('Ada')).toEqual(['M1-500', 'M2-700'])
    expect([seenBy('Ben'), seenBy('spectator')]).toEqual([
      ['M1-500', 'hidden'],
      ['M1-500', 'hidden'],
    ])
    table.watch()
    expect(seenBy('Ada')).toEqual([null, null])
  })
})

describe('the end of a turn', () => {
  test('RR-12.5 RR-R28 after the clean-up of the last turn the race ends unfinished', () => {
    const table = race({ turn: 20, options: { turnLimit: 20, filmSeconds: 0 } })
    table.submit('Ada')
    expect(kinds(table.submit('Ben')).slice(-2)).toEqual(['programsCleared', 'raceEnded'])
    expect(table.outcome).toMatchObject({ ending: 'turn-limit', rule: 'RR-12.5', result: 'ranked', places: [1, 1] })
  })

  test('RR-12.14 ten turns without any submission end the race', () => {
    const ten = Array.from({ length: 10 }, () => 0)
    const table = race({ silentTurns: 9, options: { filmSeconds: 0 } })
    table.time(30_000, ten)
    expect(table.outcome).toMatchObject({ ending: 'stalled', rule: 'RR-12.14', result: 'ranked' })
  })

  test('RR-12.14 one submission is enough to go on', () => {
    const table = race({ silentTurns: 9, options: { filmSeconds: 0 } })
    table.submit('Ada')
    table.time(30_000, [0, 0, 0, 0, 0, ...dealing([9, 9])])
    expect(table.state).toMatchObject({ turn: 2, silentTurns: 0 })
  })
})
