import { fastChance, lookAt } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { nameOf } from '../rules/cards/catalogue.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { DUEL, given, type Table, TRIO, whole } from '../scenarios/table.ts'
import { heuristic } from './index.ts'

/** What the bot does in this seat. Asked twice it says the same. */
function answer(table: Table, name: string): Action {
  const seat = table.seat(name)
  const ask = () =>
    heuristic.play(lookAt(backyardRocketeers, table.state, seat, { at: 0, now: 0 }), seat, {
      ms: 0,
      random: fastChance('blunders'),
    })
  const action = ask()
  if (action === 'wait') throw new Error('The bot waits.')
  expect(ask()).toEqual(action)
  expect(backyardRocketeers.check(table.state, seat, action, 'bot')).toBeNull()
  return action
}

const cardOf = (action: Action): string => ('card' in action ? nameOf(action.card) : action.kind)

/** What it does first in this position. */
const first = (position: Parameters<typeof given>[0], name = 'Ada'): Action =>
  answer(given({ seats: DUEL, ...position }), name)

const FAST = [...whole('Cutting Edge'), 'Hypergolic Boosters']

describe('building', () => {
  it('lays its pad before anything else', () => {
    const action = first({ players: { Ada: { pad: 'hand', hand: ['Cutting Edge Fuselage', 'Large Fuel Tank'] } } })
    expect(cardOf(action)).toBe('Launch Pad')
  })

  it('fuels up first: fuel is what everybody waits for, and nobody can shoot at it', () => {
    const action = first({ players: { Ada: { hand: ['Cutting Edge Fuselage', 'Extra Large Fuel Tank'] } } })
    expect(cardOf(action)).toBe('Extra Large Fuel Tank')
  })

  it('takes the tank that wastes least', () => {
    const hand = ['Extra Large Fuel Tank', 'Small Fuel Tank']
    expect(cardOf(first({ players: { Ada: { hand, groundFuel: 90 } } }))).toBe('Small Fuel Tank')
  })

  it('places the better of two parts', () => {
    const hand = ['Improvised Thruster', 'Cutting Edge Thruster']
    expect(cardOf(first({ players: { Ada: { hand } } }))).toBe('Cutting Edge Thruster')
  })

  it('never replaces a part by a worse one', () => {
    const hand = ['Improvised Fuselage', 'Second-hand Nose Cone', 'Improvised Boosters']
    expect(first({ players: { Ada: { hand, rocket: FAST } } })).toEqual({ kind: 'endActions' })
  })

  it('hides what may be hidden', () => {
    const action = first({ players: { Ada: { hand: ['Anti-Missile System'], rocket: FAST } } })
    expect(action).toMatchObject({ kind: 'placeComponent', faceDown: true })
  })
})

describe('launching', () => {
  it('launches a sound rocket at once', () => {
    expect(first({ players: { Ada: { rocket: FAST, groundFuel: 100 } } })).toEqual({ kind: 'launch' })
  })

  it('does not launch a rocket that will hardly hold together', () => {
    const rocket = whole('Improvised')
    expect(first({ players: { Ada: { rocket, groundFuel: 100 } } })).toEqual({ kind: 'endActions' })
  })

  it('waits for the upgrades in its hand', () => {
    const rocket = [
      'Improvised Fuselage',
      'Improvised Nose Cone',
      'Cutting Edge Stabilizer Fins',
      'Cutting Edge Thruster',
    ]
    const hand = ['Cutting Edge Nose Cone']
    expect(first({ placed: true, players: { Ada: { rocket, hand, groundFuel: 100 } } })).toEqual({ kind: 'endActions' })
  })

  it('without cruising thrusters waits for boosters', () => {
    const options = { thrusterCruise: false, distanceScale: 1000 }
    const players = { Ada: { rocket: whole('Cutting Edge'), groundFuel: 100 } }
    expect(first({ options, players })).toEqual({ kind: 'endActions' })
  })

  it('uses up what it cannot take along before it launches', () => {
    const players = {
      Ada: { rocket: FAST, groundFuel: 100, hand: ['Slingshot', 'Shoot An RPG'] },
      Ben: { rocket: whole('Second-hand'), groundFuel: 90 },
    }
    const table = given({ seats: DUEL, players })
    expect(cardOf(answer(table, 'Ada'))).toBe('Slingshot')
    table.ability('Ada', 'Slingshot')
    expect(cardOf(answer(table, 'Ada'))).toBe('Shoot An RPG')
  })
})

