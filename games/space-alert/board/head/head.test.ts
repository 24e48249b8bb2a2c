import { describe, expect, test } from 'vitest'
import { announcement } from '../../rules/script/announcement.ts'
import { table } from '../../scenarios/table.fixture.ts'
import { clockWords, placeOnBar, printClock, printCountdown } from './clock-words.ts'
import { headlineOf } from './headline.ts'

const made = table({ threats: ['E1-07', 'E1-07', 'E1-07'] })
made.at(60)
const view = made.view('Ada')
const phases = view.phases ?? []
const START = phases[0]?.from ?? 0
const END = phases[0]?.to ?? 0

describe('the clock', () => {
  test('counts in, then up, and down to the lock of the phase', () => {
    expect(clockWords(phases, START - 1200)).toMatchObject({ what: 'The clock starts in', until: START })
    expect(clockWords(phases, START)).toMatchObject({ sinceMs: 0, what: 'Phase 1 locks in', until: END })
    expect(clockWords(phases, END)).toMatchObject({ what: 'Phase 2 locks in' })
    expect(clockWords(phases, phases.at(-1)?.to ?? 0)).toMatchObject({ what: 'All plans are locked', until: null })
  })

  test('names the next warning, and none after the last', () => {
    const warnings = phases[0]?.warnings ?? []
    expect(clockWords(phases, START).more).toBe(`warning at ${printClock((warnings[0] ?? 0) - START)}`)
    expect(clockWords(phases, END - 1).more).toBe('last call')
  })

  test('prints whole seconds: what is over is down, what is left is up', () => {
    expect([printClock(61_999), printCountdown(61_001)]).toEqual(['1:01', '1:02'])
    expect([placeOnBar(phases, START), placeOnBar(phases, phases.at(-1)?.to ?? 0)]).toEqual([0, 1])
  })
})

describe('the headline', () => {
  const told = view.told
  const said = told.map(({ at, event }) => ({ at, text: announcement(event), tone: 'calm' as const }))

  test('is what has been shown, not what the table knows already', () => {
    expect(told.length).toBeGreaterThan(1)
    expect(headlineOf(view, [], said.slice(0, 1)).title).toBe('Phase 1 begins')
    expect(headlineOf(view, [], said).title).toMatch(/^T\+\d /)
  })

  test('is the last report where nothing was heard, as in a replay', () => {
    expect(headlineOf(view, [], []).at).toBe(told.at(-1)?.at)
    expect(headlineOf({ ...view, told: [] }, [], []).title).toBe(view.title)
  })

  test('is also what is announced without a script', () => {
    const later = { at: 1e9, text: 'Silence.', tone: 'calm' as const }
    expect(headlineOf(view, [], [...said, later])).toMatchObject({ title: 'Silence.', threat: null })
  })
})
