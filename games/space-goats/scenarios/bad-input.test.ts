import { isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceGoats } from '../rules/index.ts'
import { DUEL, FOUR, given, times } from './table.ts'

/** Every line of “bad input”: refused with its rule, a sentence, and not a byte of the state changed. */

const pods = (count: number) => times(count, 'Fuel Pod')
const pass = { kind: 'pass' }
const buy = (slot: unknown, payment?: object) => ({ kind: 'buy', slot, ...(payment && { payment }) })
const rocket = (card: string, target?: unknown) => ({ kind: 'rocket', card, ...(target !== undefined && { target }) })
const shield = (card: string, ship?: unknown) => ({ kind: 'shield', card, ...(ship !== undefined && { ship }) })
const defend = (answer: object) => ({ kind: 'defend', ...answer })

describe('out of turn or in the wrong step', () => {
  test.each([
    ['buy', buy(0)],
    ['rocket', rocket('ST03', 0)],
    ['shield', shield('SH01', 5)],
    ['special', { kind: 'special', card: 'SP06' }],
    ['pass', pass],
  ])('SG-2.6 a %s out of turn', (_what, action) => {
    const table = given({ players: { Ben: { hand: ['Weak Rocket', 'Hull Plating', 'Warp Drive'], bank: pods(5) } } })
    const { text } = table.refused('Ben', action, { rule: 'SG-2.6', code: 'not-your-turn' })
    expect(text).toBe('It is not your turn.')
  })

  test('SG-2.6 a second action', () => {
    const table = given({ players: { Ada: { hand: ['Weak Rocket'], bank: pods(2) } } })
    table.buy('Ada', 0, 'Warp Drive')
    table.refused('Ada', rocket('ST03', 1), { rule: 'SG-2.6' })
    table.refused('Ada', pass, { rule: 'SG-2.6' })
  })

  test('SG-2.6 an action while a question is open', () => {
    const table = given({ players: { Ada: { hand: ['Twin Salvo', 'Weak Rocket'] } } })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    for (const name of ['Ada', 'Ben', 'Cyd']) table.refused(name, pass, { rule: 'SG-2.6', code: 'question-open' })
    table.take('Ben', 0)
    table.refused('Ada', rocket('ST03', 1), { rule: 'SG-2.6', code: 'question-open' })
  })

  test('SG-7.2 anything by somebody who is out', () => {
    const table = given({ players: { Ben: { fleet: [], hand: ['Weak Rocket'] } } })
    table.refused('Ben', pass, { rule: 'SG-7.2', code: 'out' })
    table.refused('Ben', { kind: 'resign' }, { rule: 'SG-7.2', code: 'already-out' })
  })
})

describe('buying', () => {
  const position = {
    market: ['Standard Rocket', null, 'Overload Barrage', 'Reinforcement Shuttle'],
    players: { Ada: { bank: ['Scout Ship', 'Fuel Pod'], hand: ['Fuel Pod', 'Weak Rocket', 'Debris Field'] } },
  }

  test('SG-3.6 an empty slot', () => {
    const { text } = given(position).refused('Ada', buy(1), { rule: 'SG-3.6', code: 'empty-slot' })
    expect(text).toBe('Slot 2 is empty, and the pile has run out.')
  })

  test.each([-1, 4, 99])('SG-3.1 slot %i', (slot) => {
    given(position).refused('Ada', buy(slot), { rule: 'SG-3.1', code: 'no-slot' })
  })

  test('SG-3.1 an unaffordable slot, with what is missing', () => {
    const { text } = given(position).refused('Ada', buy(2), { rule: 'SG-3.1', code: 'too-dear' })
    expect(text).toBe('Overload Barrage costs 5; you are 2 short.')
  })

  test('SG-3.5 a Shuttle while all 16 ships are in play', () => {
    const table = given({ ...position, seats: FOUR, players: { Ada: { bank: pods(4) } } })
    table.refused('Ada', buy(3), { rule: 'SG-3.5', code: 'no-ship-left' })
  })

  test.each([
    ['too few', { bank: ['ST01'], hand: [] }, 'wrong-payment'],
    ['too many', { bank: ['ST02', 'ST01'], hand: ['ST01'] }, 'wrong-payment'],
    ['not in the bank', { bank: ['ST01', 'ST01'], hand: [] }, 'not-in-bank'],
    ['not in hand', { bank: [], hand: ['ST01', 'ST01'] }, 'not-in-hand'],
    ['somebody else’s', { bank: [], hand: ['ST01', 'SP06'] }, 'not-in-hand'],
    ['no currency: a rocket', { bank: ['ST01'], hand: ['ST03'] }, 'no-currency'],
    ['no currency: debris', { bank: ['ST01'], hand: ['ST05'] }, 'no-currency'],
    ['unknown', { bank: ['gold', 'gold'], hand: [] }, 'not-in-bank'],
    ['named twice', { bank: ['ST02', 'ST02'], hand: [] }, 'not-in-bank'],
    ['a hundred', { bank: times(100, 'ST01'), hand: [] }, 'wrong-payment'],
  ])('SG-3.2 payment with cards that are %s', (_what, payment, code) => {
    const table = given({ ...position, players: { ...position.players, Ben: { hand: ['Warp Drive'] } } })
    table.refused('Ada', buy(0, payment), { rule: 'SG-3.2', code })
  })
})

