import type { NameOf, Spelled } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Deed } from '../rules/actions.ts'
import { words } from '../rules/words.ts'
import { DUO, type Table, table } from './table.fixture.ts'

const NAMES = ['Ada', 'Ben', 'Cyd']
const name: NameOf = (seat) => NAMES[seat] ?? ''
const CARDS = { Ada: ['red/A', 'blue/B', 'lift/C', 'red/bots', 'blue/A', 'go:red-lower/hero-A'] }
const DATA_TRANSFER = 110
const OUTAGE = 139
const SILENCE_MS = 5000

const begun = (more: Parameters<typeof table>[0] = {}) => {
  const t = table({ seats: DUO, cards: CARDS, threats: ['E1-07', 'E1-05'], ...more })
  t.at(14)
  return t
}

function spelled(t: Table, who: string): readonly Spelled<Deed>[] {
  const { legal } = t.look(who)
  return words.spelled?.({ view: t.view(who), seat: t.seat(who), legal }, name) ?? []
}

const wordOf = ({ keys }: Spelled<Deed>): string => keys.map(({ key }) => key).join('')

/** What a word means to somebody now. */
const meaning = (t: Table, who: string, word: string): Deed | undefined =>
  spelled(t, who).find((one) => wordOf(one) === word)?.action

const textsOf = (t: Table, who: string, word: string): readonly string[] =>
  spelled(t, who)
    .find((one) => wordOf(one) === word)
    ?.keys.map(({ text }) => text) ?? []

