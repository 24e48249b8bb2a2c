import { canonical } from '@starboard/kernel'
import type { Mission, MissionCrew, MissionRules, Result, Slot } from './mission.fixture.ts'

/** A mission on which two resolvers disagree is made smaller for as long as they still do. */

export type Resolver = (mission: Mission) => Result

export interface Disagreement {
  readonly mission: Mission
  readonly one: Result
  readonly other: Result
}

/** Null if both say the same of this mission. */
export function smallestDisagreement(mission: Mission, one: Resolver, other: Resolver): Disagreement | null {
  const differ = (candidate: Mission) => canonical(one(candidate)) !== canonical(other(candidate))
  if (!differ(mission)) return null
  const smallest = shrink(mission, differ)
  return { mission: smallest, one: one(smallest), other: other(smallest) }
}

/** As a mission file, with what each of them makes of it, and the fields in which they differ. */
export const printDisagreement = ({ mission, one, other }: Disagreement): string =>
  [
    JSON.stringify(mission),
    ...fieldsOf(one, other)
      .filter((field) => written(one[field]) !== written(other[field]))
      .map((field) => `${field}: ${written(one[field])} or ${written(other[field])}`),
    `one: ${JSON.stringify(one)}`,
    `other: ${JSON.stringify(other)}`,
  ].join('\n')

const fieldsOf = (one: Result, other: Result): readonly (keyof Result)[] =>
  Object.keys({ ...one, ...other }) as (keyof Result)[]

const written = (value: unknown): string => (value === undefined ? 'nothing' : canonical(value))

function shrink(mission: Mission, differ: (candidate: Mission) => boolean): Mission {
  const smaller = candidates(mission).find(differ)
  return smaller === undefined ? mission : shrink(smaller, differ)
}

/** Everything that is one thing smaller, the large things first. All of them are valid files again. */
const candidates = (mission: Mission): readonly Mission[] => [
  ...without(mission.crew).flatMap((crew) => (crew.length === 0 ? [] : [withCrew(mission, crew)])),
  ...without(mission.threats).map((threats) => ({ ...mission, threats })),
  ...(['damageTiles', 'initialDamage', 'rockets', 'squads', 'trips', 'rules'] as const).flatMap((field) =>
    mission[field] === undefined ? [] : [dropped(mission, field)],
  ),
  ...fewerRules(mission),
  ...without(mission.trips ?? []).map((trips) => ({ ...mission, trips })),
  ...fewerCards(mission),
  ...fewerTiles(mission, 'damageTiles'),
  ...fewerTiles(mission, 'initialDamage'),
]

const without = <X>(list: readonly X[]): readonly (readonly X[])[] =>
  list.map((_, place) => list.filter((_one, other) => other !== place))

function dropped(mission: Mission, field: keyof Mission): Mission {
  const { [field]: _dropped, ...rest } = mission
  return withoutDoubles(rest as Mission)
}

/** Two cards in a slot are only there by a rule. */
function withoutDoubles(mission: Mission): Mission {
  if ((mission.rules?.doubleActions ?? 'none') !== 'none') return mission
  const single = (slot: Slot): Slot => (slot === null || typeof slot === 'string' ? slot : slot[0])
  return withCrew(
    mission,
    mission.crew.map(({ name, actions }) => ({ name, actions: actions.map(single) })),
  )
}

const fewerRules = (mission: Mission): readonly Mission[] =>
  (Object.keys(mission.rules ?? {}) as (keyof MissionRules)[]).map((name) => {
    const { [name]: _dropped, ...rules } = mission.rules ?? {}
    return withoutDoubles({ ...mission, rules })
  })

const fewerCards = (mission: Mission): readonly Mission[] =>
  mission.crew.flatMap(({ name, actions }, member) =>
    actions.flatMap((slot, place) =>
      smallerSlots(slot, place === actions.length - 1).map((smaller) => {
        const kept = smaller === undefined ? actions.slice(0, -1) : actions.with(place, smaller)
        return withCrew(mission, mission.crew.with(member, { name, actions: kept }))
      }),
    ),
  )

/** Undefined: not even an empty slot. */
function smallerSlots(slot: Slot, isLast: boolean): readonly (Slot | undefined)[] {
  if (isLast) return [undefined]
  if (slot === null) return []
  return typeof slot === 'string' ? [null] : [null, ...slot]
}

const fewerTiles = (mission: Mission, field: 'damageTiles' | 'initialDamage'): readonly Mission[] =>
  Object.entries(mission[field] ?? {}).flatMap(([zone, tiles]) =>
    without(tiles).map((left) => ({ ...mission, [field]: { ...mission[field], [zone]: left } })),
  )

/** Trips of people and cards that are not there any more go too. */
function withCrew(mission: Mission, crew: readonly MissionCrew[]): Mission {
  if (mission.trips === undefined) return { ...mission, crew }
  const trips = mission.trips.filter(({ name, turn }) => {
    const slot = crew.find((member) => member.name === name)?.actions[turn - 1]
    return typeof slot === 'string'
  })
  return { ...mission, crew, trips }
}
