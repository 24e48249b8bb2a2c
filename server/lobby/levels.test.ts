import { type AnyBot, isRefusal } from '@starboard/kernel'
import type { CreateTable } from '@starboard/wire/protocol'
import { describe, expect, it } from 'vitest'
import { lanternsOnShelf } from '../fixtures/lab.fixture.ts'
import { createdRow } from './create.ts'

const bot: AnyBot = { play: () => 'wait' }

const created = (levels: readonly string[], wanted: Partial<CreateTable> = {}) =>
  createdRow(
    { ...lanternsOnShelf, bots: Object.fromEntries(levels.map((level) => [level, bot])) },
    { by: { id: 'ada', name: 'Ada' }, wanted: { game: 'lanterns', ...wanted }, at: { wall: 0, now: 0 } },
  )

const standInOf = (levels: readonly string[]) => {
  const row = created(levels)
  return isRefusal(row) ? row.text : row.settings.standIn
}

describe('levels of bots', () => {
  it('the best one that people may choose stands in, however the game lists them', () => {
    expect(standInOf(['heuristic', 'reference'])).toBe('heuristic')
    expect(standInOf(['search', 'heuristic'])).toBe('search')
    expect(standInOf([])).toBe('random')
  })

  it('one that the game does not have is refused in people’s words', () => {
    expect(created(['heuristic'], { bots: ['reference'] })).toMatchObject({
      code: 'unknown-bot',
      text: 'There is no bot “classic” here; there are easy (beginner), normal (heuristic), random.',
    })
  })

  it('programs may seat one that people are not offered', () => {
    expect(created(['reference'], { bots: [null, 'reference'] })).toMatchObject({ seats: [{}, { bot: 'reference' }] })
  })
})
