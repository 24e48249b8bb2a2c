import { type Chance, copy, type Seat, seatOf, shuffled } from '@starboard/kernel'
import { drawSeed } from '../deal/luck.ts'
import { byZone } from '../deal/ship.ts'
import { byDeck, threatCards } from '../deal/threat-decks.ts'
import { tilesOf } from '../file/fault.ts'
import { followCards } from '../flight/follow-cards.ts'
import { crewName } from '../flight/mission-of.ts'
import { MOST_ENTRIES } from '../round/move.ts'
import { actingOrder, type CrewMember, type DeckName, type Flight, type Outside, type State } from '../state.ts'
import type { SeenMember, View } from '../view.ts'
import type { ThreatId, Tile, Zone } from '../vocabulary.ts'
import { imagineCards, type MemberCards } from './cards.ts'
import { imagineScript } from './script.ts'

const STREAM = 'twin'

/** Any mission that looks to its viewer like this one. */
export function determinize(seen: View, _viewer: Seat | 'spectator', random: Chance): State {
  const view = copy(seen)
  const { crew, deck } = imagineCards(view, random)
  const { options, rules, agenda, ship, turns, missionRules, tracks, startsAt, told, captain, roles, threats } = view
  const { carried, transfer, outage, calls, missionsLeft, goesOn } = view
  return {
    options,
    rules,
    agenda,
    seed: view.revealed?.seed ?? drawSeed(random),
    ship,
    turns,
    missionRules,
    tracks,
    script: imagineScript(view, random),
    startsAt,
    told: [...told],
    crew: view.crew.map((member, place) => imaginedMember(member, crew[place])),
    captain,
    roles,
    threatDecks: byDeck((name) => imaginedDeck(view, name, random)),
    threats: [...threats],
    actionDeck: deck,
    piles: imaginedPiles(view, random),
    carried,
    transfer,
    outage: outage === null ? null : { ...outage, seen: view.crew.map(outsideOf) },
    calls: [...calls],
    flight: imaginedFlight(view),
    missionsLeft,
    goesOn,
  }
}

const outsideOf = ({ hand, dealt, opened, board, openPhase }: SeenMember): Outside => ({
  hand,
  dealt,
  opened,
  board,
  openPhase,
})

/** SA-2.12: whoever cannot be seen in an outage is taken to have done nothing in it. */
function imaginedMember(
  { own, holder, job, dealt, openPhase }: SeenMember,
  { hand, board, packets }: MemberCards = { hand: [], board: [], packets: [] },
): CrewMember {
  return {
    holder,
    hand,
    board,
    version: own?.version ?? 0,
    openPhase: own === undefined ? openPhase : own.openPhase,
    packets,
    dealt: own?.dealt ?? dealt,
    entries: own === undefined ? 0 : MOST_ENTRIES - own.entriesLeft,
    job,
  }
}

function imaginedDeck({ ship, options, threats }: View, deck: DeckName, random: Chance): ThreatId[] {
  const turnedUp = threats.map(({ id }) => id)
  return shuffled(
    threatCards(deck, ship, options).filter((id) => !turnedUp.includes(id)),
    random,
    STREAM,
  )
}

/** Tiles that were turned up come first, as they did. */
function imaginedPiles({ ship, flight }: View, random: Chance): Partial<Record<Zone, Tile[]>> {
  const turned = flight === null ? {} : followCards(flight.mission, flight.turn).turned
  return byZone(ship, (zone) => {
    const count = flight?.result ? undefined : (turned[zone] ?? 0)
    const known = flight?.mission.piles[zone]?.slice(0, count) ?? []
    const rest = tilesOf({ ship }).filter((tile) => !known.includes(tile))
    return [...known, ...shuffled(rest, random, STREAM)]
  })
}

function imaginedFlight(view: View): Flight | null {
  if (view.flight === null) return null
  const { turn, isRunning, result, mission } = view.flight
  const order = actingOrder(view)
  const seatNamed = (name: string): Seat => order.find((seat) => crewName(seat) === name) ?? seatOf(0)
  return {
    turn,
    isRunning,
    result,
    trips: mission.trips.map(({ name, turn: at, action }) => ({ seat: seatNamed(name), turn: at, action })),
  }
}
