import { SHIPS } from '../../rules/ship/ship.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import {
  type ShipId,
  type Slot,
  type Station,
  type ThreatId,
  type Tile,
  TRAJECTORIES,
  type Track,
  type TrajectoryNumber,
  type TurnCount,
  type Zone,
} from '../../rules/vocabulary.ts'
import type { Draft } from './draft.ts'

/** One change of a draft. What no longer fits afterwards is left to the faults, unless it could not even be shown. */
export type Edit = (draft: Draft) => Draft

type DraftThreat = NonNullable<Draft['threats']>[number]
type DraftCrew = Draft['crew'][number]
type DraftSlot = NonNullable<DraftCrew['actions']>[number]

const replaced = <X>(list: readonly X[], place: number, change: (one: X) => X): X[] =>
  list.map((one, index) => (index === place ? change(one) : one))

const without = <X>(list: readonly X[], place: number): X[] => list.filter((_, index) => index !== place)

/** A plan ends with its last card. */
function trimmed(slots: readonly DraftSlot[]): DraftSlot[] {
  const last = slots.findLastIndex((slot) => slot !== null)
  return slots.slice(0, last + 1)
}

const fileSlot = (slot: Slot): DraftSlot => (slot === null || typeof slot === 'string' ? slot : [slot[0], slot[1]])

export const setSlot =
  (crew: number, turn: number, slot: Slot): Edit =>
  (draft) => ({
    ...draft,
    crew: replaced(draft.crew, crew, ({ actions = [], ...member }) => {
      const slots = Array.from({ length: Math.max(actions.length, turn) }, (_, index) => actions[index] ?? null)
      return { ...member, actions: trimmed(slots.with(turn - 1, fileSlot(slot))) }
    }),
  })

export const renameCrew =
  (place: number, name: string): Edit =>
  (draft) => {
    const old = draft.crew[place]?.name
    return {
      ...draft,
      crew: replaced(draft.crew, place, (member) => ({ ...member, name })),
      ...(draft.trips !== undefined && {
        trips: draft.trips.map((trip) => (trip.name === old ? { ...trip, name } : trip)),
      }),
    }
  }

const NAMES = ['Mara', 'Ines', 'Bram', 'Quill', 'Odo']

export const addCrew: Edit = (draft) => ({
  ...draft,
  crew: [...draft.crew, { name: freeName(draft), actions: [] }],
})

const freeName = ({ crew }: Draft): string =>
  [...NAMES, ...crew.map((_, place) => `Crew ${place + 1}`)].find(
    (name) => !crew.some((member) => member.name === name),
  ) ?? 'Crew'

export const removeCrew =
  (place: number): Edit =>
  (draft) => {
    const gone = draft.crew[place]?.name
    const trips = draft.trips?.filter(({ name }) => name !== gone)
    return { ...draft, crew: without(draft.crew, place), ...(trips !== undefined && { trips }) }
  }

/** On the first turn and zone that nothing else has taken. */
export const addThreat =
  (id: ThreatId): Edit =>
  (draft) => {
    const { threats = [] } = draft
    const zones: readonly (Zone | undefined)[] =
      THREAT_CARDS[id].kind === 'internal' ? [undefined] : SHIPS[draft.ship ?? 'classic'].zones
    const free = Array.from({ length: draft.turns }, (_, index) => index + 1)
      .flatMap((turn) => zones.map((zone) => ({ turn, zone })))
      .find(({ turn, zone }) => !threats.some((other) => other.turn === turn && other.zone === zone))
    return { ...draft, threats: [...threats, threatAt(id, free?.turn ?? 1, free?.zone)] }
  }

const threatAt = (id: ThreatId, turn: number, zone: Zone | undefined): DraftThreat =>
  zone === undefined ? { id, turn } : { id, turn, zone }

export const removeThreat =
  (place: number): Edit =>
  (draft) => ({ ...draft, threats: without(draft.threats ?? [], place) })

