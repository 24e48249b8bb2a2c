import type { Ask, Chance, Ctx, Move, Ms, Question, Seat } from '@starboard/kernel'
import { refuse } from '@starboard/kernel'
import type { Action, PlaceCard, SetPowerDown, Submit, Unplace } from './actions.ts'
import type { Card } from './cards.ts'
import { isLocked } from './damage.ts'
import type { Event } from './events.ts'
import { beginExecution } from './execution.ts'
import { cardName } from './names.ts'
import { checkOwnCard, checkPowerDown, checkProgram, checkRegister } from './program-checks.ts'
import { cardIn, isOnBoard, openRegisters, robotAt } from './robot.ts'
import { REGISTERS, type Robot, type State, type Step } from './state.ts'

export type Programming = Extract<Step, { kind: 'programming' }>

/** On the board, powered down or not, and its program is not in (RR-3.11, 3.12). */
export const isMissing = (robot: Robot): boolean => isOnBoard(robot) && !robot.ready

/** RR-3.5: any order, only in your own draft. */
const place: Move<State, Programming, PlaceCard, Event> = {
  legal(s, seat) {
    const robot = robotAt(s, seat)
    const places: PlaceCard[] = []
    for (const register of openRegisters(robot)) {
      if (cardIn(robot, register) !== null) continue
      for (const card of robot.hand) places.push({ kind: 'place', card, register })
    }
    return places
  },
  check(s, seat, { card, register }) {
    const robot = robotAt(s, seat)
    return checkRegister(robot, register) ?? checkOwnCard(robot, card) ?? checkUnplaced(s, robot, { card, register })
  },
  apply(s, seat, { card, register }, ctx) {
    const robot = robotAt(s, seat)
    robot.hand = robot.hand.filter((one) => one !== card)
    robot.registers[register - 1] = card
    ctx.emit({ kind: 'cardPlaced', seat, card, register })
    return 'open'
  },
}

function checkUnplaced({ options }: State, robot: Robot, { card, register }: Omit<PlaceCard, 'kind'>) {
  if (!robot.hand.includes(card))
    return refuse(
      'card-placed',
      'RR-3.5',
      `${cardName(card)} is in register ${robot.registers.indexOf(card) + 1} already.`,
    )
  const placed = cardIn(robot, register)
  if (placed === null) return null
  return options.placement === 'final'
    ? refuse(
        'placement-final',
        'RR-3.6',
        `Register ${register} holds ${cardName(placed)}, and at this table it stays there.`,
      )
    : refuse('register-filled', 'RR-3.5', `Register ${register} holds ${cardName(placed)}; take it back first.`)
}

/** RR-3.6: drafts may be changed, unless every placed card is final. */
const unplace: Move<State, Programming, Unplace, Event> = {
  legal: () => [],
  check(s, seat, { register }) {
    const robot = robotAt(s, seat)
    if (s.options.placement === 'final')
      return refuse('placement-final', 'RR-3.6', 'At this table a placed card stays where it is.')
    const why = checkRegister(robot, register)
    if (why !== null) return why
    return cardIn(robot, register) === null
      ? refuse('register-empty', 'RR-3.6', `There is no card in register ${register} to take back.`)
      : null
  },
  apply(s, seat, { register }, ctx) {
    const robot = robotAt(s, seat)
    const card = cardIn(robot, register)
    if (card === null) return 'open'
    robot.registers[register - 1] = null
    robot.hand = robot.deal.filter((one) => one === card || robot.hand.includes(one))
    ctx.emit({ kind: 'cardTakenBack', seat, card, register })
    return 'open'
  },
}

/** RR-11.1, 3.15: a tick, free to change until the program is in. Only ticking is listed: chance would tick forever. */
const setPowerDown: Move<State, Programming, SetPowerDown, Event> = {
  legal(s, seat) {
    const robot = robotAt(s, seat)
    return robot.announced || checkPowerDown(s, robot) !== null ? [] : [{ kind: 'setPowerDown', on: true }]
  },
  check(s, seat, { on }) {
    return on ? checkPowerDown(s, robotAt(s, seat)) : null
  },
  apply(s, seat, { on }, ctx) {
    robotAt(s, seat).announced = on
    ctx.emit({ kind: 'powerDownTicked', seat, on })
    return 'open'
  },
}

