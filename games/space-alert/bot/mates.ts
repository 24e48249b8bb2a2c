import type { Claim } from '../rules/claim.ts'
import type { Half } from '../rules/deal/card.ts'
import type { AnnouncedThreat } from '../rules/mission.ts'
import type { Ship } from '../rules/ship/ship.ts'
import { SPOT } from '../rules/ship/stations.ts'
import type { InternalCard } from '../rules/threats/card.ts'
import { THREAT_CARDS } from '../rules/threats/cards.ts'
import { type Action, type HeroicMove, type Slot, STATIONS, type Station } from '../rules/vocabulary.ts'
import { destination, HANGAR } from './steps.ts'

/** What everybody knows of somebody's board. */
export interface Known {
  /** By turn, from 1. */
  readonly halves: readonly (readonly Half[])[]
  /** What they said last about a turn, from 1. */
  readonly said: readonly (Claim | undefined)[]
}

interface Place {
  readonly ship: Ship
  readonly threats: readonly AnnouncedThreat[]
}

/** What it costs to believe something: the cheapest story is the one that is believed. */
const COST = {
  /** Things that are said but do not fit where they must be by then. */
  broken: 6,
  /** A heroic move: there is one such card a crew member. */
  heroic: 1.5,
  /** A move that nobody has seen a card for. */
  unseen: 0.3,
  /** A movement card that leads nowhere. */
  idle: 2,
  /** A heroic confirmation away from the window. */
  awayFromWindow: 1,
  /** An action without a word where no squad is to be had. */
  silent: 0.4,
  /** Fighting where an intruder did not begin. */
  elsewhere: 0.5,
} as const

interface Story {
  readonly cost: number
  readonly slots: readonly Slot[]
}

/** The plan that fits best what somebody said and which halves of their cards are up. */
export function supposed(place: Place, { halves, said }: Known): readonly Slot[] {
  let stories = new Map<Station, Story>([[place.ship.start, { cost: 0, slots: [] }]])
  const last = lastSaid(said)
  for (let turn = 1; turn <= halves.length; turn++) {
    const next = new Map<Station, Story>()
    for (const [at, story] of stories)
      for (const step of stepsAt(place, at, {
        half: halves[turn - 1]?.[0],
        claim: said[turn - 1],
        isOver: turn > last,
      })) {
        const cost = story.cost + step.cost
        const known = next.get(step.to)
        if (known === undefined || cost < known.cost) next.set(step.to, { cost, slots: [...story.slots, step.slot] })
      }
    stories = next
  }
  let best: Story | undefined
  for (const story of stories.values()) if (best === undefined || story.cost < best.cost) best = story
  return best?.slots ?? []
}

const lastSaid = (said: Known['said']): number => said.findLastIndex((claim) => claim !== undefined) + 1

interface Seen {
  readonly half: Half | undefined
  readonly claim: Claim | undefined
  /** Nothing was said about later turns. */
  readonly isOver: boolean
}

interface Told {
  readonly slot: Slot
  readonly to: Station
  readonly cost: number
}

function stepsAt(place: Place, at: Station, seen: Seen): readonly Told[] {
  const { half, claim, isOver } = seen
  if (half === 'move') return movesFrom(place.ship, at, 0)
  if (claim !== undefined) return [{ ...deedFor(place, at, claim), to: at }]
  if (half === 'action') return [{ ...unspoken(place.ship, at), to: at }]
  const staying: Told = { slot: null, to: at, cost: 0 }
  return isOver ? [staying] : [staying, ...movesFrom(place.ship, at, COST.unseen)]
}

const WALKS: readonly Action[] = ['red', 'blue', 'lift']

function movesFrom(ship: Ship, at: Station, unseen: number): readonly Told[] {
  const told: Told[] = []
  for (const slot of WALKS) {
    const to = destination(ship, at, slot)
    if (to !== undefined) told.push({ slot, to, cost: unseen })
  }
  for (const to of STATIONS)
    if (to !== at && ship.stations[to] !== undefined)
      told.push({ slot: `go:${to}` satisfies HeroicMove, to, cost: unseen + COST.heroic })
  if (unseen === 0) told.push({ slot: null, to: at, cost: COST.idle })
  return told
}

/** Who plays an action without a word takes a squad, or does nothing that others need to know. */
const unspoken = ({ stations }: Ship, at: Station): Deed =>
  stations[at]?.C === 'battlebots' ? { slot: 'C', cost: 0 } : { slot: null, cost: COST.silent }

type Deed = Pick<Told, 'slot' | 'cost'>

const NOTHING: Deed = { slot: null, cost: COST.broken }

function deedFor(place: Place, at: Station, claim: Claim): Deed {
  const systems = place.ship.stations[at]
  const when = (fits: boolean, slot: Action): Deed => (fits ? { slot, cost: 0 } : NOTHING)
  switch (claim.what) {
    case 'zone':
      return when(SPOT[at].zone === claim.zone, 'A')
    case 'computer':
      return when(systems?.C === 'computer', 'C')
    case 'energy':
      return when(at === claim.station, 'B')
    case 'window':
      return systems?.C === 'lookout' ? { slot: 'C', cost: 0 } : { slot: 'hero-C', cost: COST.awayFromWindow }
    case 'threat':
      return deedAgainst(place, at, claim.threat)
    case 'need':
      return { slot: null, cost: 0 }
  }
}

function deedAgainst({ ship, threats }: Place, at: Station, threat: number): Deed {
  const announced = threats[threat]
  const card = announced && THREAT_CARDS[announced.id]
  if (card === undefined) return NOTHING
  if (card.kind === 'internal') return deedInside(card, at)
  if (ship.stations[at]?.C === 'rockets') return { slot: 'C', cost: 0 }
  return at === HANGAR && ship.stations[at]?.C === 'interceptors' ? { slot: 'C', cost: COST.elsewhere } : NOTHING
}

function deedInside({ fixedBy, places }: InternalCard, at: Station): Deed {
  if (fixedBy === 'battlebots') return { slot: 'bots', cost: places.includes(at) ? 0 : COST.elsewhere }
  if (fixedBy === 'space-bots') return at === HANGAR ? { slot: 'C', cost: 0 } : NOTHING
  return places.includes(at) ? { slot: fixedBy, cost: 0 } : NOTHING
}