describe('flying', () => {
  const inSpace = { level: 2 as const, rocket: FAST, distance: 90 }

  it('refuels before it flies', () => {
    const action = first({ players: { Ada: { ...inSpace, hand: ['Warp Drive Generator', 'Large Fuel Tank'] } } })
    expect(action).toMatchObject({ kind: 'refuel' })
  })

  it('flies with every card that shortens the way', () => {
    const players = { Ada: { ...inSpace, spaceFuel: 100, hand: ['Warp Drive Generator'] } }
    expect(cardOf(first({ players }))).toBe('Warp Drive Generator')
  })

  it('burns no card for km that the cruise covers', () => {
    const players = { Ada: { ...inSpace, distance: 40, spaceFuel: 100, hand: ['Teleport'] } }
    expect(first({ players })).toEqual({ kind: 'endActions' })
  })

  it('pours no tank over the brim', () => {
    const players = { Ada: { ...inSpace, spaceFuel: 90, hand: ['Extra Large Fuel Tank'] } }
    expect(first({ players })).toEqual({ kind: 'endActions' })
  })

  describe('with a bad nose cone, while the others are far behind', () => {
    const rocket = [
      'Cutting Edge Fuselage',
      'Improvised Nose Cone',
      'Cutting Edge Stabilizer Fins',
      'Cutting Edge Thruster',
    ]
    const shaky = { level: 2 as const, rocket }

    it('stops short of Mars', () => {
      const players = { Ada: { ...shaky, distance: 9, hand: ['Small Fuel Tank'] } }
      expect(first({ players })).toEqual({ kind: 'endActions' })
    })

    it('flies as near as it may', () => {
      const players = { Ada: { ...shaky, distance: 25, hand: ['Small Fuel Tank', 'Large Fuel Tank'] } }
      expect(cardOf(first({ players }))).toBe('Large Fuel Tank')
      expect(cardOf(first({ players: { Ada: { ...players.Ada, distance: 20 } } }))).toBe('Small Fuel Tank')
    })

    it('starts no engine that it cannot stop', () => {
      const hand = ['Anti-Matter Propulsion', 'Ion Thrusters', 'Asteroid Mining']
      const players = { Ada: { ...shaky, distance: 19, hand } }
      expect(first({ players })).toEqual({ kind: 'endActions' })
    })

    it('goes on with a landing card in hand', () => {
      const players = { Ada: { ...shaky, distance: 9, hand: ['Small Fuel Tank', 'Drag Chute'] } }
      expect(cardOf(first({ players }))).toBe('Small Fuel Tank')
    })
  })

  it('lands with every landing card it has', () => {
    const rocket = [
      'Improvised Nose Cone',
      'Cutting Edge Fuselage',
      'Cutting Edge Stabilizer Fins',
      'Cutting Edge Thruster',
    ]
    const players = { Ada: { level: 2 as const, rocket, distance: 0, hand: ['Drag Chute', 'Heat Shield'] } }
    const table = given({ seats: DUEL, players })
    table.end('Ada')
    expect(answer(table, 'Ada')).toEqual({ kind: 'commitLanding', chutes: 1, shields: 1, hidden: 0 })
  })
})

