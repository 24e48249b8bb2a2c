import { type Flight, type InternalThreat, isAbout } from '../rules/resolution/flight.ts'
import { flightOf } from '../rules/resolution/resolve.ts'
import { flyTo } from '../rules/resolution/run.ts'
import type { CrewState } from '../rules/resolution/state.ts'
import type { Letter, Place, Station, Zone } from '../rules/vocabulary.ts'
import { firstTurn, horizon, lastTurn, type Situation } from './situation.ts'

/** What the ship will be like if nobody does more than is planned. */
export interface Outlook {
  /** Everybody when the open phase begins, by place in the acting order. */
  readonly before: readonly Stand[]
  /** Everybody when it ends. */
  readonly after: readonly Stand[]
  /** From the first turn of the open phase on. */
  readonly moments: readonly Moment[]
}

/** Where somebody is, and whether a squad follows them. */
export interface Stand {
  readonly at: Place
  readonly hasSquad: boolean
  readonly isKnockedOut: boolean
}

/** Before the crew acts in a turn. */
export interface Moment {
  readonly turn: number
  /** Zones with something to shoot at. */
  readonly targets: readonly Zone[]
  readonly broken: readonly { readonly at: Station; readonly letter: Letter }[]
  /** Where `bots` find an intruder. */
  readonly intruders: readonly Station[]
  /** Only interceptors reach it. */
  readonly isFissured: boolean
  /** Squads that wait for somebody. */
  readonly squads: readonly Station[]
  readonly rockets: number
  /** By phase, from 1. */
  readonly maintained: readonly boolean[]
}

export function outlookOf(s: Situation): Outlook {
  const flight = flightOf(s.mission)
  flyTo(flight, firstTurn(s) - 1)
  const before = flight.state.crew.map(standOf)
  let after = before
  const moments: Moment[] = []
  for (let turn = firstTurn(s); turn <= horizon(s); turn++) {
    moments.push(momentOf(flight, turn))
    flyTo(flight, turn)
    if (turn === lastTurn(s)) after = flight.state.crew.map(standOf)
  }
  return { before, after, moments }
}

const standOf = ({ at, squad, isKnockedOut }: CrewState): Stand => ({ at, hasSquad: squad === 'active', isKnockedOut })

function momentOf({ state, externals, internals }: Flight, turn: number): Moment {
  const isThere = (threat: Flight['order'][number]) => isAbout(threat) || threat.state.turn === turn
  const inside = internals.filter(isThere)
  const stations = (threat: InternalThreat) => placesOf(threat, turn).filter((place) => place !== 'space')
  return {
    turn,
    targets: externals.filter(isThere).map(({ zone }) => zone),
    broken: inside.flatMap((threat) => {
      const letter = threat.card.fixedBy
      return isLetter(letter) ? stations(threat).map((at) => ({ at, letter })) : []
    }),
    intruders: inside.flatMap((threat) => (threat.card.fixedBy === 'battlebots' ? stations(threat) : [])),
    isFissured: inside.some(({ card }) => card.fixedBy === 'space-bots'),
    squads: state.squads.map(({ at }) => at),
    rockets: state.rockets,
    maintained: [...state.maintained],
  }
}

const isLetter = (by: string): by is Letter => by === 'A' || by === 'B' || by === 'C'

/** SA-3.3: it appears before the crew acts. */
const placesOf = ({ state, card }: InternalThreat, turn: number): readonly Place[] =>
  state.turn === turn ? card.places : state.tokens.map(({ at }) => at)
