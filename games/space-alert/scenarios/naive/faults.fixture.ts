import { CARDS, type Card, type Mission, type Slot, TILES } from './mission.fixture.ts'
import { DUCKLING_INTERNAL, shipOf, THREATS } from './printed.fixture.ts'
import { phaseOf, zonesOf } from './world.fixture.ts'

/** What section 13.3 would refuse in a mission file that has the right shape. */
export const faultsOf = (mission: Mission): readonly string[] =>
  Object.entries(CHECKS).flatMap(([fault, isFine]) => (isFine(mission) ? [] : [fault]))

const CHECKS: Readonly<Record<string, (mission: Mission) => boolean>> = {
  turns: ({ ship, turns }) => turns === 7 || (turns === 12 && ship !== 'duckling'),
  tracks: (mission) => {
    const wanted = [...zonesOf(mission), 'internal']
    const numbers = Object.values(mission.tracks)
    return (
      Object.keys(mission.tracks).toSorted().join() === wanted.toSorted().join() &&
      new Set(numbers).size === numbers.length &&
      numbers.every((number) => number >= 1 && number <= 7)
    )
  },
  'threats that fit': (mission) =>
    mission.threats.every(({ id, turn, zone }) => {
      const printed = THREATS.find((threat) => threat.id === id)
      const isPlaced =
        printed?.kind === 'external'
          ? zone !== undefined && zonesOf(mission).includes(zone)
          : zone === undefined && (mission.ship !== 'duckling' || DUCKLING_INTERNAL.includes(id))
      return printed !== undefined && isPlaced && turn >= 1 && turn <= mission.turns
    }),
  'one T for each kind and zone': ({ threats }) => areDifferent(threats.map(({ turn, zone }) => `${turn} ${zone}`)),
  crew: ({ ship, crew, turns }) =>
    crew.length >= 1 &&
    crew.length <= (ship === 'duckling' ? 3 : 5) &&
    areDifferent(crew.map(({ name }) => name)) &&
    crew.every(({ actions }) => actions.length <= turns),
  cards: (mission) => cardsOf(mission).every((card) => isCard(mission, card)),
  'double actions': (mission) => hasRightDoubles(mission),
  tiles: (mission) =>
    zonesOf(mission).every((zone) => {
      const tiles = [...(mission.damageTiles?.[zone] ?? []), ...(mission.initialDamage?.[zone] ?? [])]
      const known = TILES.filter((tile) => mission.ship !== 'duckling' || tile !== 'structure')
      return areDifferent(tiles) && tiles.every((tile) => known.includes(tile))
    }),
  squads: (mission) => {
    const squads = mission.squads ?? []
    return areDifferent(squads) && squads.every((station) => shipOf(mission).squads.includes(station))
  },
  trips: ({ trips = [], crew }) =>
    areDifferent(trips.map(({ name, turn }) => `${name} ${turn}`)) &&
    trips.every(({ name, turn }) => typeof crew.find((member) => member.name === name)?.actions[turn - 1] === 'string'),
}

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

const cardsOf = ({ crew, trips = [] }: Mission): readonly Card[] => [
  ...crew.flatMap(({ actions }) => actions.flatMap((slot) => (slot === null ? [] : slot))),
  ...trips.map(({ action }) => action),
]

const isCard = (mission: Mission, card: Card): boolean =>
  CARDS.some((one) => one === card) ||
  zonesOf(mission).some((zone) => card === `go:${zone}-upper` || card === `go:${zone}-lower`)

function hasRightDoubles({ rules, crew }: Mission): boolean {
  const doubles = crew.flatMap(({ actions }) =>
    actions.flatMap((slot, place) => (isDouble(slot) ? [{ slot, phase: phaseOf(place + 1) }] : [])),
  )
  const allowed = rules?.doubleActions ?? 'none'
  if (allowed === 'any') return true
  if (allowed === 'none') return doubles.length === 0
  return (
    crew.length === 1 &&
    areDifferent(doubles.map(({ phase }) => `${phase}`)) &&
    doubles.every(({ slot }) => slot.every((card) => !card.startsWith('hero-') && !card.startsWith('go:')))
  )
}

const isDouble = (slot: Slot): slot is readonly [Card, Card] => slot !== null && typeof slot !== 'string'
