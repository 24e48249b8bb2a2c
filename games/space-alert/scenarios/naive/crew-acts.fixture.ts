import { bonusRepairs, fight, isDead, malfunctionAt, repair } from './aboard.fixture.ts'
import type { Card, Slot, Station } from './mission.fixture.ts'
import { delay, moveToNextTurn } from './plan.fixture.ts'
import { attackFromSpace, confirm, fire, power, special } from './systems.fixture.ts'
import {
  changeMember,
  hasTile,
  inTurn,
  knockOut,
  memberNamed,
  note,
  placesOf,
  stepFrom,
  type World,
  zoneOf,
} from './world.fixture.ts'

/** What a card did, and whether it holds its player up: his next action will be late. */
interface Played {
  readonly world: World
  readonly isHeldUp: boolean
}

const done = (world: World): Played => ({ world, isHeldUp: false })

/** Step 2: SA-3.4, one after the other in acting order; then the bonus of SA-7.4. */
export const crewActs = (world: World): World =>
  bonusRepairs(inTurn(world, world.crew, (now, { name }) => actOnce(now, name)))

function actOnce(world: World, name: string): World {
  const { at, plan, isKnockedOut } = memberNamed(world, name)
  // SA-4.8
  if (isKnockedOut) return world
  const slot = plan[world.turn - 1] ?? null
  if (at === 'space') return inSpace(world, name, slot)
  // SA-4.9
  if (slot === null) return world
  if (typeof slot !== 'string') return playTwo(world, name, slot)
  const { world: after, isHeldUp } = play(world, name, slot)
  return isHeldUp ? delay(after, name, world.turn + 1) : after
}

/** SA-11.2, SA-11.5: if the first card holds him up, moving the second one is that delay. A knock-out loses it. */
function playTwo(world: World, name: string, [first, second]: readonly [Card, Card]): World {
  const { world: after, isHeldUp } = play(world, name, first)
  const { at, isKnockedOut } = memberNamed(after, name)
  if (isKnockedOut) return after
  if (isHeldUp) return moveToNextTurn(after, name, second)
  if (at === 'space') return secondInSpace(after, name, second)
  const both = play(after, name, second)
  return both.isHeldUp ? delay(both.world, name, world.turn + 1) : both.world
}

const isBots = (card: Card): boolean => card === 'bots' || card === 'hero-bots'

/** SA-5.23: battlebots attack again; any other card, or none, brings the pilot home, and the card is late by a turn. */
function inSpace(world: World, name: string, slot: Slot): World {
  if (slot === null) return comeHome(world, name)
  const [first, second] = typeof slot === 'string' ? [slot] : slot
  if (first === undefined || !isBots(first)) return delay(comeHome(world, name), name, world.turn)
  const attacked = attackFromSpace(world, name, { isHeroic: first === 'hero-bots' })
  return second === undefined ? attacked : secondInSpace(attacked, name, second)
}

/** SA-11.6: a second battlebots card adds nothing; any other brings him home and moves on, the attack still counts. */
const secondInSpace = (world: World, name: string, second: Card): World =>
  isBots(second) ? world : moveToNextTurn(comeHome(world, name), name, second)

/** SA-4.15: coming home is entering red-upper. */
export const comeHome = (world: World, name: string): World => note(enter(world, name, 'red-upper').world, 'came home')

/**
 * SA-4.15: into a station from another one or from space. SA-7.6: slime there holds up, what Contamination left there
 * after its Z knocks out.
 */
function enter(world: World, name: string, station: Station): Played {
  if (memberNamed(world, name).at === station) return done(world)
  const there = changeMember(world, name, { at: station })
  const lying = world.threats.filter(
    (threat) => (threat.status === 'remaining' || threat.status === 'survived') && placesOf(threat).includes(station),
  )
  const isLethal = lying.some(({ flags }) => flags.includes('lethal'))
  const isSlimed = lying.some(({ printed }) => printed.slime)
  const noted = isSlimed ? note(there, 'slimed') : there
  return { world: isLethal ? note(knockOut(noted, name), 'lethal token') : noted, isHeldUp: isSlimed }
}

function play(world: World, name: string, card: Card): Played {
  const { at } = memberNamed(world, name)
  if (at === 'space') throw new Error(`${name} is in space and cannot play ${card} aboard.`)
  switch (card) {
    case 'red':
    case 'blue':
      return enter(world, name, stepFrom(world.mission, at, card))
    case 'lift':
      return ride(world, name, at)
    case 'bots':
    case 'hero-bots':
      return done(fight(world, name, at, card))
    // SA-5.17, SA-R14: a confirmation wherever he stands, and nothing else.
    case 'hero-C':
      return done(confirm(world))
    case 'A':
    case 'B':
    case 'C':
      return done(work(world, name, at, { letter: card, isHeroic: false }))
    case 'hero-A':
      return done(work(world, name, at, { letter: 'A', isHeroic: true }))
    case 'hero-B':
      return done(work(world, name, at, { letter: 'B', isHeroic: true }))
    default:
      // SA-4.4
      return enter(world, name, card.slice('go:'.length) as Station)
  }
}

/** SA-4.2: the first rider of a turn is free. SA-4.3: with a lift tile nobody is. */
function ride(world: World, name: string, at: Station): Played {
  const zone = zoneOf(at)
  const isQueue = world.thisTurn.liftsUsed.includes(zone) || hasTile(world, zone, 'lift')
  const used = { ...world, thisTurn: { ...world.thisTurn, liftsUsed: [...world.thisTurn.liftsUsed, zone] } }
  const { world: arrived, isHeldUp } = enter(used, name, stepFrom(world.mission, at, 'lift'))
  return { world: isQueue ? note(arrived, 'waited for the lift') : arrived, isHeldUp: isQueue || isHeldUp }
}

interface SystemUse {
  readonly letter: 'A' | 'B' | 'C'
  readonly isHeroic: boolean
}

/** SA-4.5 to SA-4.7: repair what is broken there, nothing at what is dead, or else use the system. */
function work(world: World, name: string, at: Station, { letter, isHeroic }: SystemUse): World {
  const malfunction = malfunctionAt(world, at, letter)
  if (malfunction !== undefined) return repair(world, malfunction, at, isHeroic ? 2 : 1)
  if (isDead(world, at, letter)) return note(world, 'dead system')
  if (letter === 'A') return fire(world, at, { isHeroic })
  if (letter === 'B') return power(world, at, { isHeroic })
  return special(world, name, at)
}
