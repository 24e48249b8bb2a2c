import { type KeyWord, type NameOf, type Seat, type Spelled, seatsOf } from '@starboard/kernel'
import type { Deed } from '../../actions.ts'
import type { Claim } from '../../claim.ts'
import { firstTurnOf } from '../../phases.ts'
import { SHIPS } from '../../ship/ship.ts'
import { SPOT } from '../../ship/stations.ts'
import { actingOrder } from '../../state.ts'
import { THREAT_CARDS } from '../../threats/cards.ts'
import type { View } from '../../view.ts'
import { STATIONS, type Zone } from '../../vocabulary.ts'
import { keyWord, numbered } from './key-words.ts'

interface SpelledClaim {
  readonly keys: readonly KeyWord[]
  readonly claim: Claim
}

/** Section 5, SA-2.14: what one may call out, and what the captain may ask of others. */
export function spelledCalls(view: View, seat: Seat, name: NameOf): readonly Spelled<Deed>[] {
  const own = view.crew[seat]?.own
  if (own === undefined || own.entriesLeft === 0 || view.outage !== null || view.stage !== 'planning') return []
  const claims = spelledClaims(view, own.openPhase === null ? 1 : firstTurnOf(own.openPhase))
  const others = captainOf(view) === seat ? seatsOf(view.crew.length).filter((other) => other !== seat) : []
  return [
    ...claims.map(({ keys, claim }) => ({ keys: [CALL, ...keys], action: { kind: 'callOut' as const, claim } })),
    ...others.flatMap((to) => asked(to, name(to), claims)),
  ]
}

const CALL = keyWord('c', 'call out')
const ASK = keyWord('o', 'ask of others')

function asked(to: Seat, name: string, claims: readonly SpelledClaim[]): readonly Spelled<Deed>[] {
  const who = [ASK, keyWord(`${to + 1}`, name)]
  return [
    ...claims.map(({ keys, claim }) => ({
      keys: [...who, ...keys],
      action: { kind: 'suggest' as const, to, claim },
    })),
    { keys: [...who, keyWord('x', 'nothing any more')], action: { kind: 'suggest', to, claim: null } },
  ]
}

/** SA-2.22 */
const captainOf = (view: View): Seat =>
  actingOrder(view).find((seat) => view.crew[seat]?.holder === 'person') ?? view.captain

function spelledClaims(view: View, from: number): readonly SpelledClaim[] {
  const turns = Array.from({ length: view.turns - from + 1 }, (_, place) => from + place)
  const inTurns = (keys: readonly KeyWord[], claimAt: (turn: number) => Claim): readonly SpelledClaim[] =>
    turns.map((turn) => ({ keys: [...keys, ...anyTurn(turn)], claim: claimAt(turn) }))
  const { zones, stations } = SHIPS[view.ship]
  return [
    ...zones.flatMap((zone) => inTurns([ZONE, zoneKey(zone)], (turn) => ({ what: 'zone', zone, turn }))),
    ...inTurns([keyWord('c', 'keep the computer')], (turn) => ({ what: 'computer', turn })),
    ...STATIONS.filter((station) => stations[station] !== undefined).flatMap((station) => {
      const { zone, deck } = SPOT[station]
      const keys = [ENERGY, zoneKey(zone), keyWord(deck.charAt(0), deck)]
      return inTurns(keys, (turn) => ({ what: 'energy', station, turn }))
    }),
    ...view.threats.flatMap(({ id, turn: t }, threat) => {
      const keys = [THREAT, ...numbered(threat, `${THREAT_CARDS[id].name} (T+${t})`)]
      return inTurns(keys, (turn) => ({ what: 'threat', threat, turn }))
    }),
    ...inTurns([keyWord('w', 'window')], (turn) => ({ what: 'window', turn })),
    ...NEEDS.map((half, place) => ({
      keys: [NEED, ...numbered(place, half === 'bots' ? 'battlebots' : half)],
      claim: { what: 'need' as const, half },
    })),
  ]
}

const ZONE = keyWord('z', 'shoot in a zone')
const ENERGY = keyWord('e', 'fill up energy')
const THREAT = keyWord('t', 'deal with a threat')
const NEED = keyWord('n', 'need a card')
const NEEDS = ['red', 'blue', 'lift', 'A', 'B', 'C', 'bots'] as const

const zoneKey = (zone: Zone): KeyWord => keyWord(zone.charAt(0), zone)

/** Across phases the last digit is not enough: turn 11 is 0 1. */
const anyTurn = (turn: number): readonly KeyWord[] => [
  ...(turn < 10 ? [] : [keyWord('0', 'turn 10 or later')]),
  keyWord(`${turn % 10}`, `turn ${turn}`),
]
