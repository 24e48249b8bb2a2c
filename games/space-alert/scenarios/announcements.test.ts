import { canonical } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { talk } from '../rules/round/talk.ts'
import { DUO, type Table, TRIO, table } from './table.fixture.ts'

const GREY = ['red/A', 'blue/B', 'lift/C', 'red/bots', 'blue/A', 'lift/B']
const CARDS = { Ada: [...GREY.slice(0, 5), 'go:red-lower/hero-A'], Ben: [...GREY.slice(0, 5), 'go:white-upper/hero-C'] }

const at = (seconds: number, more: Parameters<typeof table>[0] = {}): Table => {
  const t = table({ cards: CARDS, ...more })
  t.at(seconds)
  return t
}

describe('threats', () => {
  test('SA-2.8 the top card of its deck is turned up at its trajectory, for everybody', () => {
    const t = at(13, { threats: ['E1-07', 'E1-05'] })
    t.at(14)
    expect(t.told('spectator')).toEqual([
      {
        kind: 'announced',
        at: 17_000,
        told: { at: 17_000, event: t.state.script.events[1], threat: 0 },
        threat: { id: 'E1-07', turn: 1, zone: 'white' },
      },
    ])
    expect(t.view('spectator').threats).toEqual([{ id: 'E1-07', turn: 1, zone: 'white' }])
    expect(t.state.threatDecks['external-common']).toEqual(['E1-05'])
    t.at(52)
    expect(t.state.threats[1]).toMatchObject({ turn: 3, zone: null })
  })

  test('SA-2.9, SA-R25 a report for a larger crew is unconfirmed and draws nothing', () => {
    const options = { mission: 'mission-adv-1' }
    const small = at(376, { options })
    expect(small.state.told.at(-1)).toMatchObject({ event: { minCrew: 5 }, threat: null })
    expect(small.state.threats).toHaveLength(5)
    const large = at(376, { options, seats: ['Ada', 'Ben', 'Cyd', 'Dot', 'Eli'] })
    expect(large.state.told.at(-1)).toMatchObject({ event: { minCrew: 5 }, threat: 5 })
  })

  test('SA-2.17 a report from an empty deck is unconfirmed', () => {
    const t = at(14, { threats: [] })
    expect(t.events.at(-1)).toMatchObject({ kind: 'announced', threat: null })
    expect(t.state.threats).toEqual([])
  })
})

describe('data', () => {
  test('SA-2.10 incoming data gives everybody a card at once', () => {
    const t = at(81.999)
    const [first, second, third] = t.state.actionDeck
    t.at(82)
    expect([t.member('Ada'), t.member('Ben'), t.member('Cyd')].map(({ hand }) => hand.at(-1)?.face)).toEqual([
      first,
      second,
      third,
    ])
    expect(t.told('Ben').slice(1)).toEqual([
      { kind: 'dataReceived', seat: 0 },
      { kind: 'dataReceived', seat: 1, card: { id: 106, face: second } },
      { kind: 'dataReceived', seat: 2 },
    ])
  })

  test('SA-2.17 edge case 40: with one card left the earlier in acting order gets it', () => {
    const t = at(82, { deck: ['lift/B'], seatOptions: [{}, { role: 'captain' }, {}] })
    expect(TRIO.map((name) => t.hand(name).length)).toEqual([6, 7, 6])
    expect(t.hand('Ben').at(-1)).toBe('lift/B')
    t.at(178)
    expect(TRIO.map((name) => t.hand(name).length)).toEqual([6, 7, 6])
  })
})

