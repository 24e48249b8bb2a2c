import { type AnyGame, readText, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { audiences, type Event } from '../rules/events.ts'
import { words as ownWords } from '../rules/words.ts'
import { dealing, type Race, race } from './race.fixture.ts'

/** As the kernel knows it: a test may hand over anything. */
const words: AnyGame['words'] = ownWords

const nameIn = (table: Race) => (seat: number) => table.names[seat] ?? 'nobody'
const story = (table: Race, events: readonly { kind: string }[]) =>
  events.flatMap((event) => {
    const sentence = words.event(event)
    return sentence === null ? [] : [readText(sentence, { name: nameIn(table), reader: null })]
  })

describe('the log', () => {
  test('RR-9.6 every destruction names its cause', () => {
    const when = { turn: 1, register: 1, phase: 'cards' } as const
    const base = {
      kind: 'robotDestroyed',
      seat: seatOf(0),
      at: [6, 2],
      cause: 'pit',
      how: 'card',
      by: null,
      lives: 2,
      ...when,
    }
    const name = (seat: number) => (seat === 0 ? 'Ada' : 'Ben')
    const said = (change: object) => readText(words.event({ ...base, ...change }) ?? '', { name, reader: null })
    expect(said({})).toBe('Ada drives into the pit at [6,2]: destroyed, 2 lives left.')
    expect(said({ at: null, cause: 'edge' })).toBe('Ada drives off the board: destroyed, 2 lives left.')
    expect(said({ how: 'push', by: 1 })).toBe('Ben pushes Ada into the pit at [6,2]: destroyed, 2 lives left.')
    expect(said({ how: 'belt', lives: 1 })).toBe('A belt carries Ada into the pit at [6,2]: destroyed, 1 life left.')
    expect(said({ how: 'pusher' })).toBe('A pusher pushes Ada into the pit at [6,2]: destroyed, 2 lives left.')
    expect(said({ how: 'lasers', cause: 'lasers', by: 1, lives: 0 })).toBe(
      'Ada is shot to pieces by Ben at [6,2]: destroyed, no life left.',
    )
    expect(said({ how: 'lasers', cause: 'lasers' })).toBe('Ada is shot to pieces at [6,2]: destroyed, 2 lives left.')
  })

  test('a turn reads like a story', () => {
    const program: Card[] = ['M1-500', 'UT-010', 'UT-020', 'UT-030', 'UT-040']
    const table = race({
      hands: [program, ['RR-100', 'RL-090', 'RR-120', 'RL-110', 'RR-140']],
      robots: { Ada: { at: [6, 3], heading: 'N' }, Ben: { heading: 'N' } },
    })
    table.submit('Ada', program)
    const told = story(table, table.submitPoweringDown('Ben', ['RR-100', 'RL-090', 'RR-120', 'RL-110', 'RR-140']))
    expect(told.slice(0, 9)).toEqual([
      'Ben is ready.',
      'All programs are in.',
      'Ben announces a power down for the next turn.',
      'Register 1.',
      'Revealed: Ada Move 1 (500), Ben Rotate Right (100).',
      'Ada runs Move 1 (500).',
      'Ada drives into the pit at [6,2]: destroyed, 2 lives left.',
      'Ben runs Rotate Right (100).',
      'Ben turns to face east.',
    ])
    table.watch()
    const back = story(table, table.reenter('Ada', [0, 5], 'E', dealing([7, 0])))
    expect(back.slice(0, 3)).toEqual([
      'Ada comes back on [0,5] facing east, with 2 damage.',
      'Turn 2.',
      'Ben is powered down for this turn and loses all damage.',
    ])
  })

  test('what is hidden is not said', () => {
    const table = race()
    table.submit('Ada')
    expect(story(table, table.told('Ben'))).toEqual(['Ada is ready.'])
  })

  test('every kind of event has its words', () => {
    const unsaid = [
      'cardPlaced',
      'cardTakenBack',
      'powerDownTicked',
      'registerEnded',
      'filmBegan',
      'programsCleared',
      'robotStepped',
      'beltsMoved',
      'gearsTurned',
      'lasersFired',
      'pusherFired',
    ]
    const empty = { seat: 0, cards: [], moves: [], held: [], turns: [], hits: [], beams: [], chain: [], dockOrder: [] }
    const details = {
      register: 1,
      card: 'M1-500',
      heading: 0,
      direction: 0,
      at: [0, 0],
      to: [0, 0],
      cause: 'pit',
      how: 'card',
      by: null,
    }
    for (const kind of Object.keys(audiences)) {
      const how = kind === 'raceEnded' ? { how: 'stalled', winner: null } : {}
      const text = words.event({ kind, ...empty, ...details, ...how } as { kind: Event['kind'] })
      if (unsaid.includes(kind)) expect([kind, text]).toEqual([kind, null])
      else expect([kind, text]).not.toEqual([kind, null])
    }
  })
})

describe('questions and actions', () => {
  test('every question has a prompt of its own', () => {
    const prompts = ['programming', 'film', 'reentry'].map((kind) =>
      words.prompt({ kind, seat: seatOf(0) }, {}, () => 'Ada'),
    )
    expect(new Set(prompts).size).toBe(3)
    expect(prompts[0]).toContain('→ is where it leads without other robots')
  })

  test('actions are said as buttons would', () => {
    const say = (action: { kind: string }) => words.action(action, () => 'Ada')
    const submit = { kind: 'submit', program: ['M1-500', null, null, null, null], powerDown: true }
    expect(say(submit)).toBe('Submit Move 1 (500), and power down next turn')
    const reenter = { kind: 'reenter', at: [1, 2], heading: 'W', powerDown: false }
    expect(say(reenter)).toBe('Come back on [1,2] facing west')
  })
})
