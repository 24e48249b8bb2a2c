import type { TableLine } from '@starboard/wire/api'
import { describe, expect, it } from 'vitest'
import { ago, companyOf, doneFor, rangeText, sortMine, stateOf, timeLeft, timeText, titleOf } from './lines.ts'

const line = (code: string, more: Partial<TableLine> = {}): TableLine => ({
  code,
  game: 'x',
  status: 'playing',
  isOpen: true,
  seats: [],
  createdAt: 0,
  ...more,
})
const asked = (by: number | null) => ({ you: { seat: 0, isAsked: true, by } })

describe('my games', () => {
  it('come by urgency: least time first, no limit next, waiting for others last', () => {
    const { going, asked: count } = sortMine([
      line('waits', { you: { seat: 0, isAsked: false, by: null } }),
      line('open-ended', asked(null)),
      line('slow', asked(900_000)),
      line('soon', asked(5000)),
    ])
    expect(going.map(({ code }) => code)).toEqual(['soon', 'slow', 'open-ended', 'waits'])
    expect(count).toBe(3)
  })

  it('have no finished ones among them', () => {
    const { going } = sortMine([line('a', { status: 'over' }), line('c', { status: 'lobby' })])
    expect(going.map(({ code }) => code)).toEqual(['c'])
  })
})

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [71_500, '1:12'],
  [59 * 60_000, '59:00'],
  [14 * 3_600_000, '14 h'],
  [47 * 3_600_000, '47 h'],
  [3 * 86_400_000, '3 days'],
])('%i ms are left as %s', (ms, text) => expect(timeLeft(ms)).toBe(text))

it.each([
  [5000, 'just now'],
  [120_000, '2 min ago'],
  [5 * 3_600_000, '5 h ago'],
  [3 * 86_400_000, '3 days ago'],
])('%i ms ago is %s', (ms, text) => expect(ago(ms)).toBe(text))

describe('a line', () => {
  const seats = [
    { name: 'Wren', kind: 'person' },
    { name: 'Marlo', kind: 'person' },
    { name: 'Bot 3', kind: 'bot' },
    { name: '', kind: 'empty' },
  ] as const

  it('names the company without me', () => {
    expect(companyOf(line('a', { seats, ...asked(null) }))).toBe('with Marlo, 1 bot, 1 free seat')
    expect(companyOf(line('a', { seats: seats.slice(0, 1), ...asked(null) }))).toBe('alone')
  })

  it('names the table after the first person', () => {
    expect(titleOf(line('a', { seats }))).toBe('Wren’s table')
    expect(titleOf(line('a'))).toBe('A free table')
  })

  it('says how long a move may take', () => {
    expect(timeText({ kind: 'live', seconds: 60 })).toBe('60 s a move')
    expect(timeText({ kind: 'slow', days: 1 })).toBe('a day a move')
    expect(timeText({ kind: 'slow', days: 3 })).toBe('3 days a move')
    expect(timeText({ kind: 'off' })).toBe('no clock')
    expect(timeText({ kind: 'game' })).toBe('the game’s clock')
  })

  it('says since when it waits for me', () => {
    const tuesday = new Date(2026, 10, 17, 14, 5).getTime()
    const waits = (you: Partial<TableLine['you']>) => line('a', { you: { seat: 0, isAsked: true, by: null, ...you } })
    expect(stateOf(waits({ waitsSince: tuesday }), tuesday + 60_000)).toMatch(/^Waits for you since (14:05|02:05 PM)$/)
    expect(stateOf(waits({ waitsSince: tuesday }), tuesday + 2 * 86_400_000)).toBe('Waits for you since Tuesday')
    expect(stateOf(waits({}), tuesday)).toBe('Waits for you')
  })

  it('says that nobody is there, where it is not for me to go on', () => {
    const others = { you: { seat: 0, isAsked: false, by: null } }
    expect(stateOf(line('a', { ...others, paused: 'absence' }), 0)).toBe('Paused: nobody is there')
    expect(stateOf(line('a', { ...others, paused: 'vote' }), 0)).toBe('Paused')
    expect(stateOf(line('a', others), 0)).toBe('Others are deciding')
    expect(stateOf(line('a', { ...asked(null), paused: 'absence' }), 0)).toBe('Waits for you')
    expect(stateOf(line('a', { status: 'lobby' }), 0)).toBe('Not started yet')
  })

  it('says what was done for me while I was gone', () => {
    const gone = (byBot: number, byClock: number) =>
      doneFor(line('a', { you: { seat: 0, isAsked: true, by: null, doneForYou: { since: 0, byBot, byClock } } }))
    expect(gone(3, 0)).toBe('While you were gone a bot made 3 moves for you')
    expect(gone(1, 1)).toBe('While you were gone a bot made 1 move and the clock made 1 move for you')
    expect(doneFor(line('a', asked(null)))).toBeNull()
  })

  it('writes ranges', () => {
    expect(rangeText([2, 4], 'players')).toBe('2–4 players')
    expect(rangeText([25, 25], 'min')).toBe('25 min')
    expect(rangeText([1, 1], 'players')).toBe('1 player')
    expect(rangeText([1, 4], 'players')).toBe('1–4 players')
  })
})