test('SG-3.2 SG-3.4 payment for a Shuttle is checked like any other', () => {
  const table = given({ market: ['Reinforcement Shuttle', null, null, null], players: { Ada: { bank: pods(4) } } })
  table.refused('Ada', buy(0, { bank: ['ST01'], hand: [] }), { rule: 'SG-3.2', code: 'wrong-payment' })
})

describe('rockets', () => {
  const position = {
    players: {
      Ada: { hand: ['Standard Rocket', 'Barrage Rocket', 'Hull Plating', 'Warp Drive', 'Fuel Pod', 'Debris Field'] },
      Cyd: { fleet: [] },
    },
  }

  test.each(['ST03', 'RK09'])('SG-2.6 %s, which is not in hand', (card) => {
    given(position).refused('Ada', rocket(card, 1), { rule: 'SG-2.6', code: 'not-in-hand' })
  })

  test('SG-2.6 a card that does not exist', () => {
    const table = given(position)
    const longest = rocket('x'.repeat(40), 1)
    const actions = [
      rocket('laser', 1),
      shield('laser', 0),
      { kind: 'special', card: 'laser' },
      rocket('x', 1),
      longest,
    ]
    for (const action of actions) table.refused('Ada', action, { rule: 'SG-2.6', code: 'no-such-card' })
  })

  test.each(['SH01', 'SP06', 'ST01', 'ST05'])('SG-2.6 %s fired though it is no rocket', (card) => {
    given(position).refused('Ada', rocket(card, 1), { rule: 'SG-2.6', code: 'no-rocket' })
  })

  test('SG-4.2 SG-7.2 a target that is missing, oneself, eliminated or unknown', () => {
    const table = given(position)
    table.refused('Ada', rocket('RK01'), { rule: 'SG-4.2', code: 'target-missing' })
    table.refused('Ada', rocket('RK01', 0), { rule: 'SG-4.2', code: 'own-fleet' })
    table.refused('Ada', rocket('RK01', 2), { rule: 'SG-7.2', code: 'target-out' })
    for (const target of [3, -1, 99])
      table.refused('Ada', rocket('RK01', target), { rule: 'SG-4.2', code: 'no-such-seat' })
  })

  test('SG-4.15 a target given for a barrage', () => {
    given(position).refused('Ada', rocket('RK05', 1), { rule: 'SG-4.15', code: 'no-target' })
  })

  test('SG-4.2 SG-7.2 the same targets for the second hit', () => {
    const table = given({ players: { Ada: { hand: ['Twin Salvo'] }, Cyd: { fleet: [] } } })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.take('Ben', 0)
    const at = (target: number) => ({ kind: 'nextHit', target })
    table.refused('Ada', at(0), { rule: 'SG-4.2', code: 'own-fleet' })
    table.refused('Ada', at(2), { rule: 'SG-7.2', code: 'target-out' })
    table.refused('Ada', at(7), { rule: 'SG-4.2', code: 'no-such-seat' })
  })
})

describe('shields and specials', () => {
  const position = {
    players: {
      Ada: { hand: ['Hull Plating', 'Emergency Shield', 'Weak Rocket'], fleet: ['bare + Phase Shield', 'bare'] },
    },
  }

  test('SG-5.1 a ship that is missing, foreign, unknown or already shielded', () => {
    const table = given(position)
    table.refused('Ada', shield('SH01'), { rule: 'SG-5.1', code: 'ship-missing' })
    table.refused('Ada', shield('SH01', table.ship('Ben', 0)), { rule: 'SG-5.1', code: 'not-your-ship' })
    table.refused('Ada', shield('SH01', 99), { rule: 'SG-5.1', code: 'not-your-ship' })
    table.refused('Ada', shield('SH01', table.ship('Ada', 0)), { rule: 'SG-5.1', code: 'shielded-already' })
  })

  test('SG-5.4 SG-2.6 a reactive card as an action, whatever it is called', () => {
    const table = given(position)
    table.refused('Ada', shield('ST04', table.ship('Ada', 1)), { rule: 'SG-5.4', code: 'reactive' })
    table.refused('Ada', { kind: 'special', card: 'ST04' }, { rule: 'SG-2.6', code: 'no-special' })
    table.refused('Ada', rocket('ST04', 1), { rule: 'SG-2.6', code: 'no-rocket' })
  })

  test('SG-2.6 a card not in hand or of the wrong kind', () => {
    const table = given(position)
    table.refused('Ada', shield('SH05', table.ship('Ada', 1)), { rule: 'SG-2.6', code: 'not-in-hand' })
    table.refused('Ada', shield('ST03', table.ship('Ada', 1)), { rule: 'SG-2.6', code: 'no-shield' })
    table.refused('Ada', { kind: 'special', card: 'SP06' }, { rule: 'SG-2.6', code: 'not-in-hand' })
    table.refused('Ada', { kind: 'special', card: 'SH01' }, { rule: 'SG-2.6', code: 'no-special' })
  })
})

