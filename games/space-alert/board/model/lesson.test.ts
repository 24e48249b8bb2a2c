import { describe, expect, test } from 'vitest'
import { testRun1 } from '../../data/scripts/test-run-1.ts'
import { TEST_RUN_COMMENTS } from '../../data/scripts/test-run-comments.ts'
import { poster } from '../../poster/index.tsx'
import { spaceAlert } from '../../rules/index.ts'
import type { Mission } from '../../rules/mission.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import type { View } from '../../rules/view.ts'
import { THREAT_IDS, type ThreatId } from '../../rules/vocabulary.ts'
import { type Table, table } from '../../scenarios/table.fixture.ts'
import { coursesOf } from './courses.ts'
import { knownMission, seenPlan } from './known-mission.ts'
import { flightComment, planningComment } from './lesson.ts'

const LESSON = { preset: 'firstFlight', mission: 'testRun' }
const EXTERNAL = THREAT_IDS.filter((id) => /^E\d/.test(id))

const flown = (made: Table, times: number): Table => {
  for (let time = 0; time < times; time++) made.act('Ada', { kind: 'advance' })
  return made
}

const missionIn = (view: View): Mission => knownMission(view, String, seenPlan(view))

const commentOn = (made: Table): string | null => {
  const view = made.view('Ada')
  const mission = missionIn(view)
  return planningComment({ view, mission, courses: coursesOf(mission) }, view.told.at(-1))
}

/** The first threat is announced. */
const met = (first: ThreatId, seed = 'table') =>
  flown(table({ options: LESSON, seed, threats: [first, 'E1-07', 'E1-07'] }), 1)

describe('the first flight', () => {
  test('is what the poster names: a preset of the game', () => {
    expect(Object.keys(spaceAlert.options.presets)).toContain(poster.firstMatch?.preset)
  })

  test('SA-2.20 has a comment of its own for the start and for whatever the captain goes on to', () => {
    const made = table({ options: LESSON })
    const said = [commentOn(made)]
    while (made.view('Ada').stage === 'planning') said.push(commentOn(flown(made, 1)))
    expect(made.heard).toHaveLength(testRun1.events.length)
    expect(said).not.toContain(null)
    expect(new Set(said).size).toBe(said.length)
    expect(said).toHaveLength(TEST_RUN_COMMENTS.filter((comment) => comment !== null).length)
  })

  test('has one for each event of the script but for the ends of phases, which come with what follows', () => {
    expect(TEST_RUN_COMMENTS.map((comment) => comment === null)).toEqual(
      testRun1.events.map(({ type }) => type === 'phase-end'),
    )
  })

  test.each(EXTERNAL)('says what is true of any threat: %s', (id) => {
    for (const seed of ['one', 'two', 'three']) {
      const made = met(id, seed)
      const comment = commentOn(made) ?? ''
      const [course] = coursesOf(missionIn(made.view('Ada')))
      expect(comment).toContain(`The ${THREAT_CARDS[id].name} is in red from turn 2`)
      const acts = /acts in turn (\d+)/.exec(comment)?.[1]
      if (acts !== undefined) expect(Number(acts)).toBe(course?.visits[0]?.turn)
    }
  })

  test('SA-6.3 names a cannon that can target what comes, and from when', () => {
    expect(commentOn(met('E1-07'))).toContain('A in upper red in')
    const stealthy = met('E1-03')
    const x = coursesOf(missionIn(stealthy.view('Ada')))[0]?.visits[0]?.turn ?? 0
    expect(commentOn(stealthy)).toContain(`no cannon there finds it before turn ${x + 1}: then A in upper red`)
    expect(commentOn(met('E2-02'))).toMatch(/A in lower red .*fires the light cannon/)
  })

  test('SA-5.15, SA-5.16 says when the computer can be kept at this table, and what it costs to forget it', () => {
    const said = (computerRule: string, events: number) =>
      commentOn(flown(table({ options: { ...LESSON, computerRule } }), events))
    expect(said('auto', 6)).toContain('in one of turns 1 to 3')
    expect(said('classic', 6)).toContain('in turn 1 or 2')
    expect(said('auto', 12)).toMatch(/in one of turns 4 to 7.*the mission is lost/)
    expect(said('classic', 12)).toMatch(/in turn 4 or 5.*everybody is delayed/)
  })

  test('is silent against the clock and in every other mission', () => {
    const timed = table({ options: { mission: 'testRun' } })
    timed.at(60)
    expect(timed.heard.length).toBeGreaterThan(1)
    expect(commentOn(timed)).toBeNull()
    expect(commentOn(flown(table({ options: { untimed: true } }), 1))).toBeNull()
  })

  test('goes on while the plans come true, up to the end', () => {
    const made = flown(table({ options: { ...LESSON, resolutionSpeed: 'stepped' } }), 14)
    made.time(5000)
    const said = () => {
      const view = made.view('Ada')
      return view.flight === null ? null : flightComment(view, view.flight, view.flight.result !== null)
    }
    expect(said()).toMatch(/^In each turn/)
    made.act('Ada', { kind: 'stepResolution', how: 'next' })
    expect(made.view('Ada').flight?.turn).toBe(2)
    expect(said()).toMatch(/^Watch where/)
    made.act('Ada', { kind: 'stepResolution', how: 'all' })
    expect(said()).toMatch(/^The ship is (home|lost)/)
  })
})
