import type { Claim } from '../../rules/claim.ts'
import { phasesOf } from '../../rules/phases.ts'
import { SHIPS } from '../../rules/ship/ship.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import type { View } from '../../rules/view.ts'
import { type Phase, STATIONS } from '../../rules/vocabulary.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'
import { turnsOfPhase } from '../model/computer.ts'

/** A call in the making: what it is about, and where. */
export interface CallDraft {
  readonly what: Claim['what']
  /** As `wheresOf` names it; null: not said yet. */
  readonly where: string | null
}

export const WHATS: Readonly<Record<Claim['what'], string>> = {
  zone: 'Cannon',
  computer: 'Computer',
  energy: 'Energy',
  threat: 'Threat',
  window: 'Window',
  need: 'I need',
}

export interface Where {
  readonly value: string
  readonly name: string
}

const NEEDS = ['A', 'B', 'C', 'bots', 'red', 'blue', 'lift'] as const

/** The places that a call about this may name; none: it needs no place. */
export function wheresOf(view: View, what: Claim['what']): readonly Where[] {
  const ship = SHIPS[view.ship]
  if (what === 'zone') return ship.zones.map((zone) => ({ value: zone, name: capital(zone) }))
  if (what === 'energy')
    return STATIONS.filter((station) => ship.stations[station] !== undefined).map((station) => ({
      value: station,
      name: capital(PLACE_NAMES[station]),
    }))
  if (what === 'threat')
    return view.threats.map(({ id, turn }, place) => ({
      value: `${place}`,
      name: `T+${turn} ${THREAT_CARDS[id].name}`,
    }))
  return what === 'need' ? NEEDS.map((half) => ({ value: half, name: half === 'bots' ? 'Bots' : capital(half) })) : []
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export const needsWhere = (what: Claim['what']): boolean => what !== 'computer' && what !== 'window'
export const needsTurn = (what: Claim['what']): boolean => what !== 'need'

/** Turns worth talking about: of the open phase and of those after it. */
export const turnsToCall = ({ turns }: View, open: Phase | null): readonly number[] =>
  phasesOf(turns)
    .filter((phase) => phase >= (open ?? 1))
    .flatMap(turnsOfPhase)

/** The claim, once everything is said. */
export function claimOf(view: View, { what, where }: CallDraft, turn: number | null): Claim | null {
  if (what === 'need') {
    const half = NEEDS.find((one) => one === where)
    return half === undefined ? null : { what, half }
  }
  if (turn === null) return null
  if (what === 'computer' || what === 'window') return { what, turn }
  if (what === 'threat') {
    const threat = Number(where)
    return where === null || view.threats[threat] === undefined ? null : { what, threat, turn }
  }
  if (what === 'zone') {
    const zone = SHIPS[view.ship].zones.find((one) => one === where)
    return zone === undefined ? null : { what, zone, turn }
  }
  const station = STATIONS.find((one) => one === where)
  return station === undefined ? null : { what, station, turn }
}
