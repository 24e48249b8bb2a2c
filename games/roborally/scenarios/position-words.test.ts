import type { Passage } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import type { Card } from '../rules/cards.ts'
import { REGISTERS } from '../rules/state.ts'
import { words } from '../rules/words.ts'
import { courseText, type Race, race } from './race.fixture.ts'

const HAND: readonly Card[] = ['M1-500', 'M2-680', 'UT-030', 'UT-040', 'UT-050', 'M3-790', 'RL-090', 'RR-080', 'BU-430']

function passages(table: Race, viewer: string): readonly Passage[] {
  const onlooker = viewer === 'spectator' || viewer === 'everything' ? viewer : table.seat(viewer)
  return words.position?.(table.view(viewer), onlooker, (seat) => table.names[seat] ?? '') ?? []
}

/** Without map and details, seats with a comma between their cells. */
const lines = (table: Race, viewer: string): readonly string[] =>
  passages(table, viewer).flatMap((passage) => {
    if (passage.kind === 'facts') return [passage.texts.join(' · ')]
    if (passage.kind === 'line') return passage.isPicture === true || passage.isDetail === true ? [] : [passage.text]
    const heading = passage.columns.map(({ heading }) => heading).join(', ')
    return [heading, ...table.names.map((_, seat) => passage.columns.map(({ cells }) => cells[seat]).join(', '))]
  })

const mapOf = (table: Race): readonly string[] =>
  passages(table, 'spectator').flatMap((passage) =>
    passage.kind === 'line' && passage.isPicture === true ? [passage.text] : [],
  )