describe('settling', () => {
  const onMars = { level: 3 as const, rocket: FAST }

  it('deploys what the base lacks', () => {
    const hand = ['Windmill Generator', 'Cutting Edge Mars Rover', 'Basic Antenna']
    const base = { power: 100, km: 25, communications: ['Satellite Dish'] }
    expect(cardOf(first({ players: { Ada: { ...onMars, ...base, hand } } }))).toBe('Basic Antenna')
  })

  it('repairs its own rover and nobody else’s', () => {
    const players = {
      Ada: { ...onMars, rovers: ['Second-Hand Mars Rover, broken'], hand: ['Repair Kit'] },
      Ben: { ...onMars, rocket: whole('Second-hand'), rovers: ['Cutting Edge Mars Rover, broken'] },
    }
    const table = given({ seats: DUEL, players })
    expect(answer(table, 'Ada')).toMatchObject({ kind: 'playAbility', target: table.seat('Ada') })
    const others = { ...players, Ada: { ...onMars, hand: ['Repair Kit'] } }
    expect(first({ players: others })).toEqual({ kind: 'endActions' })
  })

  it('keeps a Signal Booster for the turn that wins', () => {
    const base = { ...onMars, power: 100, communications: ['Satellite Dish'], hand: ['Signal Booster'] }
    expect(cardOf(first({ players: { Ada: { ...base, km: 20 } } }))).toBe('Signal Booster')
    expect(first({ players: { Ada: { ...base, km: 2 } } })).toEqual({ kind: 'endActions' })
  })

  it('stops whoever could win next, where it hurts', () => {
    const players = {
      Ada: { ...onMars, hand: ['Alien Interference', 'Signal Jammer'] },
      Ben: {
        ...onMars,
        rocket: whole('Second-hand'),
        power: 100,
        km: 40,
        rovers: ['Cutting Edge Mars Rover'],
        communications: ['Deep Space Array'],
      },
    }
    expect(cardOf(first({ players }))).toBe('Signal Jammer')
  })
})

describe('attacking', () => {
  it('aims at the leader', () => {
    const table = given({
      seats: TRIO,
      players: {
        Ada: { hand: ['Shoot An RPG'] },
        Ben: { rocket: ['Cutting Edge Fuselage'] },
        Cyd: { rocket: FAST, groundFuel: 100 },
      },
    })
    expect(answer(table, 'Ada')).toMatchObject({ kind: 'playSabotage', target: table.seat('Cyd') })
  })

  it('wastes no RPG on somebody who has hardly begun', () => {
    const players = { Ada: { hand: ['Shoot An RPG'] }, Ben: { rocket: ['Improvised Fuselage'] } }
    expect(first({ players })).toEqual({ kind: 'endActions' })
  })

  it('shoots at the part that is hardest to find again', () => {
    const thrusters = ['Improvised Thruster', 'Improvised Thruster', 'Second-hand Thruster', 'Cutting Edge Thruster']
    const fins = ['Improvised Stabilizer Fins', 'Second-hand Stabilizer Fins', 'Cutting Edge Stabilizer Fins']
    const shot = (discard: string[]) =>
      first({
        decks: { 1: { discard } },
        players: { Ada: { hand: ['Shoot An RPG'] }, Ben: { rocket: whole('Second-hand'), groundFuel: 100 } },
      })
    expect(shot([...thrusters, ...thrusters.slice(2)])).toMatchObject({ part: 'thruster' })
    expect(shot([...fins, ...fins])).toMatchObject({ part: 'stabilizer-fins' })
  })

  it('raids before it builds, for a tank that could be placed at once', () => {
    const hand = ['Resource Raid', 'Cutting Edge Fuselage']
    const players = {
      Ada: { hand },
      Ben: { hand: ['Small Fuel Tank', 'Slingshot', 'Slingshot', 'Supernova', 'Staging'] },
    }
    expect(cardOf(first({ players }))).toBe('Resource Raid')
  })

  it('burns an Enigma Machine only to make way for a shot', () => {
    const Ben = { rocket: whole('Second-hand'), groundFuel: 100, enhancements: ['Enigma Machine'] }
    expect(cardOf(first({ players: { Ada: { hand: ['Supernova', 'Shoot An RPG'] }, Ben } }))).toBe('Supernova')
    expect(first({ players: { Ada: { hand: ['Supernova'] }, Ben } })).toEqual({ kind: 'endActions' })
  })

  it('reverse-engineers a rocket that it cannot see, once it may fly', () => {
    const Ben = { rocket: whole('Second-hand'), groundFuel: 100, enhancements: ['Enigma Machine'] }
    expect(cardOf(first({ players: { Ada: { hand: ['Reverse Engineering'] }, Ben } }))).toBe('Reverse Engineering')
  })

  it('swaps a bad part for a good one, never the other way round', () => {
    const bad = { rocket: ['Improvised Nose Cone'], groundFuel: 80 }
    const good = { rocket: ['Cutting Edge Nose Cone'], groundFuel: 80 }
    const hand = ['Switch Parts']
    expect(cardOf(first({ players: { Ada: { ...bad, hand }, Ben: good } }))).toBe('Switch Parts')
    expect(first({ players: { Ada: { ...good, hand }, Ben: bad } })).toEqual({ kind: 'endActions' })
  })

  it('holds a Wormhole while it would help as often as harm', () => {
    const far = { level: 2 as const, rocket: whole('Second-hand'), distance: 95 }
    const players = { Ada: { ...far, rocket: FAST, distance: 99, hand: ['Wormhole'] }, Ben: far }
    expect(cardOf(first({ players }))).not.toBe('Wormhole')
  })
})

