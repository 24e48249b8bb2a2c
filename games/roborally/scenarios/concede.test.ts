import { describe, expect, test } from 'vitest'
import { dealing, kinds, race, type Wanted } from './race.fixture.ts'

const seats = ['Ada', 'Ben', 'Cyd']

describe('conceding while programming', () => {
  test('RR-12.6 eliminates the robot at once: it leaves the board and its cards are set aside', () => {
    const table = race({ seats })
    const dealt = table.robot('Ben').deal
    table.place('Ben', dealt[0] ?? 'UT-010', 3)
    expect(table.concede('Ben')).toEqual([
      { kind: 'conceded', seat: 1 },
      { kind: 'robotRetired', seat: 1 },
    ])
    expect(table.robot('Ben')).toMatchObject({
      status: 'eliminated',
      lives: 0,
      damage: 0,
      out: { turn: 1, register: 0 },
    })
    expect([table.at('Ben'), table.robot('Ben').hand]).toEqual([null, []])
    expect(new Set(table.state.aside)).toEqual(new Set(dealt))
    expect(table.asked).toEqual(['Ada programming', 'Cyd programming'])
  })

  test('RR-12.13 if nobody is missing any more, execution starts at once (edge case 30)', () => {
    const table = race({ seats })
    table.submit('Ada')
    table.submit('Ben')
    const told = table.concede('Cyd')
    expect(kinds(told)).toContain('executionBegan')
    expect(told.filter(({ kind }) => kind === 'cardBegan')).toHaveLength(10)
    expect(table.asked).toEqual(['Ada film', 'Ben film'])
  })

  test('RR-12.2 the last robot left wins at that moment', () => {
    const table = race()
    expect(kinds(table.concede('Ada'))).toEqual(['conceded', 'robotRetired', 'raceEnded'])
    expect(table.outcome).toMatchObject({ ending: 'last-robot', result: 'won', places: [2, 1] })
  })

  test('RR-12.6 may be done after submitting, but only once', () => {
    const table = race({ seats })
    table.submit('Ada')
    table.concede('Ada')
    table.refused('Ada', { kind: 'concede' }, { rule: 'RR-12.6', code: 'already-out' })
    table.undoRefused('Ada')
  })

  test('RR-12.11 after somebody has finished, a concession can end the race', () => {
    const finished = { turn: 1, register: 2 }
    const table = race({
      seats,
      options: { playOn: true },
      robots: { Ada: { status: 'finished', finished, at: [0, 0], next: 3, hand: [], deal: [] } },
    })
    table.concede('Cyd')
    expect(table.outcome).toMatchObject({ ending: 'checkpoints', places: [1, 2, 3] })
  })
})

describe('conceding during the film', () => {
  const executed = (wanted: Wanted = {}) => {
    const table = race({ seats, ...wanted })
    for (const name of seats) table.submit(name)
    return table
  }

  test('RR-12.6 is carried out at the start of the clean-up', () => {
    const table = executed()
    expect(table.concede('Ben')).toEqual([{ kind: 'conceded', seat: 1 }])
    expect(table.robot('Ben')).toMatchObject({ status: 'active', conceding: true })
    expect(table.asked).toEqual(['Ada film', 'Cyd film'])
    table.refused('Ben', { kind: 'concede' }, { rule: 'RR-12.6' })
    const told = table.watch(dealing([9, 9]))
    expect(kinds(told).slice(0, 3)).toEqual(['filmWatched', 'robotRetired', 'programsCleared'])
    expect(table.robot('Ben')).toMatchObject({ status: 'eliminated', out: { turn: 1, register: 6 } })
  })

  test('RR-12.6 whoever concedes is not waited for', () => {
    const table = executed({ bots: ['Ben', 'Cyd'] })
    table.concede('Ada', dealing([9, 9]))
    expect(table.asked).toEqual(['Ben programming', 'Cyd programming'])
  })

  test('RR-12.2 whoever is left wins when the clean-up has carried it out', () => {
    const table = executed()
    table.concede('Ada')
    table.concede('Cyd')
    expect(table.outcome).toBeNull()
    expect(kinds(table.watch())).toEqual(['filmWatched', 'robotRetired', 'robotRetired', 'raceEnded'])
    expect(table.outcome).toMatchObject({ ending: 'last-robot', places: [2, 1, 2] })
  })

  test('RR-12.3 if all concede, nobody wins, and all have the same place', () => {
    const table = executed()
    for (const name of seats) table.concede(name)
    expect(table.outcome).toMatchObject({ ending: 'nobody-left', places: [1, 1, 1] })
  })
})

describe('conceding during re-entry', () => {
  const fallen = () => {
    const table = race({
      seats,
      hands: [['M1-500'], ['M1-510']],
      robots: { Ada: { at: [6, 3], heading: 'N' }, Ben: { at: [5, 2], heading: 'E' } },
    })
    table.submit('Ada', ['M1-500'])
    table.submit('Ben', ['M1-510'])
    table.submit('Cyd')
    table.watch()
    return table
  }

  test('RR-12.13 the owner who is asked leaves the queue, and the next one is asked', () => {
    const table = fallen()
    expect(table.asked).toEqual(['Ben reentry'])
    table.concede('Ben')
    expect(table.asked).toEqual(['Ada reentry'])
    table.undoRefused('Ben')
  })

  test('RR-12.13 one who waits is not asked any more', () => {
    const table = fallen()
    table.concede('Ada')
    expect(table.asked).toEqual(['Ben reentry'])
    table.reenter('Ben', [2, 4], 'N', dealing([7, 9]))
    expect(table.asked).toEqual(['Ben programming', 'Cyd programming'])
  })

  test('RR-12.6 a robot on the board leaves at once', () => {
    const table = fallen()
    table.concede('Cyd')
    expect(table.at('Cyd')).toBeNull()
    expect(table.robot('Cyd').out).toEqual({ turn: 1, register: 6 })
  })
})
