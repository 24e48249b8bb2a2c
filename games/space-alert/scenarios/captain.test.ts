import { describe, expect, test } from 'vitest'
import { spaceAlert } from '../rules/index.ts'
import { CALLS_KEPT } from '../rules/round/call-out.ts'
import { table } from './table.fixture.ts'

const JOB = { what: 'computer', turn: 2 } as const

describe('the captain', () => {
  test('SA-2.14 marks one job for each, which everybody sees, and roles give no moves', () => {
    const t = table()
    t.at(20)
    t.act('Ada', { kind: 'suggest', to: t.seat('Cyd'), claim: JOB })
    expect(t.told('spectator')).toEqual([{ kind: 'suggested', to: 2, claim: JOB, by: 0 }])
    expect(t.view('Ben').crew.map(({ job }) => job)).toEqual([null, null, JOB])
    t.act('Ada', { kind: 'suggest', to: t.seat('Cyd'), claim: null })
    expect(t.view('Ben').crew[2]?.job).toBeNull()
    t.refused('Ben', { kind: 'suggest', to: 0, claim: JOB }, { rule: 'SA-2.22' })
    t.refused('Ada', { kind: 'suggest', to: 3, claim: JOB }, { rule: 'SA-2.14' })
    expect(t.view('Ben').roles).toEqual([['captain'], ['communications'], ['security']])
  })

  test('SA-2.14 everybody may say what they will do; it must be about this mission', () => {
    const t = table()
    t.at(14)
    const say = (claim: object) => ({ kind: 'callOut', claim })
    t.act('Ben', { kind: 'callOut', claim: { what: 'threat', threat: 0, turn: 3 } })
    expect(t.view('Cyd').calls).toEqual([{ at: t.now, seat: 1, claim: { what: 'threat', threat: 0, turn: 3 } }])
    t.refused('Ben', say({ what: 'threat', threat: 1, turn: 3 }), { rule: 'SA-2.8' })
    t.refused('Ben', say({ what: 'window', turn: 8 }), { rule: 'SA-2.7' })
    const small = table({ options: { mission: 'duckling-2' } })
    small.at(20)
    small.refused('Ben', say({ what: 'zone', zone: 'white', turn: 1 }), { rule: 'SA-11.0' })
    small.refused('Ben', say({ what: 'energy', station: 'white-lower', turn: 1 }), { rule: 'SA-11.0' })
  })

  test('SA-2.14 only so many calls are kept', () => {
    const t = table()
    t.at(20)
    for (let count = 0; count < CALLS_KEPT + 5; count++) t.act('Ben', { kind: 'callOut', claim: JOB })
    expect(t.view('Ada').calls).toHaveLength(CALLS_KEPT)
  })

  test('SA-2.22 decisions of an absent captain pass to the first person in acting order, until the captain is back', () => {
    const t = table({ options: { untimed: true } })
    t.manned('Ada', 'nobody')
    t.refused('Ada', { kind: 'advance' }, { rule: 'SA-2.22' })
    t.refused('Cyd', { kind: 'advance' }, { rule: 'SA-2.22' })
    t.act('Ben', { kind: 'advance' })
    t.manned('Ben', 'bot')
    t.act('Cyd', { kind: 'suggest', to: t.seat('Ben'), claim: JOB })
    t.manned('Ada', 'person')
    t.refused('Cyd', { kind: 'advance' }, { rule: 'SA-2.22' })
    t.act('Ada', { kind: 'advance' })
  })

  test('SA-2.22 a crew of bots has a captain too', () => {
    const t = table({ options: { untimed: true }, bots: ['Ada', 'Ben', 'Cyd'] })
    t.act('Ada', { kind: 'advance' })
    expect(t.heard).toEqual(['phase-start', 'threat'])
  })

  test('SA-2.22 going on in the resolution passes on as well', () => {
    const t = table()
    t.fly()
    t.time(t.now)
    expect(t.outcome).not.toBeNull()
    const open = table()
    open.at(425)
    expect(open.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'watch']])
    open.manned('Ada', 'nobody')
    expect(open.open.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'watch']])
    open.refused('Ada', { kind: 'stepResolution', how: 'next' }, { rule: 'SA-2.22' })
    open.act('Ben', { kind: 'stepResolution', how: 'next' })
    expect(open.state.flight?.turn).toBe(2)
  })
})

describe('absence', () => {
  test('SA-11.4 a seat that is left keeps its cards, and after 20 seconds the captain may let a bot take over', () => {
    const t = table()
    t.at(20)
    t.place('Ben', 1, 0)
    const board = t.board('Ben')
    t.manned('Ben', 'nobody')
    expect(t.told('Cyd')).toEqual([{ kind: 'holderChanged', seat: 1, holder: 'nobody' }])
    t.at(100)
    expect(t.board('Ben')).toEqual(board)
    expect(t.hand('Ben')).toHaveLength(6)
    const { absence } = spaceAlert
    expect(absence?.afterMs).toBe(20_000)
    expect(absence?.checkTakeOver?.(t.state, t.seat('Ada'), t.seat('Ben'))).toBeNull()
    expect(absence?.checkTakeOver?.(t.state, t.seat('Cyd'), t.seat('Ben'))).toMatchObject({ rule: 'SA-2.22' })
    t.manned('Ben', 'bot')
    t.place('Ben', 2, 0)
    t.manned('Ben', 'person')
    t.place('Ben', 3, 0)
    expect(t.board('Ben').filter((slot) => slot !== '')).toHaveLength(3)
  })
})
