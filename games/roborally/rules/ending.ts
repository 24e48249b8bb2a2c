import type { Ctx, Outcome, ScoreLine, Seat } from '@starboard/kernel'
import { factoryFor } from './course/table.ts'
import type { Event } from './events.ts'
import { isRacing } from './robot.ts'
import type { Ending, Moment, Robot, State } from './state.ts'

type Ended = NonNullable<State['ended']>

/** RR-12.1–12.3, 12.11: asked at the end of each register and after each concession. */
export function maybeEnd(s: State, ctx: Ctx<Event>): boolean {
  const ended = endOf(s)
  if (ended !== null) endRace(s, ended, ctx)
  return ended !== null
}

function endOf(s: State): Ended | null {
  const racing = s.robots.filter(isRacing)
  const winner = winnerSoFar(s)
  if (winner !== null) return !s.options.playOn || racing.length <= 1 ? { how: 'checkpoints', winner } : null
  const [last] = racing
  if (last === undefined) return { how: 'nobody-left', winner: null }
  const isLast = racing.length === 1 && s.robots.length > 1 && s.options.lastRobot === 'wins'
  return isLast ? { how: 'last-robot', winner: last.seat } : null
}

/** RR-12.11: who was the first to touch the last checkpoint. */
export function winnerSoFar({ robots }: State): Seat | null {
  const [first] = robots
    .flatMap(({ seat, finished }) => (finished === null ? [] : [{ seat, finished }]))
    .sort((one, other) => timeOf(one.finished) - timeOf(other.finished))
  return first?.seat ?? null
}

/** RR-12.13: with the race, everything that was still to happen is over. */
export function endRace(s: State, ended: Ended, ctx: Ctx<Event>): void {
  s.ended = ended
  s.agenda.steps = []
  ctx.emit({ kind: 'raceEnded', ...ended })
}

/** Moments in one number; before everything if there is none. */
const timeOf = (moment: Moment | null): number => (moment === null ? 0 : moment.turn * 10 + moment.register)

const touched = ({ next }: Robot): number => next - 1

/** RR-12.12: a robot that waits to re-enter counts the damage it will have. */
const damageOf = ({ status, damage }: Robot): number => (status === 'destroyed' ? 2 : damage)

const isOut = ({ status }: Robot): number => (status === 'eliminated' ? 1 : 0)

/** RR-12.4, after the winner: the first that differs decides, the smaller number is better. */
const TIE_BREAKS: readonly ((robot: Robot) => number)[] = [
  (robot) => -touched(robot),
  isOut,
  ({ lastTouch }) => timeOf(lastTouch),
  ({ lives }) => -lives,
  damageOf,
  (robot) => -(isOut(robot) * timeOf(robot.out)),
]

/** RR-12.4: equal in everything means a shared place. */
export function placesOf({ robots, ended }: Pick<State, 'robots' | 'ended'>): readonly number[] {
  const worth = robots.map((robot) => [robot.seat === ended?.winner ? 0 : 1, ...TIE_BREAKS.map((by) => by(robot))])
  return worth.map((own) => 1 + worth.filter((other) => isBefore(other, own)).length)
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index])
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0)
}

const ENDINGS: Readonly<Record<Ending, Pick<Outcome, 'text' | 'rule'>>> = {
  checkpoints: { rule: 'RR-12.1', text: 'The last checkpoint is touched.' },
  'last-robot': { rule: 'RR-12.2', text: 'Only one robot is left.' },
  'nobody-left': { rule: 'RR-12.3', text: 'Every robot is out of the race: nobody wins.' },
  'turn-limit': { rule: 'RR-12.5', text: 'The turn limit is reached: the race ends unfinished.' },
  stalled: { rule: 'RR-12.14', text: 'Ten turns without a program: the race ends unfinished.' },
}

export function outcome(s: State): Outcome | null {
  if (s.ended === null) return null
  return {
    places: placesOf(s),
    points: s.robots.map(touched),
    result: s.ended.winner === null ? 'ranked' : 'won',
    ending: s.ended.how,
    ...ENDINGS[s.ended.how],
    turns: s.turn,
    lines: s.robots.flatMap((robot) => scoreLines(s, robot)),
    statistics: { turns: s.turn, ...s.figures },
    carry: { docks: s.robots.map(({ dock }) => dock) },
  }
}

function scoreLines(s: State, robot: Robot): ScoreLine[] {
  const { seat, finished, out, lastTouch } = robot
  const of = factoryFor(s).checkpoints.length
  const line = (rule: string, text: string, points = 0): ScoreLine => ({ seat, rule, text, points })
  const count = line('RR-8.1', `${touched(robot)} of ${of} checkpoints`, touched(robot))
  if (finished !== null) return [count, line('RR-8.5', `Finished ${printMoment(finished)}`)]
  const last = lastTouch === null ? [] : [line('RR-12.4', `Last checkpoint ${printMoment(lastTouch)}`)]
  return [count, ...last, out === null ? standing(robot, line) : line('RR-9.7', `Eliminated ${printMoment(out)}`)]
}

const standing = (robot: Robot, line: (rule: string, text: string) => ScoreLine): ScoreLine =>
  line('RR-12.4', `${robot.lives === 1 ? '1 life' : `${robot.lives} lives`} left, ${damageOf(robot)} damage`)

function printMoment({ turn, register }: Moment): string {
  if (register === 0) return `in turn ${turn}, while programming`
  return register > 5 ? `in the clean-up of turn ${turn}` : `in turn ${turn}, register ${register}`
}