describe('keys', () => {
  test('SA-2.5 a card, its half and a turn are three keys', () => {
    const t = begun()
    expect(meaning(t, 'Ada', '1a1')).toEqual(t.placing('Ada', 1, 'red/A'))
    expect(meaning(t, 'Ada', '3m2')).toEqual(t.placing('Ada', 2, 'lift/C', 'move'))
    expect(textsOf(t, 'Ada', '3m2')).toEqual(['lift/C', 'lift', 'turn 2'])
    expect(meaning(t, 'Ada', '1a4')).toBeUndefined()
  })

  test('SA-2.5 what lies there is moved, turned over, taken back and replaced', () => {
    const t = begun()
    t.place('Ada', 1, 'red/A')
    expect(meaning(t, 'Ada', 'm12')).toMatchObject({ kind: 'moveCard', from: 1, to: 2 })
    expect(meaning(t, 'Ada', 'f1')).toMatchObject({ kind: 'turnCard', turn: 1 })
    expect(meaning(t, 'Ada', 'x1')).toMatchObject({ kind: 'takeBack', turn: 1 })
    expect(textsOf(t, 'Ada', '1a1')).toEqual(['blue/B', 'B', 'turn 1 (A)'])
  })

  test('SA-2.2 in the third phase the last digit of the turn is enough', () => {
    const t = begun({ options: { mission: 'mission-adv-1' } })
    t.lock('Ada', 1)
    t.lock('Ada', 2)
    expect(['8', '9', '0', '1', '2'].map((key) => meaning(t, 'Ada', `1a${key}`))).toMatchObject(
      [8, 9, 10, 11, 12].map((turn) => ({ kind: 'placeCard', turn })),
    )
  })

  test('SA-1.6 the tenth card of a hand is 0 1', () => {
    const t = begun()
    t.lock('Ada', 1)
    expect(t.hand('Ada').length).toBeGreaterThan(10)
    expect(meaning(t, 'Ada', '01a4')).toEqual(t.placing('Ada', 4, 9))
    expect(meaning(t, 'Ada', '9a4')).toEqual(t.placing('Ada', 4, 8))
  })

  test('SA-2.11 in a data transfer a card goes to a seat; no heroic one does', () => {
    const t = begun()
    expect(meaning(t, 'Ada', 'g12')).toBeUndefined()
    t.at(DATA_TRANSFER)
    expect(meaning(t, 'Ada', 'g12')).toEqual(t.giving('Ada', 'red/A', 'Ben'))
    expect(textsOf(t, 'Ada', 'g12')).toEqual(['give a card', 'red/A', 'to Ben'])
    expect(t.hand('Ada')[5]).toBe('go:red-lower/hero-A')
    expect(meaning(t, 'Ada', 'g62')).toBeUndefined()
  })

  test('SA-2.6 a phase is locked by its number, so that no single key does it', () => {
    const t = begun()
    expect(meaning(t, 'Ada', 'l')).toBeUndefined()
    expect(meaning(t, 'Ada', 'l1')).toEqual({ kind: 'lockPhase', phase: 1 })
  })

  test('SA-2.14 everybody calls out, and the captain asks; in an outage nobody does', () => {
    const t = begun()
    const claims = {
      czw3: { what: 'zone', zone: 'white', turn: 3 },
      cc2: { what: 'computer', turn: 2 },
      cerl3: { what: 'energy', station: 'red-lower', turn: 3 },
      ct14: { what: 'threat', threat: 0, turn: 4 },
      cw7: { what: 'window', turn: 7 },
      cn4: { what: 'need', half: 'A' },
    }
    for (const [word, claim] of Object.entries(claims)) {
      expect(meaning(t, 'Ben', word)).toEqual({ kind: 'callOut', claim })
      expect(meaning(t, 'Ada', word.replace('c', 'o2'))).toEqual({ kind: 'suggest', to: t.seat('Ben'), claim })
    }
    expect(meaning(t, 'Ada', 'o2x')).toEqual({ kind: 'suggest', to: t.seat('Ben'), claim: null })
    expect(meaning(t, 'Ben', 'o1x')).toBeUndefined()
    t.at(OUTAGE)
    expect(spelled(t, 'Ada').filter(({ action }) => ['callOut', 'suggest'].includes(action.kind))).toEqual([])
    expect(meaning(t, 'Ada', '1a1')).toBeDefined()
  })

  test('SA-2.7 across the phases turn 11 is 0 1', () => {
    const t = begun({ options: { mission: 'mission-adv-1' } })
    expect(meaning(t, 'Ada', 'cc1')).toMatchObject({ claim: { turn: 1 } })
    expect(meaning(t, 'Ada', 'cc01')).toMatchObject({ claim: { turn: 11 } })
  })

  test('SA-4.13 one key trips, and one goes on', () => {
    const t = begun({ options: { tripping: true } })
    t.place('Ada', 1, 'red/A')
    for (const phase of [1, 2] as const) for (const one of DUO) t.lock(one, phase)
    t.time(t.now + SILENCE_MS)
    expect(meaning(t, 'Ada', 'y')).toEqual({ kind: 'trip', trip: true })
    t.act('Ada', { kind: 'trip', trip: false })
    expect(meaning(t, 'Ada', 'n')).toEqual({ kind: 'stepResolution', how: 'next' })
    expect(meaning(t, 'Ada', 'a')).toEqual({ kind: 'stepResolution', how: 'all' })
  })
})

describe('on the clock', () => {
  const nextOf = (t: Table) =>
    [...(words.countdowns?.(t.view('Ada')) ?? [])].sort((one, other) => one.at - other.at).find(({ at }) => at > t.now)

  test('SA-2.23 the clock runs down to the start, to the end of the phase, and to the end of a window', () => {
    const t = table({ seats: DUO })
    expect(nextOf(t)).toEqual({ text: 'begins in', at: t.msAt(0) })
    t.at(14)
    expect(nextOf(t)?.text).toBe('phase 1 ends in')
    t.at(DATA_TRANSFER)
    expect(nextOf(t)?.text).toBe('transfer closes in')
    t.at(OUTAGE)
    expect(nextOf(t)?.text).toBe('silence for')
    t.fly()
    expect(nextOf(t)).toBeUndefined()
  })

  test('SA-2.8 the caption is what was read out last, with the card', () => {
    const t = table({ seats: DUO, threats: ['E1-07'] })
    expect(words.caption?.(t.view('Ada'))).toBe(null)
    t.at(14)
    expect(words.caption?.(t.view('Ada'))).toEqual({ text: 'Time T+1. Threat, zone white. It is: Fighter.', at: t.now })
    t.fly()
    expect(words.caption?.(t.view('Ada'))).toBe(null)
  })
})
