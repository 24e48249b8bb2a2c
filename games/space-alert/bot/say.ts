import type { Claim } from '../rules/claim.ts'
import { SHIPS, type Ship } from '../rules/ship/ship.ts'
import { SPOT } from '../rules/ship/stations.ts'
import { THREAT_CARDS } from '../rules/threats/cards.ts'
import type { Action, Letter, Station } from '../rules/vocabulary.ts'
import type { Outlook } from './outlook.ts'
import type { Line, Situation } from './situation.ts'
import { type Played, walk } from './walk.ts'

/** What others should know of a line: one claim for each action, the computer first. */
export function claimsOf(s: Situation, outlook: Outlook, line: Line): readonly Claim[] {
  const claims = walk(s, outlook, line).played.flatMap((played) => claimFor(s, played) ?? [])
  return claims.toSorted((one, other) => rank(one) - rank(other))
}

const rank = ({ what }: Claim): number => (what === 'computer' ? 0 : 1)

function claimFor(s: Situation, played: Played): Claim | null {
  const { turn, action, at } = played
  const ship = SHIPS[s.mission.ship]
  if (action === 'hero-C') return { what: 'window', turn }
  if (action === 'bots' || action === 'hero-bots') return against(turn, fightAt(s, played))
  const letter = LETTER[action]
  if (letter === undefined || at === 'space') return null
  const broken = malfunctionAt(s, played, letter)
  return broken === null ? CLAIM[letter]({ s, ship, at, played }) : against(turn, broken)
}

const LETTER: Readonly<Partial<Record<Action, Letter>>> = { A: 'A', 'hero-A': 'A', B: 'B', 'hero-B': 'B', C: 'C' }

interface Use {
  readonly s: Situation
  readonly ship: Ship
  readonly at: Station
  readonly played: Played
}

const CLAIM: Readonly<Record<Letter, (use: Use) => Claim | null>> = {
  A: ({ at, played: { turn } }) => ({ what: 'zone', zone: SPOT[at].zone, turn }),
  B: ({ at, played: { turn } }) => ({ what: 'energy', station: at, turn }),
  C: special,
}

/** A squad is taken without a word. */
function special({ s, ship, at, played }: Use): Claim | null {
  const { turn } = played
  const system = ship.stations[at]?.C
  if (system === 'computer') return { what: 'computer', turn }
  if (system === 'lookout') return { what: 'window', turn }
  if (system === 'rockets') return against(turn, outside(s, turn))
  if (system === 'interceptors') return against(turn, fightAt(s, played))
  return typeof system === 'object' ? { what: 'zone', zone: SPOT[at].zone, turn } : null
}

const against = (turn: number, threat: number | null): Claim | null =>
  threat === null ? null : { what: 'threat', threat, turn }

const placeWhere = (s: Situation, isIt: (id: Situation['mission']['threats'][number]) => boolean): number | null => {
  const place = s.mission.threats.findIndex(isIt)
  return place === -1 ? null : place
}

const outside = (s: Situation, turn: number): number | null =>
  placeWhere(s, (threat) => threat.zone !== null && threat.turn <= turn)

/** What a squad is led against: from outside the Fissure or the nearest ship, inside an intruder. */
function fightAt(s: Situation, { turn, at, moment }: Played): number | null {
  const isOutside = at === 'space' || moment.intruders.every((station) => station !== at)
  if (isOutside && !moment.isFissured) return outside(s, turn)
  const fixedBy = isOutside ? 'space-bots' : 'battlebots'
  return placeWhere(s, ({ id, turn: from }) => {
    const card = THREAT_CARDS[id]
    return card.kind === 'internal' && card.fixedBy === fixedBy && from <= turn
  })
}

function malfunctionAt(s: Situation, { turn, at, moment }: Played, letter: Letter): number | null {
  if (!moment.broken.some((one) => one.at === at && one.letter === letter)) return null
  return placeWhere(s, ({ id, turn: from }) => {
    const card = THREAT_CARDS[id]
    return (
      card.kind === 'internal' && card.fixedBy === letter && card.places.some((place) => place === at) && from <= turn
    )
  })
}
