import { isHeroicMove } from '../cards.ts'
import type { SpecialSystem } from '../ship/ship.ts'
import { DESTINATION } from '../ship/stations.ts'
import type { Action, Letter, PlainAction, Station } from '../vocabulary.ts'
import { attackIntruder } from './battlebots.ts'
import type { Hindrance } from './board.ts'
import { fillShield, refillReactor } from './energy.ts'
import { fireCannon } from './fire.ts'
import { type Flight, systemsAt } from './flight.ts'
import { go, ride, walk } from './move.ts'
import { nothing } from './nothing.ts'
import { isDead, malfunctionAt, repair } from './repair.ts'
import { SPECIAL } from './special.ts'
import type { CrewState } from './state.ts'
import { confirm } from './visual.ts'

/** Plays one card of somebody aboard and says what delays the next one. */
export function play(flight: Flight, crew: CrewState, at: Station, action: Action): Hindrance | null {
  return isHeroicMove(action) ? go(flight, crew, DESTINATION[action]) : PLAYS[action](flight, crew, at)
}

type Play = (flight: Flight, crew: CrewState, at: Station) => Hindrance | null

const PLAYS: Readonly<Record<PlainAction, Play>> = {
  red: (flight, crew, at) => walk(flight, crew, at, 'red'),
  blue: (flight, crew, at) => walk(flight, crew, at, 'blue'),
  lift: ride,
  A: (flight, crew, at) => useSystem(flight, crew, { at, letter: 'A', action: 'A' }),
  B: (flight, crew, at) => useSystem(flight, crew, { at, letter: 'B', action: 'B' }),
  C: (flight, crew, at) => useSystem(flight, crew, { at, letter: 'C', action: 'C' }),
  'hero-A': (flight, crew, at) => useSystem(flight, crew, { at, letter: 'A', action: 'hero-A' }),
  'hero-B': (flight, crew, at) => useSystem(flight, crew, { at, letter: 'B', action: 'hero-B' }),
  /** SA-R14: a heroic C is a visual confirmation wherever one stands, and nothing else. */
  'hero-C': (flight, crew) => confirm(flight, crew, 'hero-C'),
  bots: (flight, crew, at) => attackIntruder(flight, crew, at, 'bots'),
  'hero-bots': (flight, crew, at) => attackIntruder(flight, crew, at, 'hero-bots'),
}

/** A, B or C at a station, as it was played. */
export interface Use {
  readonly at: Station
  readonly letter: Letter
  readonly action: Action
}

/** SA-4.5–4.7: a malfunction there is repaired first; a system that one has ruined stays dead. */
function useSystem(flight: Flight, crew: CrewState, use: Use): null {
  const malfunction = malfunctionAt(flight, use)
  if (malfunction !== undefined) return repair(flight, crew, malfunction, use)
  if (isDead(flight, use)) return nothing(flight, crew, use.action, 'system-dead')
  return SYSTEM[use.letter](flight, crew, use)
}

const SYSTEM: Readonly<Record<Letter, (flight: Flight, crew: CrewState, use: Use) => null>> = {
  A: (flight, crew, use) => fireCannon(flight, crew, use, systemsAt(flight, use.at).A),
  B: (flight, crew, use) =>
    systemsAt(flight, use.at).B === 'shield' ? fillShield(flight, crew, use) : refillReactor(flight, crew, use),
  C: (flight, crew, use) => useSpecial(flight, crew, use, systemsAt(flight, use.at).C),
}

const useSpecial = (flight: Flight, crew: CrewState, use: Use, system: SpecialSystem): null =>
  typeof system === 'string' ? SPECIAL[system](flight, crew, use) : fireCannon(flight, crew, use, system)
