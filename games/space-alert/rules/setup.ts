import { bug, type Ctx, isRefusal, type Refusal, refuse, type Setup, seatsOf } from '@starboard/kernel'
import { beginMission } from './campaign/between.ts'
import { readCarried } from './campaign/read-carried.ts'
import type { Face } from './deal/card.ts'
import { checkScript, chooseScript, scriptShip, shipFor } from './deal/choose-script.ts'
import { drawSeed, missionLuck } from './deal/luck.ts'
import { dealPackets } from './deal/packets.ts'
import { captainOf, checkRoles, rolesOf } from './deal/roles.ts'
import { drawTracks, shuffledPiles } from './deal/ship.ts'
import { shuffledDecks } from './deal/threat-decks.ts'
import type { Event } from './events.ts'
import type { MissionRules } from './mission.ts'
import type { Options } from './options.ts'
import { SHIPS } from './ship/ship.ts'
import type { CrewMember, SpaceAlert, State } from './state.ts'
import { settle } from './steps.ts'
import type { ShipId, TurnCount } from './vocabulary.ts'

/** SA-1.1, SA-1.3, SA-11.0, SA-12.12 */
export function checkSetup({ seats, options, seatOptions, carry }: Setup<SpaceAlert>): Refusal | null {
  const problem = checkRoles(seatOptions) ?? checkScript(options)
  if (problem !== null) return problem
  const ship = shipFor({ ship: scriptShip(options) }, options)
  const { maxCrew } = SHIPS[ship]
  if (seats > maxCrew)
    return refuse('too-many', 'SA-11.0', `Little Duckling has room for ${maxCrew}, not for ${seats}.`)
  const carried = readCarried(carry, ship)
  return isRefusal(carried) ? carried : null
}

/** SA-1.11: after the seed nothing is left to luck. */
export function setup(given: Setup<SpaceAlert>, ctx: Ctx<Event>): State {
  const state = newState(given, drawSeed(ctx.random))
  const { script, tracks } = state
  ctx.reveal({ kind: 'missionPrepared', title: script.title, tracks, phaseSeconds: script.phaseSeconds })
  beginMission(state, ctx)
  settle(state, ctx)
  return state
}

function newState({ rules, seats, options, seatOptions, bots, series, carry }: Setup<SpaceAlert>, seed: string): State {
  const luck = missionLuck(seed)
  const script = chooseScript(options, luck)
  const { turns } = script
  const ship = shipFor(script, options)
  const { packets, deck } = dealPackets({ seats, ship, turns, options }, luck)
  const carried = readCarried(carry, ship)
  return {
    options,
    rules,
    agenda: { asked: 0, steps: [] },
    seed,
    ship,
    turns,
    missionRules: missionRules(options, { ship, turns, seats }),
    tracks: drawTracks(ship, luck),
    script,
    startsAt: null,
    told: [],
    crew: seatsOf(seats).map((seat) =>
      newMember(packets[seat] ?? [], { turns, holder: bots.includes(seat) ? 'bot' : 'person' }),
    ),
    captain: captainOf(seatOptions),
    roles: rolesOf(seatOptions),
    threatDecks: shuffledDecks(ship, options, luck),
    threats: [],
    actionDeck: [...deck],
    piles: shuffledPiles(ship, luck),
    carried: isRefusal(carried) ? bug(carried.text) : carried,
    transfer: null,
    outage: null,
    calls: [],
    flight: null,
    missionsLeft: series === undefined ? 0 : series.games - series.number,
    goesOn: null,
  }
}

const newMember = (
  packets: readonly (readonly Face[])[],
  { turns, holder }: { readonly turns: TurnCount; readonly holder: CrewMember['holder'] },
): CrewMember => ({
  holder,
  hand: [],
  board: Array.from({ length: turns }, () => []),
  version: 0,
  openPhase: null,
  packets: [...packets],
  dealt: 0,
  entries: 0,
  job: null,
})

interface Flown {
  readonly ship: ShipId
  readonly turns: TurnCount
  readonly seats: number
}

/** Section 7, SA-R3: what the options say about the resolution. */
export const missionRules = (options: Options, { ship, turns, seats }: Flown): MissionRules => ({
  computer: options.computerRule === 'auto' ? (turns === 7 ? 'manual' : 'classic') : options.computerRule,
  visual: options.visualScale,
  allKnockedOut: options.allKnockedOut,
  handicaps: options.handicaps === 'auto' ? ship === 'duckling' : options.handicaps === 'on',
  carriedStructure: options.carriedStructure,
  doubleActions: seats === 1 ? 'solo' : 'none',
})
