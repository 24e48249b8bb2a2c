import { canonical, isRefusal, readSetup, type Setup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { testRun1 } from '../data/scripts/test-run-1.ts'
import { actingCaptain } from '../rules/captain.ts'
import { chooseScript } from '../rules/deal/choose-script.ts'
import { GREY_CARDS, heroicCards } from '../rules/deal/faces.ts'
import { missionLuck } from '../rules/deal/luck.ts'
import { dealPackets, packetSizes } from '../rules/deal/packets.ts'
import { drawTracks, shuffledPiles } from '../rules/deal/ship.ts'
import { shuffledDecks, threatCards } from '../rules/deal/threat-decks.ts'
import { missionOf } from '../rules/flight/mission-of.ts'
import { spaceAlert } from '../rules/index.ts'
import { startState } from '../rules/resolution/start.ts'
import { actingOrder, type SpaceAlert } from '../rules/state.ts'
import { DUO, nameOf, type Table, TRIO, table } from './table.fixture.ts'

const FIVE = ['Ada', 'Ben', 'Cyd', 'Dot', 'Eli'] as const

const setupOf = (seats: number, options: object = {}, seatOptions?: readonly object[]) =>
  readSetup(spaceAlert, { seats, options, ...(seatOptions && { seatOptions }) })

const refusalOf = (given: Setup<SpaceAlert> | { readonly rule: string }) => ('rule' in given ? given.rule : null)

const packets = ({ state }: Table, seat: number): readonly (readonly string[])[] =>
  (state.crew[seat]?.packets ?? []).map((packet) => packet.map(nameOf))

describe('crew', () => {
  test('SA-1.1 one to five are the crew, each a person or a bot', () => {
    for (const seats of [1, 2, 3, 4, 5]) expect(isRefusal(setupOf(seats))).toBe(false)
    for (const seats of [0, 6]) expect(isRefusal(setupOf(seats))).toBe(true)
    expect(table({ bots: ['Ben'] }).state.crew.map(({ holder }) => holder)).toEqual(['person', 'bot', 'person'])
  })

  test('SA-1.2 the captain is seat 1 unless another is agreed on, and the order goes round the table', () => {
    expect(actingOrder(table().state)).toEqual([0, 1, 2])
    const other = table({ seatOptions: [{}, { role: 'captain' }, {}] })
    expect(other.state.captain).toBe(1)
    expect(actingOrder(other.state)).toEqual([1, 2, 0])
    expect(actingCaptain(other.state)).toBe(1)
  })

  test('SA-1.3, SA-R20 three share the roles, two merge them, one has them all, and nobody takes what is taken', () => {
    expect(table().state.roles).toEqual([['captain'], ['communications'], ['security']])
    expect(table({ seatOptions: [{ role: 'security' }, {}, {}] }).state.roles).toEqual([
      ['security'],
      ['captain'],
      ['communications'],
    ])
    expect(table({ seats: DUO }).state.roles).toEqual([['captain', 'security'], ['communications']])
    expect(table({ seats: ['Ada'] }).state.roles).toEqual([['captain', 'communications', 'security']])
    expect(table({ seats: FIVE }).state.roles.slice(3)).toEqual([[], []])
    const twice = setupOf(3, {}, [{ role: 'captain' }, { role: 'captain' }, {}])
    expect(refusalOf(twice)).toBe('SA-1.3')
  })

  test('SA-1.10 everybody starts on the bridge', () => {
    const { crew } = startState(missionOf(table().state))
    expect(crew.map(({ at }) => at)).toEqual(['white-upper', 'white-upper', 'white-upper'])
  })
})

describe('cards', () => {
  test('SA-1.6, SA-R12 packets follow the size of the crew', () => {
    const sizes = [1, 2, 3, 4, 5].map((crew) => packetSizes(crew, 12))
    expect(sizes).toEqual([
      [7, 7, 7],
      [7, 6, 6],
      [6, 6, 6],
      [5, 5, 5],
      [5, 5, 5],
    ])
    expect(packetSizes(4, 7)).toEqual([5, 5])
    expect(packets(table(), 0).map(({ length }) => length)).toEqual([6, 6])
    expect(packets(table({ options: { mission: 'mission-adv-1' } }), 2).map(({ length }) => length)).toEqual([6, 6, 6])
  })

  test('SA-1.6 the box has 90 grey cards, and those that are not dealt stay in the deck', () => {
    expect(GREY_CARDS).toHaveLength(90)
    const count = (wanted: string) => GREY_CARDS.filter((face) => nameOf(face) === wanted).length
    expect(['red/A', 'blue/B', 'lift/C', 'red/bots'].map(count)).toEqual([10, 8, 7, 5])
    expect(table().state.actionDeck).toHaveLength(90 - 3 * 12 + 3)
  })

  test('SA-1.7, SA-R13 one card of every first packet is heroic, none twice', () => {
    const heroes = table({ seats: FIVE }).state.crew.map(({ packets: [first = [], ...others] }) => {
      expect(others.flat().some(({ isHeroic }) => isHeroic)).toBe(false)
      return first.filter(({ isHeroic }) => isHeroic).map(nameOf)
    })
    expect(heroes.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
    expect(new Set(heroes.flat()).size).toBe(5)
  })

  test('SA-R14 the sets of heroic cards', () => {
    const letters = (heroicDeck: 'mixed8' | 'classic6' | 'manual6' | 'none') =>
      heroicCards('classic', { heroicDeck }).map(({ action }) => action.replace('hero-', ''))
    expect(letters('mixed8')).toEqual(['A', 'A', 'B', 'B', 'bots', 'bots', 'C', 'C'])
    expect(letters('classic6')).toEqual(['A', 'A', 'B', 'B', 'bots', 'bots'])
    expect(letters('manual6')).toEqual(['A', 'A', 'B', 'B', 'C', 'C'])
  })

  test('SA-1.12 without heroic cards packets keep their size; Little Duckling has its own for every other set', () => {
    const grey = table({ options: { heroicDeck: 'none' } })
    expect(packets(grey, 0).map(({ length }) => length)).toEqual([6, 6])
    expect(grey.state.crew.flatMap(({ packets: all }) => all.flat()).some(({ isHeroic }) => isHeroic)).toBe(false)
    expect(heroicCards('duckling', { heroicDeck: 'classic6' }).map(nameOf)).toEqual([
      'go:blue-lower/hero-A',
      'go:red-lower/hero-A',
      'go:blue-upper/hero-B',
      'go:red-upper/hero-B',
      'go:red-upper/hero-C',
      'go:blue-lower/hero-C',
    ])
    expect(heroicCards('duckling', { heroicDeck: 'none' })).toEqual([])
  })

  test('SA-1.8 a packet comes into the hand when its phase opens, not earlier', () => {
    const t = table()
    const [first = [], second = []] = packets(t, 1)
    expect(t.hand('Ben')).toEqual([])
    t.at(0)
    expect(t.hand('Ben')).toEqual(first)
    t.at(224.999)
    expect(t.hand('Ben')).toHaveLength(8)
    t.at(225)
    expect(t.hand('Ben').slice(-second.length)).toEqual(second)
  })

  test('SA-1.13 a handle says whose it was first and how many came before, and others are told no face', () => {
    const t = table()
    t.at(0)
    expect(t.member('Ben').hand.map(({ id }) => id)).toEqual([100, 101, 102, 103, 104, 105])
    const heroic = TRIO.map((name) => t.member(name).hand.findIndex(({ face }) => face.isHeroic))
    expect(new Set(heroic).size).toBeGreaterThan(1)
    expect(t.view('Ada').crew[1]).toEqual({
      hand: 6,
      dealt: 6,
      opened: 1,
      board: [[], [], [], [], [], [], []],
      openPhase: 1,
      holder: 'person',
      job: null,
    })
    expect(canonical(t.told('Ada'))).not.toContain(canonical(t.member('Ben').hand))
    expect(canonical(t.told('Ben'))).toContain(canonical(t.member('Ben').hand))
  })
})

describe('threats, trajectories and tiles', () => {
  test('SA-1.4, SA-R21 four different trajectories, on the small ship three', () => {
    const tracks = Object.values(table().state.tracks)
    expect(tracks).toHaveLength(4)
    expect(new Set(tracks).size).toBe(4)
    expect(Object.keys(table({ options: { mission: 'duckling-2' } }).state.tracks).sort()).toEqual([
      'blue',
      'internal',
      'red',
    ])
  })

  test('SA-1.5 colours are chosen for common and for serious threats', () => {
    const sizes = (commonThreats: 'white' | 'yellow' | 'both', seriousThreats: 'white' | 'yellow' | 'both') =>
      (['external-common', 'external-serious', 'internal-common', 'internal-serious'] as const).map(
        (deck) => threatCards(deck, 'classic', { commonThreats, seriousThreats }).length,
      )
    expect(sizes('white', 'white')).toEqual([10, 8, 7, 6])
    expect(sizes('yellow', 'both')).toEqual([7, 14, 6, 11])
    const { threatDecks } = table({ options: { commonThreats: 'yellow' } }).state
    expect(threatDecks['external-common'].every((id) => id.startsWith('E2'))).toBe(true)
    expect(threatDecks['external-serious'].every((id) => id.startsWith('SE1'))).toBe(true)
  })

  test('SA-11.1d Little Duckling draws only internal threats that fit it', () => {
    expect(threatCards('internal-common', 'duckling', { commonThreats: 'white', seriousThreats: 'white' })).toEqual([
      'I1-01',
      'I1-02',
      'I1-05',
      'I1-06',
      'I1-07',
    ])
  })

  test('SA-1.9 tiles are shuffled zone by zone', () => {
    const piles = Object.values(shuffledPiles('classic', missionLuck('ab'.repeat(32))))
    expect(piles.map((pile) => [...pile].sort().join())).toEqual(
      Array(3).fill('lift,lower-weapon,reactor,shield,structure,upper-weapon'),
    )
    expect(new Set(piles.map((pile) => pile.join())).size).toBe(3)
  })

  test('SA-1.14 what only counts is a number', () => {
    expect(startState(missionOf(table().state))).toMatchObject({ rockets: 2, zones: { white: { fuel: 3 } } })
  })
})

describe('luck', () => {
  const secretsOf = (options: object, seats: readonly string[] = TRIO) => {
    const { tracks, threatDecks, piles, script, crew, actionDeck } = table({ seats, options, seed: 'streams' }).state
    const [{ packets: [first = [], second = []] = [] } = { packets: [] }] = crew
    return { tracks, threatDecks, piles, script, first, second, actionDeck }
  }

  test('SA-1.11, SA-R23 one seed makes everything, and changing one option reshuffles nothing else', () => {
    const usual = secretsOf({ mission: 'simple' })
    expect(secretsOf({ mission: 'simple' })).toEqual(usual)
    const yellow = secretsOf({ mission: 'simple', commonThreats: 'yellow' })
    expect({ ...yellow, threatDecks: usual.threatDecks }).toEqual(usual)
    expect(yellow.threatDecks['external-serious']).toEqual(usual.threatDecks['external-serious'])
    expect(yellow.threatDecks['external-common']).not.toEqual(usual.threatDecks['external-common'])
    const level = secretsOf({ mission: 'simple', threatLevel: 5 })
    expect({ ...level, script: usual.script }).toEqual(usual)
    const grey = secretsOf({ mission: 'simple', heroicDeck: 'none' })
    expect({ ...grey, first: 0, second: 0, actionDeck: 0 }).toEqual({ ...usual, first: 0, second: 0, actionDeck: 0 })
    const longer = secretsOf({ mission: 'advanced' })
    expect([longer.tracks, longer.piles, longer.threatDecks]).toEqual([usual.tracks, usual.piles, usual.threatDecks])
  })

  test('SA-1.11 each part has a stream of its own', () => {
    const used = (deal: (luck: ReturnType<typeof missionLuck>) => unknown) => {
      const luck = missionLuck('ef'.repeat(32))
      deal(luck)
      return Object.keys(luck.streams()).sort()
    }
    const options = { heroicDeck: 'mixed8', commonThreats: 'both', seriousThreats: 'both' } as const
    const crew = { seats: 5, ship: 'classic', turns: 12, options } as const
    expect(used((luck) => dealPackets(crew, luck))).toEqual(['deck', 'heroic'])
    expect(used((luck) => drawTracks('classic', luck))).toEqual(['trajectories'])
    expect(used((luck) => shuffledPiles('classic', luck))).toEqual(['tiles blue', 'tiles red', 'tiles white'])
    expect(used((luck) => shuffledDecks('classic', options, luck))).toEqual([
      'external-common',
      'external-serious',
      'internal-common',
      'internal-serious',
    ])
    const script = { mission: 'advanced', script: null, threatLevel: 0 } as const
    expect(used((luck) => chooseScript(script, luck))).toEqual(['script'])
  })

  test('SA-1.11 another seed makes another mission', () => {
    const [one, other] = ['one', 'other'].map((seed) => table({ options: { mission: 'simple' }, seed }).state)
    for (const part of ['script', 'tracks', 'piles', 'threatDecks', 'actionDeck'] as const)
      expect(one?.[part]).not.toEqual(other?.[part])
  })

  test('SA-1.11 nobody is told the seed before the end', () => {
    const t = table()
    for (const viewer of [...TRIO, 'spectator']) {
      expect(canonical(t.view(viewer))).not.toContain(t.state.seed)
      expect(t.view(viewer).revealed).toBeNull()
    }
  })

  test('SA-1.11 the cards of a seat tell nothing about the other streams', () => {
    const luck = missionLuck('cd'.repeat(32))
    const before = drawTracks('classic', luck)
    const again = missionLuck('cd'.repeat(32))
    dealPackets({ seats: 5, ship: 'classic', turns: 12, options: { heroicDeck: 'mixed8' } }, again)
    expect(drawTracks('classic', again)).toEqual(before)
  })
})

describe('which mission', () => {
  const missionAt = (options: object) => {
    const { script, ship } = table({ options }).state
    return [script.id, ship, script.turns]
  }

  test('SA-2.24 the option says which script, and the script which ship', () => {
    expect(missionAt({ mission: 'testRun' })).toEqual(['test-run-1', 'classic', 7])
    expect(missionAt({ mission: 'simple' })).toEqual(['two-phase', 'classic', 7])
    expect(missionAt({ mission: 'advanced', shipProfile: 'manual' })).toEqual(['three-phase', 'manual', 12])
    expect(missionAt({ mission: 'duckling', shipProfile: 'manual' })).toEqual(['duckling', 'duckling', 7])
    expect(missionAt({ mission: 'duckling-1' })).toEqual(['duckling-1', 'duckling', 7])
  })

  test('SA-12.12 a script of the table is played if it breaks no rule, and nobody but its host knows it', () => {
    const own = { ...testRun1, id: 'ours', title: 'Ours' }
    const t = table({ options: { script: { name: 'ours.json', text: JSON.stringify(own) } } })
    expect(t.state.script).toEqual(own)
    expect(t.view('Ada').options.script).toBeNull()
    const late = { ...own, events: own.events.filter(({ type }) => type !== 'incoming-data') }
    const bad = setupOf(3, { script: { name: 'ours.json', text: JSON.stringify(late) } })
    expect(refusalOf(bad)).toBe('SA-12.8')
    expect(refusalOf(setupOf(3, { script: { name: 'ours.json', text: '{' } }))).toBe('SA-12.12')
    expect(refusalOf(setupOf(3, { script: { name: 'ours.json', text: '{}' } }))).toBe('SA-12.12')
  })

  test('SA-12.6 a threat level must be one that such a mission can have', () => {
    expect(refusalOf(setupOf(3, { mission: 'simple', threatLevel: 6 }))).toBe('SA-12.6')
    expect(refusalOf(setupOf(3, { mission: 'advanced', threatLevel: 4 }))).toBe('SA-12.6')
    expect(refusalOf(setupOf(3, { mission: 'testRun', threatLevel: 12 }))).toBeNull()
  })

  test('SA-11.0 Little Duckling is for one to three', () => {
    expect(refusalOf(setupOf(4, { mission: 'duckling' }))).toBe('SA-11.0')
    expect(refusalOf(setupOf(4, { mission: 'duckling-1' }))).toBe('SA-11.0')
    expect(refusalOf(setupOf(3, { mission: 'duckling' }))).toBeNull()
  })

  test('SA-11.3 bots fill the crew, and packets follow the size of the whole', () => {
    const t = table({ seats: ['Ada', 'Bot', 'Cog', 'Dix'], bots: ['Bot', 'Cog', 'Dix'] })
    expect(packets(t, 0).map(({ length }) => length)).toEqual([5, 5])
  })

  test('SA-R40 bots are no must: a small crew has larger packets instead', () => {
    expect(packets(table({ seats: ['Ada'] }), 0).map(({ length }) => length)).toEqual([7, 7])
  })

  test('SA-R3 the computer rule goes by the length of the mission, unless the table says otherwise', () => {
    const rule = (options: object) => table({ options }).state.missionRules.computer
    expect([rule({}), rule({ mission: 'mission-adv-1' }), rule({ computerRule: 'classic' })]).toEqual([
      'manual',
      'classic',
      'classic',
    ])
  })

  test('SA-11.1c handicaps are on in Little Duckling, and elsewhere where the table wants them', () => {
    const isOn = (options: object) => table({ options }).state.missionRules.handicaps
    expect([isOn({}), isOn({ mission: 'duckling-1' }), isOn({ handicaps: 'on' })]).toEqual([false, true, true])
    expect(isOn({ mission: 'duckling-1', handicaps: 'off' })).toBe(false)
  })

  test('SA-R30, SA-R4 the other options of the resolution go into the mission', () => {
    const options = { allKnockedOut: 'continue', visualScale: 'classic', carriedStructure: 'none' }
    expect(missionOf(table({ options }).state).rules).toMatchObject({
      allKnockedOut: 'continue',
      visual: 'classic',
      carriedStructure: 'none',
    })
  })
})