describe('the position in words', () => {
  test('RR-1.4, RR-9.3 tells all about your robot, with its hand and its locked registers', () => {
    const table = race({
      hands: [HAND],
      robots: {
        Ada: {
          at: [1, 2],
          heading: 'E',
          damage: 6,
          lives: 2,
          registers: [null, null, null, 'UT-060', 'RL-410'],
          next: 2,
        },
        Ben: { at: [5, 0], heading: 'S', damage: 1 },
      },
    })
    table.place('Ada', 'M2-680', 2)
    expect(lines(table, 'Ada')).toEqual([
      'Turn 1 · Test Floor · 2 checkpoints',
      'You: Anvil (A►) on [1,2] facing east, on a repair site',
      'Damage 6 of 9 · 2 lives · next F2 on [7,0] · archive [0,5]',
      'Registers: 1 – · 2 Move 2 (680) · 3 – · 4 U-Turn (60) locked · 5 Rotate Left (410) locked',
      'Hand: Move 1 (500) · U-Turn (30) · U-Turn (40) · U-Turn (50) · Move 3 (790) · Rotate Left (90) · Rotate Right (80) · Back Up (430)',
      'robot, dmg, lives, next',
      'A►[1,2], 6, 2, F2',
      'B▼[5,0], 1, 3, F1',
    ])
    expect(mapOf(table)).toEqual([
      '   0  1  2  3  4  5  6  7',
      ' 0 F1 ·  ·  ·  ·  B▼ ·  F2',
      ' 1 ·  ·  ·  ·  ·  ·  ·  ·',
      ' 2 ·  A► ·  ·  ·  ·  #  ·',
      ' 3 ·  ·  ·  ·  D3 ·  ·  ·',
      ' 4 ·  ·  D2 ·  ·  ·  D4 ·',
      ' 5 D1 ·  ·  ·  ·  ·  ·  ·',
    ])
  })

  test('a program that is in is only known to be in', () => {
    const table = race({ hands: [HAND] })
    table.submit('Ada', ['M1-500', 'M2-680'])
    for (const viewer of ['Ben', 'spectator']) {
      const told = lines(table, viewer).join('\n')
      expect(told).not.toContain('(680)')
      expect(told).toContain('A▲[0,5], 0, 3, F1, ready')
    }
  })

  test('RR-9.3 a locked card of another robot is open, the rest of its program is not', () => {
    const table = race({ hands: [HAND], robots: { Ada: { damage: 5, registers: [null, null, null, null, 'RL-410'] } } })
    table.submit('Ada', ['M1-500', 'M2-680'])
    expect(lines(table, 'Ben').at(-1)).toBe(
      'Ada: 1 face down, 2 face down, 3 face down, 4 face down, 5 Rotate Left (410) locked',
    )
  })

  test('RR-4.1, RR-10.4 what was turned up is open to all, and a wreck is no robot on the map', () => {
    const table = race({ hands: [HAND], robots: { Ada: { at: [6, 3], heading: 'N' } } })
    table.submit('Ada', HAND)
    table.submit('Ben')
    const told = lines(table, 'Ben')
    expect(told).toContain('A wreck, 0, 2, F1')
    expect(lines(table, 'Ada')).toContain('You: Anvil (A), destroyed, and will come back')
    expect(mapOf(table).join('')).not.toContain('A▲')
    expect(lines(table, 'spectator').join('\n')).toMatch(/Ben: 1 .+ \(\d+\), 2 /)
  })

  test('RR-11.2 tells who is powered down', () => {
    const table = race({ robots: { Ben: { poweredDown: true } } })
    expect(lines(table, 'Ada')).toContain('B▲[2,4], 0, 3, F1, powered down')
  })

  test('RR-6.1 pushers tell when and where they push', () => {
    const course = courseText(['F1 . D1 .', '. . D2 F2', '. . . .', '. . . .'], '2').replace(
      /\+ {5}\+ {5}\+ {5}\+ {5}\+\nend/,
      '+-----+     +-----+-----+\nend',
    )
    const floor = course.replace(/ \. {5}\. {5}\. {5}\. *\n(?=\+-)/, ' Pn24  .     Pn24  Pn5\n')
    const table = race({ options: { course: floor } })
    expect(lines(table, 'Ada').at(-1)).toBe('Pushers: [0,3] [2,3] north in register 2 and 4; [3,3] north in register 5')
  })

  test('RR-12.2 the end can be told to anybody', () => {
    const table = race()
    table.concede('Ben')
    for (const viewer of ['Ada', 'Ben', 'spectator', 'everything'])
      expect(lines(table, viewer)[0]).toBe('Over after 1 turn · Test Floor · 2 checkpoints')
  })

  test('RR-13.10 the map of the largest course fits 80 columns', () => {
    const rows = Array.from({ length: 24 }, (_, y) => `${y === 0 ? 'F1 F2 D1 D2' : '. . . .'} ${'. '.repeat(20)}`)
    const map = mapOf(race({ options: { course: courseText(rows, '2') } }))
    expect(map).toHaveLength(25)
    expect(Math.max(...map.map((row) => row.length))).toBeLessThanOrEqual(80)
  })
})

describe('the choices of a programmer', () => {
  const say = (table: Race, action: object) => words.action(action as Action, () => 'Ada', table.view('Ada'))
  const table = race({ hands: [HAND], robots: { Ada: { at: [6, 4], heading: 'N' } } })

  test('RR-3.5 a card goes with its name, its number, and where it leads if that is known', () => {
    expect(say(table, { kind: 'place', card: 'M1-500', register: 1 })).toBe('Register 1: Move 1 (500) → [6,3]▲')
    expect(say(table, { kind: 'place', card: 'M2-680', register: 1 })).toBe('Register 1: Move 2 (680) → into a pit')
    expect(say(table, { kind: 'place', card: 'M2-680', register: 2 })).toBe('Register 2: Move 2 (680)')
  })

  test('RR-3.15 the program as a whole is told by its end, checkpoints included', () => {
    const racing = race({ hands: [HAND], robots: { Ada: { at: [0, 1], heading: 'N' } } })
    const cards = ['M1-500', 'UT-030', 'UT-040', 'UT-050', 'RR-080'] as const
    for (const register of REGISTERS) racing.place('Ada', cards[register - 1] ?? 'M1-500', register)
    expect(say(racing, { kind: 'submit', program: cards, powerDown: true })).toBe(
      'Submit the program → [0,0]◄, checkpoint 1, and power down next turn',
    )
  })
})
