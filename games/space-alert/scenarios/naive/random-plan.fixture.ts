import type { Chance } from '@starboard/kernel'
import { CARDS, type Card, type Mission, type MissionThreat, type Slot, type Station } from './mission.fixture.ts'
import { found, type PrintedThreat, shipOf, threatNamed, trajectoryNumbered } from './printed.fixture.ts'
import { anyOf, isOneIn, whole } from './random.fixture.ts'
import { phaseOf, stepFrom, zoneOf, zonesOf } from './world.fixture.ts'

/** Plans of people who want something: they walk where there is work and do it, by a rough model of where they stand. */

type Frame = Omit<Mission, 'crew'>

/** Where somebody will probably be, and what he has laid down so far. */
interface Route {
  readonly at: Station
  readonly hasSquad: boolean
  readonly cards: readonly Slot[]
}

interface Job {
  readonly station: Station
  /** Nothing is done there before this turn. */
  readonly from: number
  readonly cards: readonly Slot[]
  readonly needsSquad?: boolean
}

export interface Wishes {
  /** Keeps the computer. */
  readonly isKeeper: boolean
  /** What everybody runs to. */
  readonly focus: MissionThreat | undefined
}

export function randomPlan(frame: Frame, { isKeeper, focus }: Wishes, random: Chance): readonly Slot[] {
  const start: Route = { at: shipOf(missionOf(frame)).start, hasSquad: false, cards: [] }
  const plan = fill(start, (route) => {
    const turn = route.cards.length + 1
    if (isKeeper && [1, 4, 8].includes(turn)) return { station: bridgeOf(frame), from: turn, cards: ['C'] }
    return randomJob(frame, { route, focus }, random)
  })
  return plan.map((slot) => (isOneIn(25, random) ? randomSlot(frame, random) : slot))

  function fill(route: Route, nextJob: (route: Route) => Job): readonly Slot[] {
    if (route.cards.length >= frame.turns) return route.cards.slice(0, frame.turns)
    const turn = route.cards.length + 1
    const done = withJob(frame, route, nextJob(route), random)
    // A keeper drops everything when a phase begins.
    const end = isKeeper ? found([3, 7, 12].find((last) => last >= turn)) : frame.turns
    const cut = done.cards.length > end ? { ...done, cards: done.cards.slice(0, end) } : done
    return fill(cut.cards.length === route.cards.length ? { ...cut, cards: [...cut.cards, null] } : cut, nextJob)
  }
}

/** Only the ship is asked for. */
const missionOf = (frame: Frame): Mission => ({ ...frame, crew: [] })

const bridgeOf = (frame: Frame): Station => shipOf(missionOf(frame)).start

function withJob(frame: Frame, route: Route, { station, from, cards, needsSquad }: Job, random: Chance): Route {
  const ready = needsSquad && !route.hasSquad ? withSquad(frame, route, random) : route
  const walked = [...ready.cards, ...walk(frame, ready.at, station, random)]
  const idle = Array.from({ length: Math.max(0, from - 1 - walked.length) }, () => null)
  return { ...ready, at: station, cards: [...walked, ...idle, ...cards] }
}

function withSquad(frame: Frame, route: Route, random: Chance): Route {
  const squads = frame.squads ?? shipOf(missionOf(frame)).squads
  if (squads.length === 0) return route
  const station = anyOf(squads, random)
  return { at: station, hasSquad: true, cards: [...route.cards, ...walk(frame, route.at, station, random), 'C'] }
}

function walk(frame: Frame, from: Station, to: Station, random: Chance): readonly Card[] {
  if (from === to) return []
  if (isOneIn(4, random)) return [`go:${to}`]
  const zones = zonesOf(missionOf(frame))
  const distance = zones.indexOf(zoneOf(to)) - zones.indexOf(zoneOf(from))
  const doors = Array.from({ length: Math.abs(distance) }, (): Card => (distance < 0 ? 'red' : 'blue'))
  const isRide = from.endsWith('upper') !== to.endsWith('upper')
  if (!isRide) return doors
  return isOneIn(2, random) ? ['lift', ...doors] : [...doors, 'lift']
}

interface Looking {
  readonly route: Route
  readonly focus: MissionThreat | undefined
}

function randomJob(frame: Frame, { route, focus }: Looking, random: Chance): Job {
  const turn = route.cards.length + 1
  const threats = frame.threats.filter((threat) => threat.turn <= turn + 3)
  if (threats.length === 0 || isOneIn(4, random)) return chore(frame, turn, random)
  const isFocused = focus !== undefined && threats.includes(focus) && !isOneIn(5, random)
  const threat = isFocused ? focus : anyOf(threats, random)
  const printed = threatNamed(threat.id)
  const from = Math.max(turn, threat.turn)
  if (printed.kind === 'external')
    return isFocused && !isOneIn(3, random) ? salvo(threat, from, random) : shooting(frame, threat, from, random)
  return printed.subkind === 'malfunction'
    ? mending(printed, from, random)
    : fighting(frame, { threat, printed, from }, random)
}

const repeated = (card: Card, most: number, random: Chance): readonly Card[] =>
  Array.from({ length: whole(1, most, random) }, () => card)

