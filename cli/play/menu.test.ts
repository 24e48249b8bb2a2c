import { describe, expect, it } from 'vitest'
import type { Choice } from './choices.ts'
import { gridFor, gridLines, pageText } from './grid.ts'
import { menuOf, titleOf } from './menu.ts'
import { textOf } from './model.fixture.ts'

const choice = (kind: string, text: string): Choice => ({ kind, text, command: { kind: 'act', action: { kind } } })
const many = (kind: string, count: number, text = kind): readonly Choice[] =>
  Array.from({ length: count }, (_, place) => choice(kind, `${text} ${place + 1}`))

const textsOf = (choices: readonly Choice[], openGroup: string | null = null, most = 9) =>
  menuOf(choices, { openGroup, most }).entries.map(({ text }) => text)

describe('the menu', () => {
  it('lists a few choices as they are', () => {
    expect(textsOf([...many('launch', 2, 'Launch rocket'), choice('endTurn', 'End the turn')])).toEqual([
      'Launch rocket 1',
      'Launch rocket 2',
      'End the turn',
    ])
  })

  it('folds the largest kinds until the rest is read at a glance', () => {
    const choices = [
      ...many('launch', 2, 'Launch rocket'),
      ...many('build', 27, 'Build a rocket: power'),
      choice('endTurn', 'End'),
    ]
    expect(textsOf(choices)).toEqual(['Launch rocket 1', 'Launch rocket 2', 'Build a rocket … (27)', 'End'])
    expect(textsOf(choices, null, 3)).toEqual(['Launch rocket … (2)', 'Build a rocket … (27)', 'End'])
  })

  it('unfolds one kind without repeating its title', () => {
    const { title, entries } = menuOf([...many('build', 12, 'Build a rocket: power'), choice('endTurn', 'End')], {
      openGroup: 'build',
      most: 9,
    })
    expect([title, entries[11]?.text]).toEqual(['Build a rocket', 'Power 12'])
  })

  it('divides a large kind by what its sentences say before the colon, while there is room for it', () => {
    const programs = [1, 2, 3].flatMap((register) => many('place', 6, `Register ${register}: Move`))
    const choices = [...programs, ...many('trade', 10, 'Trade'), choice('endTurn', 'End')]
    const registers = ['Register 1 … (6)', 'Register 2 … (6)', 'Register 3 … (6)']
    expect(textsOf(choices)).toEqual([...registers, 'Trade … (10)', 'End'])
    expect(textsOf(choices, 'place: Register 2').at(-1)).toBe('Move 6')
    const crowded = [...choices, ...['a', 'b', 'c'].map((kind) => choice(kind, kind))]
    expect(textsOf(crowded, null, 6)).toEqual(['Register … (18)', 'Trade … (10)', 'End', 'a', 'b', 'c'])
    expect(textsOf(crowded, 'place', 6)).toHaveLength(18)
  })

  it('shows a single kind at once, however long', () => {
    expect(textsOf(many('draft', 12))).toHaveLength(12)
  })

  it('names a kind by what its sentences share, or by itself', () => {
    expect(titleOf([choice('respondPressure', 'Counter it'), choice('respondPressure', 'Accept it')])).toBe(
      'Respond pressure',
    )
    expect(titleOf(many('trade', 3, 'Trade'))).toBe('Trade')
  })
})

describe('the grid', () => {
  const texts = many('x', 14, 'Power').map(({ text }) => text)

  it('takes one column while there is room, more when there is not, then pages', () => {
    expect(gridFor(texts, { width: 80, height: 14 })).toEqual({ rows: 14, columns: 1 })
    expect(gridFor(texts, { width: 80, height: 7 })).toEqual({ rows: 7, columns: 2 })
    expect(gridFor(texts, { width: 20, height: 5 })).toEqual({ rows: 5, columns: 1 })
  })

  it('numbers run down the columns, and the page follows the cursor', () => {
    const grid = gridFor(texts, { width: 40, height: 3 })
    expect(textOf(gridLines(texts, grid, { cursor: 3, width: 40 }))).toBe(
      [
        '   1  Power 1        ›  4  Power 4',
        '   2  Power 2           5  Power 5',
        '   3  Power 3           6  Power 6',
      ].join('\n'),
    )
    expect(textOf(gridLines(texts, grid, { cursor: 12, width: 40 }))).toContain('› 13  Power 13')
    expect(pageText(14, grid, 12)).toBe('page 3 of 3')
  })
})