/** RR-3.6, 3.15: final, and the whole program at once. The draft is listed when it is full. */
const submit: Move<State, Programming, Submit, Event> = {
  legal(s, seat) {
    const robot = robotAt(s, seat)
    if (openRegisters(robot).some((register) => cardIn(robot, register) === null)) return []
    const draft = draftOf(robot)
    return checkProgram(s, robot, draft) === null ? [draft] : []
  },
  check: (s, seat, action) => checkProgram(s, robotAt(s, seat), action),
  apply(s, seat, { program, powerDown }, ctx, step) {
    const robot = robotAt(s, seat)
    const open = openRegisters(robot)
    if (ctx.byTimeout) robot.filled = open.filter((register) => cardIn(robot, register) === null).length
    else s.isHeard = true
    for (const register of open) robot.registers[register - 1] = program[register - 1] ?? null
    robot.hand = robot.deal.filter((card) => !program.includes(card))
    robot.announced = powerDown
    robot.ready = true
    ctx.emit({ kind: 'programSubmitted', seat, program: [...program], powerDown })
    return programIn(s, step, ctx)
  },
}

/** The draft as its owner would submit it. */
export const draftOf = (robot: Robot): Submit => ({
  kind: 'submit',
  program: REGISTERS.map((register) => (isLocked(robot, register) ? null : cardIn(robot, register))),
  powerDown: robot.announced,
})

/** RR-3.7, RR-12.13: nobody is missing any more, or the clock may have to start. */
export function programIn(s: State, step: Programming, ctx: Ctx<Event>): 'answered' | 'open' {
  if (s.robots.some(isMissing)) {
    maybeStartTimer(s, step, ctx)
    return 'open'
  }
  beginExecution(s, ctx)
  return 'answered'
}

/** RR-3.16: once it runs it is neither stopped nor restarted. */
function maybeStartTimer(s: State, step: Programming, ctx: Ctx<Event>): void {
  if (step.by !== null) return
  step.by = firstDeadline(s, ctx)
  if (step.by !== null) ctx.emit({ kind: 'timerStarted', by: step.by })
}

/** RR-3.7, 3.16, RR-R11: null while there is no clock. */
export function firstDeadline(s: State, { now }: Pick<Ctx<Event>, 'now'>): Ms | null {
  const { timerMode, timerSeconds } = s.options
  return STARTS[timerMode](s) ? now + timerSeconds * 1000 : null
}

const STARTS: Readonly<Record<State['options']['timerMode'], (s: State) => boolean>> = {
  everyone: () => true,
  'last-player': (s) => s.robots.filter((robot) => isMissing(robot) && openRegisters(robot).length > 0).length <= 1,
  off: () => false,
}

/** RR-3.8: several late players in dock order. */
export const programmingStep: Question<State, Programming, Action, Event> = {
  asks(s, { by }) {
    const asked: Ask[] = []
    for (const seat of s.dockOrder) if (isMissing(robotAt(s, seat))) asked.push(askOf(seat, by))
    return asked
  },
  moves: { place, unplace, setPowerDown, submit },
  fallback: filledAtRandom,
}

const askOf = (seat: Seat, by: Ms | null): Ask =>
  by === null ? { seat, mode: 'sealed' } : { seat, mode: 'sealed', by }

/** RR-3.8: the draft stays; each empty register, lowest first, gets a random card of what is left. */
function filledAtRandom(s: State, seat: Seat, _step: Programming, random: Chance): Submit {
  const robot = robotAt(s, seat)
  const { program, powerDown } = draftOf(robot)
  const left = [...robot.hand]
  const fill = (): Card | null => left.splice(random.below(left.length, 'fill'), 1)[0] ?? null
  const open = openRegisters(robot)
  return {
    kind: 'submit',
    program: REGISTERS.map((register) => program[register - 1] ?? (open.includes(register) ? fill() : null)),
    powerDown,
  }
}