const heroicOr = (card: 'A' | 'B' | 'C' | 'bots', random: Chance): Card => (isOneIn(6, random) ? `hero-${card}` : card)

/** Something to do when nothing presses: energy, looking out, rockets, the computer. */
function chore(frame: Frame, turn: number, random: Chance): Job {
  const station = anyOf(stationsOf(frame), random)
  const letter = anyOf(['B', 'B', 'C'] as const, random)
  const isBridge = station === bridgeOf(frame) && phaseOf(turn) > 1
  return { station, from: turn, cards: isBridge ? ['C'] : [heroicOr(letter, random)] }
}

const stationsOf = (frame: Frame): readonly Station[] =>
  zonesOf(missionOf(frame)).flatMap((zone) => [`${zone}-upper`, `${zone}-lower`] as const)

function shooting(frame: Frame, { zone }: MissionThreat, from: number, random: Chance): Job {
  const own = found(zone)
  const isSmall = frame.ship === 'duckling'
  const ways: readonly (() => Job)[] = [
    () => ({ station: `${own}-upper`, from, cards: [heroicOr('A', random), ...repeated('A', 3, random)] }),
    () => ({ station: `${own}-upper`, from, cards: repeated('A', 2, random) }),
    () => ({ station: `${own}-lower`, from, cards: [heroicOr('A', random), ...repeated('A', 4, random)] }),
    () => ({ station: 'blue-lower', from, cards: repeated('C', 2, random) }),
    () =>
      isSmall
        ? { station: 'red-lower', from, cards: repeated('C', 3, random) }
        : { station: 'white-lower', from, cards: repeated('A', 3, random) },
    () => flying(from, random),
  ]
  return anyOf(isSmall ? ways.slice(0, -1) : ways, random)()
}

/** All guns of the zone at once; below, somebody sees to the reactor in between. */
function salvo({ zone }: MissionThreat, from: number, random: Chance): Job {
  const own = found(zone)
  const first = heroicOr('A', random)
  return isOneIn(2, random)
    ? { station: `${own}-upper`, from, cards: [first, 'A', 'A', 'A', 'A'] }
    : {
        station: `${own}-lower`,
        from,
        cards: anyOf(
          [
            [first, 'B', 'A', 'A'],
            ['B', first, 'A', 'B', 'A'],
          ] as const,
          random,
        ),
      }
}

const flying = (from: number, random: Chance): Job => ({
  station: 'red-upper',
  from: from + whole(0, 3, random),
  needsSquad: true,
  cards: ['C', ...repeated(heroicOr('bots', random), 3, random)],
})

function mending({ stations = [], fixedBy }: PrintedThreat, from: number, random: Chance): Job {
  const station = anyOf(stations, random)
  const letter = fixedBy === 'A' || fixedBy === 'C' ? fixedBy : 'B'
  const first = letter === 'C' ? 'C' : heroicOr(letter, random)
  return { station: aboard(station), from, cards: [first, ...repeated(letter, 3, random)] }
}

const aboard = (place: Station | 'space'): Station => (place === 'space' ? 'red-upper' : place)

interface Intrusion {
  readonly threat: MissionThreat
  readonly printed: PrintedThreat
  readonly from: number
}

function fighting(frame: Frame, { threat, printed, from }: Intrusion, random: Chance): Job {
  if (printed.fixedBy === 'space-bots') return flying(from, random)
  const turn = from + whole(0, 2, random)
  const cards = attacks(printed, random)
  return { station: placeOf(frame, { threat, printed, turn }, random), from: turn, needsSquad: true, cards }
}

/** Contamination is fought on two decks; whoever shoots back, heroically if there is a choice. */
function attacks({ tokenPerStation }: PrintedThreat, random: Chance): readonly Card[] {
  const bots = () => heroicOr('bots', random)
  if (tokenPerStation) return [bots(), 'lift', bots(), anyOf(['red', 'blue'] as const, random), bots(), bots()]
  return isOneIn(2, random)
    ? [bots(), ...repeated('bots', 3, random)]
    : ['hero-bots', ...repeated('hero-bots', 2, random)]
}

/** Where an intruder will be, if nothing changes its way: the marks it has crossed before the crew acts in that turn. */
function placeOf(
  frame: Frame,
  { threat, printed, turn }: Omit<Intrusion, 'from'> & { readonly turn: number },
  random: Chance,
): Station {
  const { length, marks } = trajectoryNumbered(found(frame.tracks.internal))
  const space = length - printed.speed * (turn - threat.turn)
  const crossed = marks.filter((mark) => mark.space >= space)
  const start = aboard(anyOf(printed.stations ?? [], random))
  return crossed.reduce((at, { action }) => {
    const effects = action === 'X' ? printed.actions.x : action === 'Y' ? printed.actions.y : []
    return effects.reduce(
      (place, effect) => (effect.do === 'move' ? stepFrom(missionOf(frame), place, effect.dir) : place),
      at,
    )
  }, start)
}

function randomSlot(frame: Frame, random: Chance): Slot {
  return isOneIn(3, random) ? null : randomCard(frame, random)
}

export function randomCard(frame: Frame, random: Chance): Card {
  return isOneIn(6, random) ? `go:${anyOf(stationsOf(frame), random)}` : anyOf(CARDS, random)
}
