import { describe, expect, test } from 'vitest'
import { DUEL, FIVE, FOUR, given, kinds, newGame, TRIO, times } from './table.ts'

const pods = (count: number) => times(count, 'Fuel Pod')

describe('winning', () => {
  test('SG-7.1 the only player with ships left wins at the end of the turn', () => {
    const table = given({ seats: DUEL, players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['bare'] } } })
    expect(table.fire('Ada', 'Standard Rocket', 'Ben').slice(-2)).toEqual([
      { kind: 'eliminated', seat: 1, by: 0 },
      { kind: 'gameEnded', how: 'rocket', winners: [0] },
    ])
    expect(table.outcome).toMatchObject({ places: [1, 2], points: [2, 0], result: 'won', ending: 'rocket', turns: 1 })
    expect(table.asked).toEqual([])
  })

  test('SG-7.1 SG-7.2 with two left the game goes on without the third', () => {
    const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['bare'] } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.outcome).toBeNull()
    expect(table.asked).toEqual(['Cyd action'])
  })
})

describe('the round limit', () => {
  const last = (players: object, more: object = {}) =>
    given({ turn: 'Cyd', round: 20, options: { roundLimit: 20, ...more }, players: { ...players } })
  const fleets = (...sizes: number[]) => sizes.map((size) => times(size, 'bare'))

  test('SG-7.6 SG-R22 after the last round the player with most ships wins', () => {
    const [ada, ben, cyd] = fleets(2, 3, 1)
    const table = last({ Ada: { fleet: ada, bank: pods(5) }, Ben: { fleet: ben }, Cyd: { fleet: cyd } })
    table.pass('Cyd')
    expect(table.outcome).toMatchObject({ ending: 'limit', places: [2, 1, 3], rule: 'SG-7.6', turns: 20 })
  })

  test('SG-7.6 the rounds before go on', () => {
    const table = given({ turn: 'Cyd', round: 19, options: { roundLimit: 20 } })
    table.pass('Cyd')
    expect(table.outcome).toBeNull()
    for (const name of TRIO) table.pass(name)
    expect(table.outcome).toMatchObject({ ending: 'limit' })
  })

  test('SG-7.6 equal fleets: at a table the larger bank among those wins', () => {
    const [ada, ben, cyd] = fleets(3, 3, 2)
    const table = last({
      Ada: { fleet: ada, bank: pods(1) },
      Ben: { fleet: ben, bank: pods(2) },
      Cyd: { fleet: cyd, bank: pods(5) },
    })
    table.pass('Cyd')
    expect(table.outcome?.places).toEqual([2, 1, 3])
  })

  test('SG-7.6 equal fleets and banks: a draw of those', () => {
    const [ada, ben, cyd] = fleets(3, 2, 3)
    const table = last({ Ada: { fleet: ada, bank: pods(1) }, Ben: { fleet: ben }, Cyd: { fleet: cyd, bank: pods(1) } })
    table.pass('Cyd')
    expect(table.outcome).toMatchObject({ places: [1, 3, 1], result: 'draw', points: [1, 0, 1], rule: 'SG-7.6' })
  })

  test('SG-7.6 option limitTie earliestSeat: of equal fleets the earliest seat wins', () => {
    const [ada, ben, cyd] = fleets(2, 3, 3)
    const table = last(
      { Ada: { fleet: ada }, Ben: { fleet: ben }, Cyd: { fleet: cyd, bank: pods(3) } },
      { limitTie: 'earliestSeat' },
    )
    table.pass('Cyd')
    expect(table.outcome?.places).toEqual([3, 1, 2])
  })

  test('SG-7.6 earliestSeat means the seat, not who started', () => {
    const options = { startSeat: 2, limitTie: 'earliestSeat', roundLimit: 20 }
    const table = given({ turn: 'Ada', round: 20, options })
    table.pass('Ada')
    expect(table.outcome).toMatchObject({ ending: 'limit', places: [1, 2, 2] })
  })

  test('SG-7.6 SG-7.5 wreckage of that round comes first; if it leaves nobody, the banks decide', () => {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      round: 20,
      options: { roundLimit: 20, limitTie: 'earliestSeat' },
      players: { Ada: { fleet: ['bare'] }, Ben: { fleet: ['bare'], bank: pods(1) } },
    })
    table.pass('Ben')
    expect(table.outcome).toMatchObject({ ending: 'bank', places: [2, 1] })
  })
})