describe('both views', () => {
  test('SG-2.7 a pass under onlyIfStuck with a valid action', () => {
    const table = given({ options: { passRule: 'onlyIfStuck' }, players: { Ada: { hand: ['Weak Rocket'] } } })
    table.refused('Ada', pass, { rule: 'SG-2.7', code: 'not-stuck' })
  })

  test('SG-4.2 declining the second hit in the engine view', () => {
    const table = given({ options: { autoChoices: true }, players: { Ada: { hand: ['Salvo Rocket'] } } })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    table.refused('Ada', { kind: 'nextHit' }, { rule: 'SG-4.2', code: 'no-choice' })
  })
})

describe('the rest', () => {
  test('SG-7.1 anything after the end of the game', () => {
    const players = { Ada: { hand: ['Standard Rocket', 'Weak Rocket'] }, Ben: { fleet: ['bare'] } }
    const table = given({ seats: DUEL, players })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    for (const name of DUEL)
      for (const action of [pass, rocket('ST03', 1), buy(0), defend({ ship: 6 }), { kind: 'resign' }])
        table.refused(name, action, { rule: table.outcome?.rule ?? '', code: 'match-over' })
  })

  test.each([
    ['1 player', 1, {}],
    ['6 players with box limits on', 6, {}],
    ['9 players in any case', 9, { boxLimits: false }],
    ['9 players in the engine view', 9, { autoChoices: true }],
  ])('SG-1.5 a game with %s', (_what, seats, options) => {
    const setup = readSetup(spaceGoats, { seats, options })
    expect(isRefusal(setup) && setup.text).toMatch(/is for 2 to [58] players, not \d/)
  })

  test('SG-1.1 more starting ships than 16 with box limits on', () => {
    const setup = readSetup(spaceGoats, { seats: 3, options: { shipsPerPlayer: 6 } })
    expect(setup).toMatchObject({ rule: 'SG-1.1', code: 'too-many-ships' })
  })

  test('SG-1.4 a start seat that nobody has', () => {
    const setup = readSetup(spaceGoats, { seats: 3, options: { startSeat: 4 } })
    expect(setup).toMatchObject({ rule: 'SG-1.4', text: 'Seat 4 cannot start: there are 3 seats.' })
  })

  test.each([
    null,
    'pass',
    5,
    [],
    {},
    { kind: 'dance' },
    { kind: 'pass', now: true },
    buy('1'),
    buy(0.5),
    rocket('RK01', 'Ben'),
    rocket('', 1),
    rocket('x'.repeat(41), 1),
    shield('SH01', 'first'),
    defend({ let: false }),
    buy(0, { bank: ['ST01'] }),
    buy(0, { bank: times(101, 'ST01'), hand: [] }),
  ])('no action: %j', (action) => {
    given().refused('Ada', action, { rule: 'kernel', code: 'malformed' })
  })

  test('SG-3.1 SG-3.6 SG-5.1 SG-5.4 what cannot be done now is offered with its reason', () => {
    const table = given({
      market: ['Standard Rocket', null, 'Twin Salvo', 'Warp Drive'],
      players: {
        Ada: {
          bank: pods(2),
          hand: ['Emergency Shield', 'Hull Plating', 'Weak Rocket'],
          fleet: ['bare + Phase Shield'],
        },
      },
    })
    expect(table.look('Ada').refused.map(({ action, why }) => [action.kind, why.rule, why.code])).toEqual([
      ['buy', 'SG-3.6', 'empty-slot'],
      ['buy', 'SG-3.1', 'too-dear'],
      ['buy', 'SG-3.1', 'too-dear'],
      ['shield', 'SG-5.4', 'reactive'],
      ['shield', 'SG-5.1', 'no-free-ship'],
    ])
    for (const { why } of table.look('Ada').refused) expect(why.text).toMatch(/^[A-Z].*\.$/)
  })

  test('SG-3.2 refusals never name a hidden card of somebody else', () => {
    const table = given({ players: { Ben: { hand: ['Warp Drive'] } } })
    const { text } = table.refused('Ada', { kind: 'special', card: 'SP06' }, { rule: 'SG-2.6', code: 'not-in-hand' })
    const same = given().refused('Ada', { kind: 'special', card: 'SP06' }, { rule: 'SG-2.6', code: 'not-in-hand' })
    expect(text).toBe(same.text)
  })
})