describe('data transfer', () => {
  test('SA-2.11 a grey card from the hand goes to somebody else at once, and only these two see it', () => {
    const t = at(110)
    const card = t.held('Ada', 'lift/C')
    t.give('Ada', 'lift/C', 'Ben')
    expect(t.member('Ben').hand.at(-1)).toEqual(card)
    expect(t.hand('Ada')).not.toContain('lift/C')
    for (const viewer of ['Ada', 'Ben']) expect(t.told(viewer)).toEqual([{ kind: 'cardGiven', seat: 0, to: 1, card }])
    for (const viewer of ['Cyd', 'spectator']) expect(t.told(viewer)).toEqual([{ kind: 'cardGiven', seat: 0, to: 1 }])
    expect(t.view('Cyd').crew.map(({ hand }) => hand)).toEqual([6, 8, 7])
  })

  test('SA-2.11 edge case 25: a gift before the closing counts, one at that millisecond is refused', () => {
    const t = at(124.999)
    t.give('Ada', 'lift/C', 'Ben')
    const late = t.giving('Ben', 'red/A', 'Ada')
    t.at(125)
    t.refused('Ben', late, { rule: 'SA-2.11', code: 'no-transfer' })
    expect(t.state.transfer).toBeNull()
  })

  test('SA-2.11, SA-R26 one for each giver, and any number for a receiver', () => {
    const t = at(110)
    t.give('Ada', 'red/A', 'Ben')
    t.refused('Ada', t.giving('Ada', 'blue/B', 'Cyd'), { rule: 'SA-2.11', code: 'given' })
    t.give(
      'Cyd',
      t.member('Cyd').hand.findIndex(({ face }) => !face.isHeroic),
      'Ben',
    )
    expect(t.hand('Ben')).toHaveLength(9)
    t.give('Ben', 'red/A', 'Ada')
    t.at(303)
    t.give('Ada', 'blue/B', 'Cyd')
  })

  test('SA-2.11 not a heroic card, not from the board, not to oneself or nobody, not outside the window', () => {
    const t = at(100)
    t.place('Ada', 1, 'red/A')
    const placed = t.member('Ada').board[0]?.[0]?.id
    t.refused('Ada', t.giving('Ada', 'blue/B', 'Ben'), { rule: 'SA-2.11', code: 'no-transfer' })
    t.at(110)
    t.refused('Ada', t.giving('Ada', 'go:red-lower/hero-A', 'Ben'), { rule: 'SA-2.11', code: 'heroic-gift' })
    t.refused('Ada', { kind: 'giveCard', card: placed, to: 1 }, { rule: 'SA-2.5', code: 'not-in-hand' })
    t.refused('Ada', t.giving('Ada', 'blue/B', 'Ada'), { rule: 'SA-2.11', code: 'to-oneself' })
    t.refused('Ada', { ...t.giving('Ada', 'blue/B', 'Ben'), to: 3 }, { rule: 'SA-2.11', code: 'empty-seat' })
    t.manned('Ben', 'nobody')
    t.refused('Ada', t.giving('Ada', 'blue/B', 'Ben'), { rule: 'SA-2.11', code: 'empty-seat' })
  })

  test('SA-2.19 the table may set how long it lasts; it closes at the latest when an outage begins', () => {
    const longer = at(110, { options: { transferSeconds: 30 } })
    expect(longer.state.transfer?.until).toBe(longer.msAt(140))
    longer.at(138.999)
    expect(longer.state.transfer).not.toBeNull()
    longer.at(139)
    expect(longer.kinds).toEqual(['transferClosed', 'announced'])
    expect(longer.state.transfer).toBeNull()
    const short = at(118, { options: { transferSeconds: 8 } })
    expect(short.state.transfer).toBeNull()
    const scaled = at(110, { options: { transferSeconds: 8, clockScale: 2 } })
    expect(scaled.state.transfer?.until).toBe(scaled.msAt(110) + 8000)
  })
})

describe('outage', () => {
  test('SA-2.12 nobody can talk, call out or suggest, but cards can be placed', () => {
    const t = at(139)
    expect(talk(t.state)).toMatchObject({ rule: 'SA-2.12', code: 'comms-down' })
    t.refused('Ben', { kind: 'callOut', claim: { what: 'need', half: 'A' } }, { rule: 'SA-2.12' })
    t.refused('Ada', { kind: 'suggest', to: 1, claim: null }, { rule: 'SA-2.12' })
    t.place('Ada', 1, 'red/A')
    t.at(150.999)
    expect(talk(t.state)).not.toBeNull()
    t.at(151)
    expect(talk(t.state)).toBeNull()
  })

  test('SA-2.12, SA-R27 what others do to their boards is neither seen nor heard until it ends', () => {
    const t = at(138)
    t.place('Ada', 1, 'red/A')
    t.at(139)
    const before = ['Ben', 'spectator'].map((viewer) => canonical(t.view(viewer)))
    const counts = ['Ben', 'spectator'].map((viewer) => t.look(viewer).at)
    t.place('Ada', 1, 'blue/B', 'move')
    t.act('Ada', t.change('Ada', { kind: 'moveCard', from: 1, to: 3 }))
    t.act('Ada', t.change('Ada', { kind: 'takeBack', turn: 3 }))
    t.place('Ada', 2, 'lift/C')
    t.lock('Ada', 1)
    for (const viewer of ['Ben', 'spectator']) expect(t.told(viewer)).toEqual([])
    expect(['Ben', 'spectator'].map((viewer) => canonical(t.view(viewer)))).toEqual(before)
    expect(['Ben', 'spectator'].map((viewer) => t.look(viewer).at)).toEqual(counts)
    expect(t.view('Ada').crew[0]).toMatchObject({ hand: 6, openPhase: 1, own: { openPhase: 2 } })
    t.at(151)
    expect(t.told('Ben').map(({ kind }) => kind)).toEqual(['announced', 'boardsShown'])
    expect(t.view('Ben').crew[0]).toMatchObject({
      hand: 12,
      openPhase: 2,
      opened: 2,
      board: [[], ['action'], [], [], [], [], []],
    })
  })

  test('SA-2.12 the last one who locks in an outage ends it for all', () => {
    const t = at(139, { seats: DUO })
    for (const name of DUO) t.lock(name, 1)
    t.lock('Ada', 2)
    t.lock('Ben', 2)
    expect(
      t
        .told('Ada')
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['announced', 'boardsShown'])
    expect(t.view('Ada').stage).toBe('silence')
    expect(t.state.outage).toBeNull()
  })

  test('SA-2.12 with open boards faces are hidden in an outage too', () => {
    const t = at(138, { options: { openBoards: true } })
    t.place('Ada', 1, 'red/A')
    expect(t.view('Ben').crew[0]?.open?.[0]).toMatchObject([{ face: { action: 'A' }, half: 'action' }])
    t.at(139)
    expect(t.view('Ben').crew[0]?.open).toBeUndefined()
    t.at(151)
    expect(t.view('Ben').crew[0]?.open).toBeDefined()
  })
})