describe('places', () => {
  test('SG-7.8 SG-R28 behind the winner those still alive by ships, then the eliminated, the latest first', () => {
    const table = given({
      seats: FIVE,
      turn: 'Eve',
      round: 20,
      options: { roundLimit: 20 },
      players: {
        Ada: { fleet: [] },
        Ben: { fleet: ['bare', 'bare'] },
        Cyd: { fleet: ['bare'] },
        Dan: { fleet: ['bare'] },
        Eve: { fleet: times(3, 'bare'), hand: ['Standard Rocket'] },
      },
    })
    table.fire('Eve', 'Standard Rocket', 'Dan')
    expect(table.outcome?.places).toEqual([5, 2, 3, 4, 1])
    expect(table.outcome?.lines.map(({ text }) => text)).toEqual([
      'No ships, 0 in the bank',
      '2 ships, 0 in the bank',
      '1 ship, 0 in the bank',
      'No ships, 0 in the bank',
      '3 ships, 0 in the bank',
    ])
  })

  test('SG-7.8 SG-R28 eliminated by the same card: same place, even if by different hits of it', () => {
    const table = given({
      seats: FOUR,
      players: {
        Ada: { hand: ['Overload Barrage'] },
        Ben: { fleet: ['bare'] },
        Cyd: { fleet: [] },
        Dan: { fleet: ['suited'] },
      },
    })
    table.fire('Ada', 'Overload Barrage')
    expect(table.outcome?.places).toEqual([1, 2, 4, 2])
  })

  test('SG-7.8 SG-7.7 who leaves between two hits of a card is placed apart from those whom it eliminates', () => {
    const table = given({
      seats: FIVE,
      players: {
        Ada: { hand: ['Overload Barrage'] },
        Ben: { fleet: ['bare'] },
        Cyd: { fleet: ['bare', 'bare'] },
        Dan: { fleet: ['suited'] },
        Eve: { fleet: ['suited', 'suited'] },
      },
    })
    table.fire('Ada', 'Overload Barrage')
    table.take('Eve', 0)
    table.take('Cyd', 0)
    table.resign('Eve')
    table.time(table.now)
    expect(table.outcome?.places).toEqual([1, 3, 3, 3, 2])
  })

  test('SG-7.8 eliminated one after the other by different cards: the later one is ahead', () => {
    const table = given({
      players: {
        Ada: { hand: times(2, 'Standard Rocket'), extraDue: true },
        Ben: { fleet: ['bare'] },
        Cyd: { fleet: ['bare'] },
      },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben', 'Standard Rocket')
    table.fire('Ada', 'Standard Rocket', 'Cyd')
    expect(table.outcome?.places).toEqual([1, 3, 2])
  })
})

describe('resigning', () => {
  test('SG-7.7 SG-R24 all ships go back without counting as destroyed, assigned shields are trashed', () => {
    const table = given({
      seats: FOUR,
      players: { Cyd: { fleet: ['bare + Hull Plating', 'suited'], hand: ['Warp Drive'], bank: pods(2) } },
    })
    expect(table.resign('Cyd')).toEqual([
      { kind: 'resigned', seat: 2 },
      { kind: 'shieldBroken', seat: 2, ship: 8, card: 'SH01', why: 'left' },
    ])
    expect(table.player('Cyd')).toMatchObject({ fleet: [], resigned: true, hand: ['SP06'], bank: ['ST01', 'ST01'] })
    expect(table.trashed).toEqual(['Hull Plating'])
    expect(table.state.destroyed).toBe(0)
    expect(table.asked).toEqual(['Ada action'])
    table.pass('Ada')
    table.pass('Ben')
    expect(table.asked).toEqual(['Dan action'])
  })

  test('SG-7.7 SG-R24 leaving does not save the others from wreckage', () => {
    const table = given({ turn: 'Ben' })
    table.resign('Cyd')
    expect(kinds(table.pass('Ben'))).toContain('wreckageCame')
  })

  test('SG-7.7 in one’s own turn the turn and a due extra turn end', () => {
    const table = given({ players: { Ada: { extraDue: true } } })
    table.resign('Ada')
    expect(table.player('Ada').extraDue).toBe(false)
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-7.7 the attacker leaves: hits not yet carried out are dropped, questions to others too', () => {
    const table = given({
      seats: FOUR,
      players: { Ada: { hand: ['Barrage Rocket'] }, Ben: { fleet: ['bare', 'bare'] } },
    })
    table.fire('Ada', 'Barrage Rocket')
    table.take('Ben', 0)
    table.resign('Ada')
    expect(table.fleet('Ben')).toEqual(['bare', 'bare'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-7.7 the attacker leaves between the waves of an Overload: the first stands, the second and the skip are dropped', () => {
    const table = given({ players: { Ada: { hand: ['Overload Barrage'] } } })
    table.fire('Ada', 'Overload Barrage')
    for (const name of ['Ben', 'Cyd']) table.take(name, 0)
    table.take('Cyd', 1)
    table.resign('Ada')
    for (const name of ['Ben', 'Cyd']) expect(table.fleet(name)).toEqual(['bare', ...times(4, 'suited')])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-7.7 SG-4.5 the attacker leaves: who has used an Aegis still trashes a card', () => {
    const hand = ['Aegis Countermeasure', 'Weak Rocket', 'Warp Drive']
    const table = given({ players: { Ada: { hand: ['Overload Barrage'] }, Ben: { hand } } })
    table.fire('Ada', 'Overload Barrage')
    table.take('Cyd', 0)
    table.block('Ben', 'Aegis Countermeasure')
    table.resign('Ada')
    expect(table.asked).toEqual(['Ben aegis'])
    table.trash('Ben', 'hand', 'Weak Rocket')
    expect(table.trashed).toEqual(['Aegis Countermeasure', 'Weak Rocket'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-7.7 a defender leaves: the question is dropped together with the hit, the others’ hits are carried out', () => {
    const table = given({ seats: FOUR, players: { Ada: { hand: ['Barrage Rocket'] } } })
    table.fire('Ada', 'Barrage Rocket')
    table.take('Ben', 0)
    table.resign('Cyd')
    expect(table.asked).toEqual(['Ben defend', 'Dan defend'])
    table.take('Dan', 1)
    expect([table.fleet('Ben'), table.fleet('Cyd')]).toEqual([['bare', ...times(3, 'suited')], []])
    expect(table.fleet('Dan')).toEqual(['suited', 'bare', 'suited', 'suited'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-7.7 the only defender leaves: the rocket goes on at once with what it has left to do', () => {
    const table = given({
      players: { Ada: { hand: ['Salvo Rocket'], bank: pods(1) } },
      pace: { pauseMs: 1500, fixedWindows: true },
    })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    table.resign('Ben')
    table.time(table.now)
    expect(table.asked).toEqual(['Ada nextHit'])
    expect(table.legal('Ada')).toEqual([{ kind: 'nextHit', target: 2 }, { kind: 'nextHit' }])
    expect(table.secondHit('Ada')).toContainEqual({ kind: 'bankLost', seat: 0, card: 'ST01' })
  })

  test('SG-7.7 the win check runs at once', () => {
    const table = newGame({ seats: DUEL })
    expect(table.resign('Ben').at(-1)).toEqual({ kind: 'gameEnded', how: 'resigned', winners: [0] })
    expect(table.outcome).toMatchObject({ ending: 'resigned', places: [1, 2], rule: 'SG-7.7' })
    expect(table.outcome?.lines[1]?.text).toBe('Left the game')
    expect([table.asked, table.state.agenda.steps]).toEqual([[], []])
  })

  test('SG-7.7 SG-3.5 ships of who left are free for a Shuttle', () => {
    const table = given({
      seats: FOUR,
      market: ['Reinforcement Shuttle', null, null, null],
      players: { Ada: { bank: pods(4) } },
    })
    table.resign('Dan')
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.fleet('Ada')).toHaveLength(5)
  })
})
