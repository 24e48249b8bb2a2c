import { bug } from '@starboard/kernel'
import type { CrewPlan, Mission } from '../mission.ts'
import { phasesOf } from '../phases.ts'
import { SHIPS, type Ship } from '../ship/ship.ts'
import type { ThreatCard } from '../threats/card.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import type { Slot, Zone } from '../vocabulary.ts'
import type { CrewState, ShipState, ThreatState, ZoneState } from './state.ts'

/** SA-3.1: the ship before turn 1. */
export function startState(mission: Mission): ShipState {
  const ship = SHIPS[mission.ship]
  return {
    turn: 0,
    step: 'threatsAppear',
    zones: startZones(mission, ship),
    crew: mission.crew.map(
      (plan, place): CrewState => ({
        place,
        name: plan.name,
        at: ship.start,
        isKnockedOut: false,
        squad: null,
        slots: boardOf(mission, plan),
      }),
    ),
    threats: mission.threats.map((_, place) => startThreat(mission, place)),
    squads: mission.squads.map((at) => ({ at, state: 'active' })),
    rockets: mission.rockets,
    isRocketLaunched: false,
    isRocketUnderway: false,
    sortie: null,
    shots: [],
    liftsUsed: [],
    maintained: phasesOf(mission.turns).map(() => false),
    confirmations: Array.from({ length: mission.turns }, () => 0),
    lostBy: null,
  }
}

/** One slot for every turn. */
function boardOf({ turns }: Mission, { actions }: CrewPlan): Slot[] {
  const slots = actions.slice()
  while (slots.length < turns) slots.push(null)
  return slots
}

function startZones(mission: Mission, ship: Ship): ShipState['zones'] {
  const zones: ShipState['zones'] = {}
  for (const zone of ship.zones) zones[zone] = startZone(mission, ship, zone)
  return zones
}

/** SA-10.4: a carried tile on a shield or reactor costs it 1 energy at the start as well as capacity. */
function startZone(mission: Mission, ship: Ship, zone: Zone): ZoneState {
  const tiles = [...(mission.carried[zone] ?? [])]
  const shield = ship.shields[zone] ?? bug(`No ${zone} shield.`)
  const reactor = ship.reactors[zone] ?? bug(`No ${zone} reactor.`)
  return {
    shield: shield.start - (tiles.includes('shield') ? 1 : 0),
    reactor: reactor.start - (tiles.includes('reactor') ? 1 : 0),
    fuel: reactor.fuel ?? null,
    tiles,
    pile: [...(mission.piles[zone] ?? [])],
  }
}

function startThreat(mission: Mission, place: number): ThreatState {
  const { id, turn, zone } = mission.threats[place] ?? bug(`No threat ${place}.`)
  const card: ThreatCard = THREAT_CARDS[id]
  return {
    place,
    id,
    turn,
    zone,
    status: 'never-appeared',
    space: 0,
    hp: card.hp,
    damage: 0,
    speed: card.speed,
    shields: card.kind === 'external' ? card.shields : 0,
    flags: [],
    hasCryoshield: card.kind === 'external' && card.traits.cryo === true,
    fragments: 0,
    tokens: [],
    repairs: 0,
    repairedFrom: [],
  }
}
