import { type Chance, type Seat, shuffled } from '@starboard/kernel'
import { OPTIONAL_SLOTS, PART_KINDS, REQUIRED } from './vocabulary.ts'

const STREAM = 'determinize'

/** A rocket that the viewer does not see: how many parts it has, and the slots of other parts of this player. */
export interface HiddenRocket {
  readonly seat: Seat
  readonly parts: number
  readonly taken: readonly number[]
}

/** Parts flow from rockets through slots to the cards there are: a pipe carries so many of them. */
interface Pipe {
  readonly from: string
  readonly to: string
  readonly room: number
  flow: number
}

type Pipes = Map<string, Pipe[]>

const SOURCE = 'all parts'
const SINK = 'cards'
const SLOTS = PART_KINDS.map((_, slot) => slot)

/**
 * Which slots the parts of hidden rockets are in, so that there are cards for all of them; `supply` counts these by slot.
 * One plan of many, by luck; null where there is none. With scarce parts few plans work out, so they are not tried one
 * after the other: parts are added as long as there is a way, which may lead through slots that others leave again.
 */
export function planSlots(
  rockets: readonly HiddenRocket[],
  supply: readonly number[],
  random: Chance,
): ReadonlyMap<Seat, readonly number[]> | null {
  const pipes = pipesOf(rockets, supply)
  const parts = rockets.reduce((sum, rocket) => sum + rocket.parts, 0)
  for (let count = 0; count < parts; count++) if (!addPart(pipes, SOURCE, new Set(), random)) return null
  return new Map(rockets.map((rocket) => [rocket.seat, slotsIn(pipes, rocket)]))
}

const rocketName = ({ seat }: HiddenRocket): string => `rocket ${seat}`
const optionalName = ({ seat }: HiddenRocket): string => `optional parts of ${seat}`
const slotName = (slot: number): string => `slot ${slot}`

/** BR-5.2: required parts have a slot each, the others share two. */
function pipesOf(rockets: readonly HiddenRocket[], supply: readonly number[]): Pipes {
  const pipes: Pipes = new Map()
  for (const slot of SLOTS) lay(pipes, slotName(slot), SINK, supply[slot] ?? 0)
  for (const rocket of rockets) {
    const { parts, taken } = rocket
    lay(pipes, SOURCE, rocketName(rocket), parts)
    const room = OPTIONAL_SLOTS - taken.filter((slot) => slot >= REQUIRED).length
    lay(pipes, rocketName(rocket), optionalName(rocket), room)
    for (const slot of SLOTS) if (!taken.includes(slot)) lay(pipes, startOf(rocket, slot), slotName(slot), 1)
  }
  return pipes
}

const startOf = (rocket: HiddenRocket, slot: number): string =>
  slot < REQUIRED ? rocketName(rocket) : optionalName(rocket)

function lay(pipes: Pipes, from: string, to: string, room: number): void {
  const pipe = { from, to, room, flow: 0 }
  for (const end of [from, to]) pipes.set(end, [...(pipes.get(end) ?? []), pipe])
}

/** Along a pipe that has room, or back along one where something flows. */
function addPart(pipes: Pipes, at: string, passed: Set<string>, random: Chance): boolean {
  if (at === SINK) return true
  passed.add(at)
  for (const pipe of shuffled(pipes.get(at) ?? [], random, STREAM)) {
    const [goal, change] = pipe.from === at ? [pipe.to, 1] : [pipe.from, -1]
    const hasRoom = change === 1 ? pipe.flow < pipe.room : pipe.flow > 0
    if (!hasRoom || passed.has(goal) || !addPart(pipes, goal, passed, random)) continue
    pipe.flow += change
    return true
  }
  return false
}

const slotsIn = (pipes: Pipes, rocket: HiddenRocket): readonly number[] =>
  SLOTS.filter((slot) =>
    (pipes.get(startOf(rocket, slot)) ?? []).some((pipe) => pipe.to === slotName(slot) && pipe.flow === 1),
  )
