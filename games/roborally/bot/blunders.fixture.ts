import { playOut } from '@starboard/bots'
import { type Bot, bug, copy, fastChance, lookAt, type Seat } from '@starboard/kernel'
import type { Submit } from '../rules/actions.ts'
import { roboRally } from '../rules/index.ts'
import { previewOf } from '../rules/preview.ts'
import { REGISTERS, type RoboRally, type State } from '../rules/state.ts'
import { WRECK } from './drive.ts'
import { heuristic } from './index.ts'
import { type LoneEnd, loneEnd } from './lone.ts'
import { STAND } from './moves.ts'
import { type Cards, type Outlook, outlookOf, ownCards, taskOf } from './outlook.ts'
import { setupFor } from './races.fixture.ts'
import { wayFrom } from './route.ts'
import { bestLines, type Task } from './search.ts'
import { repaired } from './worth.ts'

/** What somebody has programmed, and what else they could have. */
interface Choice {
  readonly o: Outlook
  readonly end: LoneEnd
  readonly powerDown: boolean
  readonly task: Task
  /** The same with no other cards than those that were chosen. */
  readonly same: Task
}

type Blunder = (choice: Choice) => boolean

/** More programs than nine cards make. */
const EVERY = 20_000

const endsOf = (task: Task): readonly LoneEnd[] => bestLines(task, EVERY).map(({ moves }) => loneEnd(task, moves))

/** RR-4.6: into a pit or over the edge, although there is another way. */
const wrecksItself: Blunder = ({ end, task }) => end.pose === WRECK && endsOf(task).some(({ pose }) => pose !== WRECK)

/** RR-11.1: rests with nothing to repair. */
const restsInVain: Blunder = ({ o, end, powerDown }) => powerDown && o.me.damage + end.hits === 0

/** RR-11.5: sleeps where a belt carries it into a pit or over the edge. */
const sleepsOnTheBrink: Blunder = ({ o: { route }, end, powerDown, task }) =>
  powerDown && end.pose !== WRECK && loneEnd({ route, start: { ...task.start, ...end } }, ASLEEP).pose === WRECK

const ASLEEP = REGISTERS.map(() => STAND)

/** RR-7.2: is left with damage that the same cards in another order would have spared it, on the way to the same place. */
const drivesThroughBeams: Blunder = ({ end, same, powerDown }) =>
  !powerDown &&
  end.pose !== WRECK &&
  endsOf(same).some(
    (other) => other.pose === end.pose && other.next === end.next && damageLeft(same, other) < damageLeft(same, end),
  )

const damageLeft = ({ route, repairs, start }: Task, { pose, hits }: LoneEnd): number =>
  repaired(route, repairs, { ...start, pose, damage: start.damage + hits })

/** RR-8.1: leaves a checkpoint aside that the same cards would have touched, on a way no longer and no more dangerous. */
const passesTheFlag: Blunder = ({ o: { route }, end, same }) =>
  end.pose !== WRECK &&
  endsOf(same).some(
    ({ pose, next, hits }) =>
      pose !== WRECK &&
      next > end.next &&
      hits <= end.hits &&
      wayFrom(route, pose, next) <= wayFrom(route, end.pose, end.next),
  )

export const BLUNDERS = { wrecksItself, restsInVain, sleepsOnTheBrink, drivesThroughBeams, passesTheFlag } as const

/** Alone no other robot can be the reason for anything. */
export function blundersIn(state: State, seat: Seat, bot: Bot<RoboRally>): readonly string[] {
  const alone = withoutOthers(state, seat)
  const look = lookAt(roboRally, alone, seat, { at: 0, now: 0 })
  const action = bot.play(look, seat, { ms: 0, random: fastChance('blunders') })
  if (action === 'wait' || action.kind !== 'submit') return bug('It programs nothing.')
  const why = roboRally.check(alone, seat, action, 'bot')
  if (why !== null) return [why.text]
  const choice = choiceOf(outlookOf(look.view, seat, fastChance('blunders')), action)
  return Object.entries(BLUNDERS).flatMap(([name, isBlunder]) => (isBlunder(choice) ? [name] : []))
}

function withoutOthers(state: State, seat: Seat): State {
  const alone = copy(state)
  for (const robot of alone.robots) if (robot.seat !== seat) Object.assign(robot, { status: 'eliminated', at: -1 })
  return alone
}

function choiceOf(o: Outlook, { program, powerDown }: Submit): Choice {
  const cards = ownCards(o)
  const chosen: Cards = { ...cards, hand: program.flatMap((card) => card ?? []) }
  const [task, same] = [taskOf(o, o.me, cards), taskOf(o, o.me, chosen)]
  return { o, end: endOf(o, program), powerDown, task, same }
}

/** By the rules' own preview, which owes nothing to a bot. */
function endOf(o: Outlook, program: Submit['program']): LoneEnd {
  const filled = program.map((card, place) => card ?? o.me.registers[place] ?? null)
  const { registers } = previewOf(
    o.view,
    o.seat,
    filled.map((card) => (card === 'hidden' ? null : card)),
  )
  const last = registers.at(-1)
  const stop = last?.path.at(-1)
  return {
    pose: stop === undefined || last?.destroyed !== null ? WRECK : 4 * stop.at + stop.heading,
    next: o.me.next + registers.filter(({ checkpoint }) => checkpoint !== null).length,
    hits: registers.reduce((sum, { hits }) => sum + hits, 0),
  }
}

/** Positions of whole races, each with somebody who is to program. */
export function positionsOn(course: string, races: number): readonly (readonly [State, Seat])[] {
  const found: [State, Seat][] = []
  for (let number = 0; number < races; number++) {
    const setup = setupFor(2 + (number % 3), { course })
    const bots = Array.from({ length: setup.seats }, () => heuristic)
    const acts = (state: object, seat: Seat, { kind }: { readonly kind: string }): void => {
      const seen = state as State
      if (kind === 'submit' && seen.robots[seat]?.poweredDown === false) found.push([copy(seen), seat])
    }
    playOut({ game: roboRally }, { setup, bots, seed: `positions ${number}`, watcher: { acts, ended() {} } })
  }
  return found
}
