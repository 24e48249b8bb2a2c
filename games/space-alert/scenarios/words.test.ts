import { type NameOf, type Passage, readText, type Sentence, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Deed } from '../rules/actions.ts'
import { CLAIMS } from '../rules/claim.ts'
import { markTurns } from '../rules/threats/timing.ts'
import { claimText } from '../rules/words/claims.ts'
import { words } from '../rules/words.ts'
import { randomMatch } from './match.fixture.ts'
import { DUO, type Table, table } from './table.fixture.ts'

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dot', 'Eli']
const name: NameOf = (seat) => NAMES[seat] ?? ''
const told = (sentence: Sentence | null) => readText(sentence ?? '', { name, reader: null })
const CARDS = { Ada: ['red/A', 'blue/B', 'lift/C', 'red/bots', 'blue/A', 'go:red-lower/hero-A'] }

const begun = (more: Parameters<typeof table>[0] = {}) => {
  const t = table({ seats: DUO, cards: CARDS, threats: ['E1-07', 'E1-05'], ...more })
  t.at(14)
  return t
}

const prompt = (t: Table, who: string, kind: string) => words.prompt({ kind, seat: t.seat(who) }, t.view(who), name)

const lines = (passages: readonly Passage[] = []): readonly string[] =>
  passages.flatMap((one) => (one.kind === 'line' ? [one.text] : one.kind === 'facts' ? one.texts : []))

