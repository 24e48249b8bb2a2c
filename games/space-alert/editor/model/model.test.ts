import { isRefusal } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { missionFiles, missionOf, missionText, SIX_GUESTS } from '../../film/missions.fixture.ts'
import { reelOf } from '../../film/model/reel.ts'
import { MOST_LETTERS, shareCode } from '../../film/model/share-code.ts'
import { printMission } from '../../rules/file/print.ts'
import { readMission } from '../../rules/file/read.ts'
import { THREAT_IDS } from '../../rules/vocabulary.ts'
import { blankDraft } from './blank.ts'
import { compare } from './compare.ts'
import { checkDraft, type Draft } from './draft.ts'
import {
  addCrew,
  addThreat,
  removeCrew,
  renameCrew,
  setRules,
  setShip,
  setSlot,
  setThreat,
  setThreatTurn,
  setThreatZone,
  setTiles,
  setTrack,
  setTurns,
} from './edits.ts'
import { openText } from './open.ts'
import { reduceSession, type Session, sessionOf } from './session.ts'
import { fromShareCode } from './share.ts'
import { addTrip, freeTrip, removeTrip, setTrip } from './trip-edits.ts'

const guests = missionOf(SIX_GUESTS)
const draft = printMission(guests)
const faultsOf = (changed: Draft) => {
  const check = checkDraft(changed)
  return 'faults' in check ? check.faults.map(({ path, rule }) => `${path} ${rule}`) : []
}
const opened = (text: string): Draft => {
  const value = openText(text)
  if (isRefusal(value)) throw new Error(value.text)
  return value
}

describe('opening', () => {
  test('a file without what it expects', () => expect(opened(missionText(SIX_GUESTS))).toEqual(draft))

  test.each([
    ['no JSON', '{ "format": ', /^This is not JSON/],
    ['another format', '{ "format": "rrcourse" }', /^format/],
    ['a wrong action', missionText(SIX_GUESTS).replace('"bots"', '"boots"'), /^crew\[1\]\.actions\[4\]/],
    ['a wrong turn', missionText(SIX_GUESTS).replace('"turn":8', '"turn":13'), /^threats\[5\]\.turn/],
  ])('%s is refused with its place', (_, text, place) => {
    const refused = openText(text)
    expect(isRefusal(refused) && refused.text).toMatch(place)
  })
})

describe('a link', () => {
  test.each(missionFiles)('carries all of %s', (file) => {
    const mission = missionOf(file)
    const code = shareCode(mission) ?? ''
    expect(code).toMatch(/^sa1\.[\w-]+$/)
    const back = fromShareCode(code)
    expect(isRefusal(back) ? back.text : readMission(back)).toMatchObject({ mission })
  })

  test('that lost a letter is told from one that is another', () => {
    const code = shareCode(guests) ?? ''
    for (const torn of [code.slice(0, -1), code.replace('sa1.', 'xx1.'), 'sa1.', `${code}A`])
      expect(isRefusal(fromShareCode(torn))).toBe(true)
  })

  test('has an end: a mission with a novel in it goes into a file', () => {
    expect(shareCode({ ...guests, about: 'x'.repeat(MOST_LETTERS) })).toBe(null)
  })
})

describe('SA-4.13 a trip', () => {
  test('is of the first card that nobody has tripped over', () => {
    const first = draft.crew[0]
    const once = addTrip(draft)
    expect(once.trips).toMatchObject([{ name: first?.name, turn: 1 }])
    expect(faultsOf(once)).toEqual([])
    expect(addTrip(once).trips?.[1]).not.toEqual(once.trips?.[0])
    expect(freeTrip({ ...draft, crew: [{ name: 'Ada', actions: [null, ['A', 'B']] }] })).toBe(null)
    expect(freeTrip({ ...draft, crew: [{ name: 'Ada', actions: ['lift'] }] })).toMatchObject({ action: 'A' })
  })

  test('is changed, and refused at its own place where there is no card to turn', () => {
    const once = addTrip(draft)
    expect(setTrip(0, { action: 'C' })(once).trips?.[0]).toMatchObject({ turn: 1, action: 'C' })
    expect(faultsOf(setTrip(0, { turn: 12 })({ ...once, crew: [{ name: 'Ada', actions: ['A'] }] }))).toContain(
      'trips[0].name SA-4.13',
    )
    const alone = { ...once, crew: [{ name: 'Ada', actions: ['A' as const] }], trips: [] }
    expect(faultsOf(setTrip(0, { turn: 12 })(addTrip(alone)))).toEqual(['trips[0] SA-4.13'])
  })

  test('can be taken out again, and nothing of it is left', () => expect(removeTrip(0)(addTrip(draft))).toEqual(draft))
})