const changeThreat = (draft: Draft, place: number, change: (threat: DraftThreat) => DraftThreat): Draft => ({
  ...draft,
  threats: replaced(draft.threats ?? [], place, change),
})

/** Another card in its place; whoever comes from outside needs a zone, whoever is aboard has none. */
export const setThreat =
  (place: number, id: ThreatId): Edit =>
  (draft) =>
    changeThreat(draft, place, ({ turn, zone }) =>
      threatAt(
        id,
        turn,
        THREAT_CARDS[id].kind === 'internal' ? undefined : (zone ?? SHIPS[draft.ship ?? 'classic'].zones[0]),
      ),
    )

export const setThreatTurn =
  (place: number, turn: number): Edit =>
  (draft) =>
    changeThreat(draft, place, (threat) => ({ ...threat, turn }))

export const setThreatZone =
  (place: number, zone: Zone): Edit =>
  (draft) =>
    changeThreat(draft, place, (threat) => ({ ...threat, zone }))

export const setTrack =
  (track: Track, number: TrajectoryNumber): Edit =>
  (draft) => ({ ...draft, tracks: { ...draft.tracks, [track]: number } })

/** Plans end with the mission. */
export const setTurns =
  (turns: TurnCount): Edit =>
  (draft) => ({
    ...draft,
    turns,
    crew: draft.crew.map((member) => ({ ...member, actions: trimmed((member.actions ?? []).slice(0, turns)) })),
    ...(draft.trips !== undefined && { trips: draft.trips.filter(({ turn }) => turn <= turns) }),
  })

/** What lies in zones that the new ship does not have goes; what it has and nobody chose is chosen. */
export const setShip =
  (id: ShipId): Edit =>
  (draft) => {
    const ship = SHIPS[id]
    const {
      squads: _squads,
      rockets: _rockets,
      ...rest
    } = ship.turns.includes(draft.turns) ? draft : setTurns(7)(draft)
    const hasZone = (zone: Zone) => ship.zones.includes(zone)
    const tracks = { ...rest.tracks }
    for (const zone of ['red', 'white', 'blue'] as const) if (!hasZone(zone)) delete tracks[zone]
    for (const zone of ship.zones)
      tracks[zone] ??= TRAJECTORIES.find((one) => !Object.values(tracks).includes(one)) ?? 1
    return {
      ...rest,
      ship: id,
      tracks,
      ...(rest.damageTiles !== undefined && { damageTiles: within(rest.damageTiles, hasZone) }),
      ...(rest.initialDamage !== undefined && { initialDamage: within(rest.initialDamage, hasZone) }),
    }
  }

type TilesByZone = NonNullable<Draft['damageTiles']>

const within = (tiles: TilesByZone, hasZone: (zone: Zone) => boolean): TilesByZone => ({
  ...(tiles.red !== undefined && hasZone('red') && { red: tiles.red }),
  ...(tiles.white !== undefined && hasZone('white') && { white: tiles.white }),
  ...(tiles.blue !== undefined && hasZone('blue') && { blue: tiles.blue }),
})

export const setRules =
  (rules: NonNullable<Draft['rules']>): Edit =>
  (draft) => ({ ...draft, rules: { ...draft.rules, ...rules } })

/** The first tiles of a pile, or those that lie there from the start. */
export const setTiles =
  (field: 'damageTiles' | 'initialDamage', zone: Zone, tiles: readonly Tile[]): Edit =>
  (draft) => ({ ...draft, [field]: { ...draft[field], [zone]: [...tiles] } })

export const setRockets =
  (rockets: number): Edit =>
  (draft) => ({ ...draft, rockets })

export const toggleSquad =
  (station: Station): Edit =>
  (draft) => {
    const { squads = [...SHIPS[draft.ship ?? 'classic'].squads] } = draft
    const usual = SHIPS[draft.ship ?? 'classic'].squads
    return { ...draft, squads: usual.filter((one) => (one === station) !== squads.includes(one)) }
  }

export const setWords =
  (words: { readonly name?: string; readonly about?: string }): Edit =>
  (draft) => ({ ...draft, ...words })
