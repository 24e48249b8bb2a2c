import { listed } from '@starboard/screen/pieces/words.ts'
import type { TableInfo } from '@starboard/wire/protocol'
import { describe, expect, it } from 'vitest'
import { lobbyTable as table } from './lobby.fixture.ts'
import { countOf, lobbyPlans } from './plan.ts'

const plans = (row: string, you: number | null, more: Partial<TableInfo> = {}) =>
  lobbyPlans({ table: table(row, you, more), least: 2, level: 'heuristic', seed: 'mine' })

const kinds = (plan: { commands: readonly { kind: string }[] } | null | undefined) =>
  plan?.commands.map(({ kind }) => kind)

describe('somebody who opened the link', () => {
  it('may sit down where there is room, and brings a seed', () => {
    expect(plans('Pee', null)).toMatchObject({ strong: 'Two seats are free.', go: { label: 'Sit down' } })
    expect(plans('Pe', null).go?.commands).toEqual([{ kind: 'sit', seed: 'mine' }])
  })

  it('watches a full table', () =>
    expect(plans('Pb', null)).toMatchObject({ strong: 'All seats are taken.', go: null }))

  it('is not offered a seat that would be refused', () => {
    const sitRefused = { code: 'kicked', rule: 'table', text: 'You can watch.' }
    const sentAway = plans('Pee', null, { you: { seat: null, isHost: false, sitRefused } })
    expect(sentAway).toMatchObject({ rest: 'You can watch.', go: null, others: [] })
  })
})

describe('a guest', () => {
  it('presses Ready, and can take it back', () => {
    expect(plans('Pp', 1).go?.label).toBe('Ready')
    expect(plans('PP', 1)).toMatchObject({ go: null, others: [{ label: 'Not ready' }] })
  })

  it('is told what is missing', () => {
    expect(plans('PPe', 1).rest).toBe('Still empty: seat 3.')
    expect(plans('pP', 1).rest).toBe('Waiting for N1.')
    expect(plans('PP', 1).rest).toBe('N1 starts the match.')
  })
})

describe('the host', () => {
  it('alone fills the seats and starts with one press', () => {
    const { go, others } = plans('pee', 0)
    expect(go?.label).toBe('Fill and start')
    expect(kinds(go)).toEqual(['bot', 'bot', 'ready', 'start'])
    expect(others).toEqual([])
  })

  it('alone may also start without the empty seats, if enough are left', () => {
    const { others } = plans('pbe', 0)
    expect(others.map(({ label }) => label)).toEqual(['Start with two'])
    expect(kinds(others[0])).toEqual(['configure', 'ready', 'start'])
    expect(plans('peb', 0).others).toEqual([])
  })

  it('with others fills the seats only: everyone is asked again', () => {
    const { go, note, others } = plans('PPe', 0)
    expect(kinds(go)).toEqual(['bot'])
    expect(note).toMatch(/Ready again/)
    expect(others.map(({ label }) => label)).toEqual(['Not ready', 'Close seat 3'])
  })

  it('waits for others by name', () => {
    expect(plans('Pppb', 0)).toMatchObject({ go: null, rest: 'Waiting for N2 and N3 to press Ready.' })
    expect(plans('ppb', 0).go?.label).toBe('Ready')
  })

  it('starts when everybody is ready, without pressing Ready first', () => {
    expect(kinds(plans('PPb', 0).go)).toEqual(['start'])
    expect(kinds(plans('pPb', 0).go)).toEqual(['ready', 'start'])
  })

  it('reads why a full and ready table cannot start', () => {
    const startRefused = { code: 'wrong-seats', rule: 'XX-1.1', text: 'Two to four can play.' }
    expect(plans('PP', 0, { startRefused })).toMatchObject({ go: null, rest: 'Two to four can play.' })
  })
})

describe('the next match of a series', () => {
  const series = { games: 3, number: 2, noun: 'race', played: [], end: null }
  const next = (row: string, you: number) => plans(row, you, { series })

  it('begins by itself: nobody is asked to start it', () => {
    expect(next('pPb', 0)).toMatchObject({
      strong: 'Race 2 begins when everybody is ready.',
      rest: 'Only you are missing.',
      go: { commands: [{ kind: 'ready', ready: true }] },
    })
    expect(next('Ppb', 0)).toMatchObject({ rest: 'Waiting for N2.', go: null, others: [{ label: 'Not ready' }] })
    expect(next('Ppb', 1).go?.label).toBe('Ready')
  })

  it('can have bots in the place of those who do not come', () => {
    expect(next('Peb', 0).go).toEqual({
      label: 'Fill with bots',
      commands: [{ kind: 'bot', seat: 1, level: 'heuristic' }],
    })
    expect(next('PPe', 1).go).toBeNull()
  })
})

it('counts and lists in words', () => {
  expect(countOf(1, 'seat')).toBe('One seat')
  expect(countOf(3, 'seat')).toBe('Three seats')
  expect(countOf(12, 'seat')).toBe('12 seats')
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
  expect(listed(['a'])).toBe('a')
})

describe('a table of one seat', () => {
  const alone = (row: string) => lobbyPlans({ table: table(row, 0), least: 1, level: 'heuristic', seed: 'mine' })

  it('starts with one press, and speaks of nobody else', () => {
    const { strong, rest, go } = alone('p')
    expect([strong, rest, go?.label]).toEqual(['Everything is set.', 'Start when you like.', 'Start alone'])
    expect(go?.commands).toEqual([{ kind: 'ready', ready: true }, { kind: 'start' }])
    expect(alone('P').strong).toBe('You are ready.')
  })

  it('is what a larger one may become', () => {
    const { go, others } = alone('pe')
    expect([go?.label, ...others.map(({ label }) => label)]).toEqual(['Fill and start', 'Start alone'])
    expect(others[0]?.commands[0]).toEqual({ kind: 'configure', seats: 1 })
  })
})