describe('planting a bomb', () => {
  const finished = { rocket: whole('Second-hand'), groundFuel: 100 }

  it('comes before a policy', () => {
    const players = { Ada: { hand: ['Insurance Policy', 'Plant Bomb'] }, Ben: finished }
    expect(cardOf(first({ placed: true, players }))).toBe('Plant Bomb')
  })

  it('turns a hidden part up where there is no place left', () => {
    const faceDown = ['Insurance Policy', 'Anti-Missile System']
    const players = { Ada: { hand: ['Plant Bomb'], faceDown }, Ben: finished }
    expect(first({ placed: true, players })).toEqual({ kind: 'revealCovert', place: 1 })
  })

  it('leaves everything hidden without a bomb', () => {
    const faceDown = ['Insurance Policy', 'Anti-Missile System']
    const players = { Ada: { hand: ['Slingshot'], faceDown }, Ben: finished }
    expect(cardOf(first({ placed: true, players }))).toBe('Slingshot')
  })
})

describe('reacting', () => {
  const attackedBy = (card: string, ben: object, aim: object = {}) => {
    const table = given({
      seats: DUEL,
      players: { Ada: { hand: [card], rocket: whole('Cutting Edge') }, Ben: { hand: ['Newton’s Third Law'], ...ben } },
    })
    table.sabotage('Ada', card, 'Ben', aim)
    return answer(table, 'Ben')
  }

  it('answers a blow against its finished rocket with Newton’s Third Law', () => {
    const ben = { rocket: whole('Second-hand'), groundFuel: 100 }
    expect(attackedBy('Shoot An RPG', ben, { part: 'thruster' })).toMatchObject({ with: 'newton' })
  })

  it('keeps it when little is at stake', () => {
    expect(attackedBy('Industrial Espionage', {})).toMatchObject({ with: 'pass' })
  })
})

describe('giving up', () => {
  it('discards the dead card first', () => {
    const hand = [
      ...['Large Fuel Tank', 'Small Fuel Tank', 'Newton’s Third Law', 'Shoot An RPG', 'R&D Team'],
      ...['Cutting Edge Thruster', 'Cutting Edge Fuselage', 'Improvised Fuselage'],
    ]
    const table = given({ seats: DUEL, placed: true, players: { Ada: { hand } } })
    table.end('Ada')
    expect(cardOf(answer(table, 'Ada'))).toBe('Improvised Fuselage')
  })

  it('keeps no fuel on Mars', () => {
    const attacks = ['Alien Interference', 'Signal Jammer', 'Rover Sabotage', 'Dust Storm', 'Power Flow Re-routing']
    const hand = [...attacks, 'Laser Cannon', 'Power Surge', 'Large Fuel Tank']
    const table = given({ seats: DUEL, placed: true, players: { Ada: { level: 3, rocket: FAST, power: 100, hand } } })
    table.end('Ada')
    expect(cardOf(answer(table, 'Ada'))).toBe('Large Fuel Tank')
  })

  it('gives the smallest tank away', () => {
    const players = {
      Ada: { hand: ['Resource Raid'] },
      Ben: { hand: ['Extra Large Fuel Tank', 'Small Fuel Tank'] },
    }
    const table = given({ seats: DUEL, players })
    table.sabotage('Ada', 'Resource Raid', 'Ben')
    table.react('Ben', 'pass')
    expect(cardOf(answer(table, 'Ben'))).toBe('Small Fuel Tank')
  })
})