describe('changes', () => {
  test('a card is put into a slot, and taken away', () => {
    const put = setSlot(1, 10, 'A')(draft)
    expect(put.crew[1]?.actions?.[9]).toBe('A')
    expect(setSlot(1, 10, null)(put)).toEqual(draft)
    expect(setSlot(0, 12, ['A', 'B'])(draft).crew[0]?.actions?.[11]).toEqual(['A', 'B'])
  })

  test('a new threat takes the first time and place that are free', () => {
    const one = addThreat('E1-01')(blankDraft())
    const two = addThreat('E1-02')(one)
    const three = addThreat('I1-01')(two)
    expect(three.threats).toEqual([
      { id: 'E1-01', turn: 1, zone: 'red' },
      { id: 'E1-02', turn: 1, zone: 'white' },
      { id: 'I1-01', turn: 1 },
    ])
    expect(faultsOf(three)).toEqual([])
  })

  test.each(THREAT_IDS)('%s can take the place of any other', (id) => {
    expect(faultsOf(setThreat(2, id)(draft))).toEqual([])
  })

  test('the small ship leaves behind what it has no room for', () => {
    const small = setShip('duckling')(blankDraft())
    expect(small).toMatchObject({ ship: 'duckling', turns: 7, tracks: { red: 4, blue: 2, internal: 1 } })
    expect(faultsOf(small)).toEqual(['crew SA-1.1'])
    expect(faultsOf(removeCrew(3)(small))).toEqual([])
    expect(faultsOf(setShip('classic')(removeCrew(3)(small)))).toEqual([])
  })

  test('a shorter mission has shorter plans', () => {
    expect(faultsOf(setTurns(7)(blankDraft()))).toEqual([])
    expect(setTurns(7)(draft).crew[0]?.actions?.length).toBe(6)
  })

  test('somebody who comes aboard has a name of their own', () => {
    const five = addCrew(draft)
    expect(new Set(five.crew.map(({ name }) => name)).size).toBe(5)
  })

  test.each([
    ['SA-1.4', setTrack('red', 3), 'tracks.white'],
    ['SA-12.4', setThreatTurn(1, 8), 'threats[5].turn'],
    ['SA-11.2', setSlot(0, 3, ['A', 'B']), 'crew[0].actions[2]'],
    ['SA-1.1', renameCrew(1, 'Mara'), 'crew[1].name'],
    ['SA-8.4', setTiles('damageTiles', 'red', ['lift', 'lift']), 'damageTiles.red[1]'],
    ['SA-11.0', setShip('duckling'), 'threats[0].zone'],
  ] as const)('%s a fault is told at its place', (rule, edit, path) => {
    expect(faultsOf(edit(draft))).toContain(`${path} ${rule}`)
  })

  test('a nameless crew member is a fault of the shape, at its place too', () => {
    expect(faultsOf(renameCrew(1, '')(draft))).toEqual(['crew[1].name mission-file'])
  })

  test('SA-11.2 two cards in a slot are fine where the rule allows them', () => {
    expect(faultsOf(setRules({ doubleActions: 'any' })(setSlot(0, 3, ['A', 'B'])(draft)))).toEqual([])
  })
})

describe('the desk', () => {
  const run = (...actions: readonly Parameters<typeof reduceSession>[1][]): Session =>
    actions.reduce(reduceSession, sessionOf(draft))

  test('undo and redo, typing in one go', () => {
    const typed = run(
      { kind: 'edit', edit: renameCrew(0, 'M'), group: 'crew 0' },
      { kind: 'edit', edit: renameCrew(0, 'Mo'), group: 'crew 0' },
    )
    expect(typed.mission.crew[0]?.name).toBe('Mo')
    const back = reduceSession(typed, { kind: 'undo' })
    expect(back.history.now).toEqual(draft)
    expect(reduceSession(back, { kind: 'redo' }).mission.crew[0]?.name).toBe('Mo')
  })

  test('a fault keeps the mission that was', () => {
    const wrong = run({ kind: 'edit', edit: setThreatZone(0, 'blue') }, { kind: 'edit', edit: setThreatTurn(0, 3) })
    expect(wrong.faults.map(({ path }) => path)).toEqual(['threats[1].turn'])
    expect(wrong.mission.threats[0]).toMatchObject({ turn: 2, zone: 'blue' })
    expect(reduceSession(wrong, { kind: 'undo' }).faults).toEqual([])
  })

  test('what lay there before another mission was opened comes back with an undo', () => {
    const other = run({ kind: 'open', draft: blankDraft() })
    expect(other.mission.name).toBe('My mission')
    expect(reduceSession(other, { kind: 'undo' }).mission).toEqual(guests)
  })
})

describe('comparing with before', () => {
  const before = reelOf(guests)
  const after = (changed: Draft) => {
    const check = checkDraft(changed)
    if ('faults' in check) throw new Error(check.faults[0]?.text)
    return compare(before, reelOf(check.mission))
  }

  test('names the first turn that differs, and what is told there then and now', () => {
    const { first, outcome } = after(setSlot(1, 3, null)(draft))
    expect(first).toMatchObject({ turn: 3, step: 'crewActions', now: [] })
    expect(first?.before).toEqual([expect.stringMatching(/^Ines fires the heavy cannon/)])
    expect(outcome).toContain('outcome won, now lost')
  })

  test('a threat that comes later is missed first where it was', () => {
    expect(after(setThreatTurn(4, 9)(draft)).first).toMatchObject({
      turn: 7,
      step: 'threatsAppear',
      before: [expect.stringMatching(/^Meteoroid appears/)],
      now: [],
    })
  })

  test('the same is the same, also where only the score differs', () => {
    expect(compare(before, before)).toEqual({ first: null, outcome: [] })
    expect(after(setRules({ visual: 'classic' })(draft))).toMatchObject({ first: null })
  })
})