describe('words', () => {
  test('SA-2.5 a choice is called by the half that would be up', () => {
    const t = begun()
    const say = (action: Deed) => words.action(action, name, t.view('Ada'))
    expect(say(t.placing('Ada', 1, 'red/bots'))).toBe('Turn 1: battlebots (of red/battlebots)')
    expect(say(t.placing('Ada', 2, 'go:red-lower/hero-A', 'move'))).toBe(
      'Turn 2: go to lower red (of go to lower red/heroic A)',
    )
    expect(say({ kind: 'giveCard', card: t.held('Ada', 'lift/C').id, to: seatOf(1) })).toBe('Give lift/C to Ben')
    expect(say({ kind: 'lockPhase', phase: 1 })).toBe('Lock phase 1')
    expect(say({ kind: 'callOut', claim: { what: 'threat', threat: 0, turn: 3 } })).toBe(
      'Say: I deal with Fighter (T+1), turn 3',
    )
    expect(say({ kind: 'repair', what: { zone: 'red', tile: 'lower-weapon' } })).toBe('Repair the lower weapon of red')
    expect(words.action(t.placing('Ada', 1, 'red/bots'), name)).toBe('Turn 1: a card (action up)')
  })

  test('SA-2.8 what was read out, with the card', () => {
    const t = begun()
    const [event] = t.events.slice(-1)
    expect(event && told(words.event(event as never))).toBe('Time T+1. Threat, zone white. It is: Fighter.')
  })

  test('SA-2.14 there are words for every kind of claim', () => {
    const said: Readonly<Record<(typeof CLAIMS)[number], string>> = {
      zone: claimText({ what: 'zone', zone: 'red', turn: 4 }),
      computer: claimText({ what: 'computer', turn: 2 }),
      energy: claimText({ what: 'energy', station: 'red-lower', turn: 3 }),
      threat: claimText({ what: 'threat', threat: 1, turn: 3 }),
      window: claimText({ what: 'window', turn: 7 }),
      need: claimText({ what: 'need', half: 'bots' }),
    }
    expect(CLAIMS.map((what) => said[what])).toEqual([
      'shoot in the red zone, turn 4',
      'keep the computer, turn 2',
      'fill up in lower red, turn 3',
      'deal with threat 2, turn 3',
      'look out of the window, turn 7',
      'need battlebots',
    ])
  })

  test('SA-2.11, SA-2.12 the prompt says what is going on', () => {
    const t = begun()
    expect(prompt(t, 'Ada', 'actionRound')).toBe('Plan phase 1.')
    t.at(110)
    expect(prompt(t, 'Ada', 'actionRound')).toBe('Data transfer: give a card to somebody, if you like.')
    t.at(139)
    expect(prompt(t, 'Ada', 'actionRound')).toBe('Plan phase 1, in silence.')
    t.at(160)
    for (const phase of [1, 2] as const) t.lock('Ada', phase)
    expect(prompt(t, 'Ada', 'actionRound')).toBe('All your turns are locked.')
    expect(prompt(table(), 'Ada', 'actionRound')).toBe('The mission is about to begin.')
  })

  test('SA-2.20 the prompt says who still places before the captain ends a phase', () => {
    const t = table({ options: { untimed: true } })
    while (t.heard.filter((type) => type === 'phase-warning').length < 2) t.act('Ada', { kind: 'advance' })
    t.lock('Ben', 1)
    expect(prompt(t, 'Ada', 'actionRound')).toBe('Phase 1 ends next. You and Cyd still place.')
    expect(prompt(t, 'Ben', 'actionRound')).toBe('Phase 1 ends next. Ada and Cyd still place.')
  })

  test('SA-2.14 the position: threats with their turns, the own plan and hand, the crew', () => {
    const t = begun()
    t.place('Ada', 1, 'red/A')
    t.act('Ada', { kind: 'suggest', to: t.seat('Ada'), claim: { what: 'computer', turn: 2 } })
    const said = lines(words.position?.(t.view('Ada'), t.seat('Ada'), name))
    expect(said).toContain('Simulation with an intruder')
    expect(said).toContain('Your plan: [1 A · 2 – · 3 –] 4 – · 5 – · 6 – · 7 –')
    expect(said).toContain('The captain suggests that you keep the computer, turn 2.')
    expect(said.find((text) => text.startsWith('T+1 white Fighter: hp 4, shields 2, speed 3; X in '))).toBeDefined()
    const other = lines(words.position?.(t.view('Ben'), t.seat('Ben'), name))
    expect(other.join()).not.toContain('1 A')
  })

  test('SA-3.6 threats are said to cross their marks when they do', () => {
    const rules = { missionRules: { handicaps: false }, tracks: { red: 4, white: 2, internal: 1 } } as const
    // Edge cases 3, 5 and 8 of the rulebook count the same way.
    expect(markTurns(rules, { id: 'E1-07', turn: 2, zone: 'red' })).toEqual([
      { mark: 'x', turn: 3 },
      { mark: 'y', turn: 4 },
      { mark: 'z', turn: 5 },
    ])
    expect(markTurns(rules, { id: 'SI1-05', turn: 1, zone: null })).toEqual([
      { mark: 'x', turn: 2 },
      { mark: 'z', turn: 3 },
    ])
    const handicapped = { ...rules, missionRules: { handicaps: true } }
    expect(markTurns(handicapped, { id: 'E1-07', turn: 2, zone: 'red' })[0]).toEqual({ mark: 'x', turn: 3 })
    expect(markTurns(handicapped, { id: 'E1-07', turn: 4, zone: 'red' })[0]).toEqual({ mark: 'x', turn: 5 })
    expect(markTurns(handicapped, { id: 'E1-07', turn: 2, zone: 'red' })[2]).toEqual({ mark: 'z', turn: 7 })
  })

  test('SA-2.14 everything that happens, can be done or is asked can be said, and shortly', () => {
    let said = 0
    for (const match of randomMatch({ seats: 3, seed: 'words', options: { mission: 'advanced' }, pace: 4000 })) {
      if (match.state.flight === null && match.length % 12 > 0) continue
      for (const { seat, kind } of match.open) {
        const { view, legal } = match.look(seat)
        const texts = [words.prompt({ kind, seat }, view, name), ...legal.map((one) => words.action(one, name, view))]
        for (const text of texts) expect(text.length).toBeLessThan(78)
        expect(texts.join()).not.toMatch(/undefined|null|\[object/)
        const position = lines(words.position?.(view, seat, name))
        for (const text of position) expect(text).not.toMatch(/undefined|null|\[object/)
        said += texts.length
      }
    }
    expect(said).toBeGreaterThan(1000)
  })

  test('SA-3.2 turn by turn everything is told, and the ship is as it was left', () => {
    const t = begun({ options: { computerRule: 'classic' } })
    t.place('Ada', 1, 'red/A', 'move')
    t.place('Ada', 2, 'blue/B')
    for (const phase of [1, 2] as const) for (const one of DUO) t.lock(one, phase)
    t.time(t.now + 5000)
    const story = t.story('Ben').flatMap((event) => words.story?.(event as never) ?? [])
    expect(story.slice(0, 3).map(told)).toEqual([
      'Turn 1',
      '  Fighter appears on space 14: 4 hit points.',
      '  Ada walks to upper red.',
    ])
    const said = lines(words.position?.(t.view('Ada'), t.seat('Ada'), name))
    expect(said).toContain('turn 1 of 7')
    expect(said).toContain('red    shield 1, reactor 2; no damage')
    expect(said).toContain('Ada in upper red')
    expect(said).toContain('Fighter: white, space 11, 4 of 4 hit points')
    expect(said).toContain('Still to come from you: 2 B · 3 - · 4 - · 5 - · 6 - · 7 -')
    expect(lines(words.position?.(t.view('Ben'), t.seat('Ben'), name)).join()).not.toContain('2 B')
  })

  test.each([
    [-6, 'The ship jumps home: −6 points.'],
    [-1, 'The ship jumps home: −1 point.'],
    [1, 'The ship jumps home: 1 point.'],
  ])('SA-9.4 a score of %i is read aloud with its sign', (score, text) => {
    expect(told(words.event({ kind: 'scored', result: { outcome: 'won', score } } as never) ?? '')).toBe(text)
  })

  test('SA-3.2 the story of a mission has no gaps and tells no secrets', () => {
    const t = begun({ options: { resolutionSpeed: 'instant', computerRule: 'classic' } })
    t.place('Ada', 1, 'red/A')
    t.fly()
    const story = t
      .story('Ben')
      .flatMap((event) => words.event(event as never) ?? [])
      .map(told)
    expect(story.join(' ')).not.toMatch(/undefined|null|\[object/)
    expect(story.filter((text) => text.startsWith('Turn'))).toHaveLength(8)
    expect(story.join(' ')).toMatch(/Fighter .*appears|appears/)
    expect(story.at(-1)).toMatch(/^The ship (?:jumps home|is lost)/)
  })
})
