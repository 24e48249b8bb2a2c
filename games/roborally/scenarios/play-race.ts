import { bug, type Ctx, chanceFrom, isRefusal, type Refusal, type Seat } from '@starboard/kernel'
import type { CheckedFile } from '../../formats.ts'
import type { Reenter } from '../rules/actions.ts'
import { cleanUpStep, turnEndStep } from '../rules/clean-up.ts'
import { factoryFor } from '../rules/course/table.ts'
import { isLocked } from '../rules/damage.ts'
import type { Event } from '../rules/events.ts'
import { registerStep } from '../rules/execution.ts'
import { checkPowerDown } from '../rules/program-checks.ts'
import { type Reentry, reentryStep, usualReentry } from '../rules/reentry.ts'
import { inDockOrder, isOnBoard } from '../rules/robot.ts'
import { placeOf } from '../rules/square.ts'
import { REGISTERS, type Register, type Robot, type State } from '../rules/state.ts'
import { beginTurn } from '../rules/turn.ts'
import { arrangeRace } from './arrange-race.ts'
import { differencesIn, differencesInPlaces, differencesInWinner } from './compare-race.ts'
import { type Decision, type GivenTurn, noRace, type RaceFile, readRace } from './file.ts'

/** What `starboard check` does with a file of this format. */
export function checkRace(value: unknown): CheckedFile | Refusal {
  const file = readRace(value)
  if (isRefusal(file)) return file
  const state = arrangeRace(file)
  if (isRefusal(state)) return state
  const differences = new Race(file, state).play()
  return isRefusal(differences) ? differences : { title: file.name, differences }
}

/** Nothing in a scenario is random, and nobody watches. */
const contextOf = (emit: (event: Event) => void): Ctx<Event> => ({
  now: 0,
  random: chanceFrom(() => bug('Nothing in a scenario is random.')),
  pace: { pauseMs: 0, fixedWindows: false },
  byTimeout: false,
  hasListeners: true,
  emit,
  reveal: emit,
})

/** A file that contradicts the rules: it is refused, however far it was played. */
class Impossible extends Error {}

const impossible = (where: string, problem: string): never => {
  throw new Impossible(`${where}: ${problem}`)
}

/** Plays a file turn by turn and notes where it comes out differently. */
class Race {
  readonly #file: RaceFile
  readonly #state: State
  readonly #differences: string[] = []
  readonly #ctx = contextOf((event) => this.#hear(event))
  /** RR-11.5: who needed a card of “undealt” and got none. */
  #bare: Seat | null = null

  constructor(file: RaceFile, state: State) {
    this.#file = file
    this.#state = state
  }

  play(): readonly string[] | Refusal {
    try {
      for (const [index, turn] of this.#file.turns.entries()) this.#playTurn(turn, index + 1)
    } catch (trouble) {
      if (!(trouble instanceof Impossible)) throw trouble
      return noRace(`${trouble.message}.`)
    }
    return this.#differences
  }

  #playTurn(turn: GivenTurn, number: number): void {
    const s = this.#state
    const where = `turn ${number}`
    if (s.ended !== null) impossible(where, 'the race is over before this turn')
    if (turn.registers !== undefined && number < this.#file.turns.length)
      impossible(where, '“registers” is for the last turn only')
    if (number > 1) this.#beginTurn()
    this.#program(turn, number, where)
    this.#compare(`${where}, start`, turn.expect?.start)
    for (const register of REGISTERS) this.#playRegister(turn, register, where)
    const order = s.ended === null && turn.registers === undefined ? this.#cleanUp(turn, where) : []
    this.#compareReentry(turn, order, where)
    this.#compare(`${where}, after the turn`, turn.expect?.afterTurn)
    this.#differences.push(...differencesInWinner(s, this.#ids(), turn.expect?.winner, where))
  }

  #beginTurn(): void {
    const s = this.#state
    s.turn++
    s.revealed = 0
    for (const robot of inDockOrder(s)) beginTurn(s, robot, this.#ctx)
  }

  /** Section 14: null in a register that is locked from an earlier turn means its card. */
  #program({ programs, announce = [] }: GivenTurn, number: number, where: string): void {
    for (const [id, program] of Object.entries(programs)) {
      const robot = this.#robot(id, where)
      if (!isOnBoard(robot) || robot.poweredDown) {
        if (program.some((card) => card !== null)) impossible(where, `${id} is not running and has no program`)
        continue
      }
      for (const register of REGISTERS) {
        const card = program[register - 1] ?? null
        const isKept = number > 1 && isLocked(robot, register)
        if (isKept && card !== null) impossible(where, `register ${register} of ${id} is locked since an earlier turn`)
        if (!isKept) robot.registers[register - 1] = card
      }
    }
    this.#checkCards(where)
    for (const id of announce) this.#announce(this.#robot(id, where), id, where)
  }

  #announce(robot: Robot, id: string, where: string): void {
    const refused = isOnBoard(robot) ? checkPowerDown(this.#state, robot) : null
    if (refused !== null || !isOnBoard(robot)) impossible(where, `${id} cannot announce a power down`)
    robot.announced = true
  }

  #checkCards(where: string): void {
    const cards = this.#state.robots.flatMap(({ registers }) => registers).filter((card) => card !== null)
    const twice = cards.find((card, index) => cards.indexOf(card) !== index)
    if (twice !== undefined) impossible(where, `the card ${twice} is used twice`)
  }

  /** Section 14: after the end of the race everything stays as it is; what is beyond “registers” is not played at all. */
  #playRegister({ registers = REGISTERS.length, expect }: GivenTurn, register: Register, where: string): void {
    const at = `${where}, after register ${register}`
    const expected = expect?.afterRegister?.[`${register}`]
    if (register > registers && expected !== undefined) impossible(at, 'this register is not played')
    if (register > registers) return
    if (this.#state.ended === null) this.#runRegister(register, `${where}, register ${register}`)
    this.#compare(at, expected)
  }

  #runRegister(register: Register, where: string): void {
    const s = this.#state
    registerStep.run(s, { kind: 'register', register }, this.#ctx)
    s.agenda.steps = []
    if (this.#bare !== null) impossible(where, `“undealt” has no card left to lock for ${this.#idOf(this.#bare)}`)
    this.#checkCards(where)
  }

  #hear(event: Event): void {
    if (event.kind === 'registerLocked' && event.isDrawn && event.card === null) this.#bare = event.seat
  }

  /** Gives the robots that came back, in order. */
  #cleanUp(turn: GivenTurn, where: string): readonly string[] {
    const s = this.#state
    const { decisions = [], expect } = turn
    const order: string[] = []
    cleanUpStep.run(s, { kind: 'cleanUp' }, this.#ctx)
    for (let step = s.agenda.steps.at(-1); step?.kind === 'reentry'; step = s.agenda.steps.at(-1)) {
      const id = this.#idOf(step.seat)
      order.push(id)
      this.#differences.push(...differencesInPlaces(s, step.seat, expect?.reentry?.[id], `${where}, re-entry of ${id}`))
      this.#reenter(step, this.#answer(step.seat, decisions, where), where)
    }
    turnEndStep.run(s, { kind: 'turnEnd' }, this.#ctx)
    s.agenda.steps = []
    return order
  }

  #compareReentry({ decisions = [], expect }: GivenTurn, order: readonly string[], where: string): void {
    const { order: expected = order, ...places } = expect?.reentry ?? {}
    const unasked = [...decisions.map(({ robot }) => robot), ...Object.keys(places)].find((id) => !order.includes(id))
    if (unasked !== undefined) impossible(where, `${unasked} is not asked where to come back`)
    if (expected.join() !== order.join())
      this.#differences.push(
        `${where}, order of re-entry: expected ${JSON.stringify(expected)}, found ${JSON.stringify(order)}`,
      )
  }

  #answer(seat: Seat, decisions: readonly Decision[], where: string): Reenter {
    const s = this.#state
    const id = this.#idOf(seat)
    const decision = decisions.find(({ robot }) => robot === id)
    const usual = usualReentry(s, seat) ?? impossible(where, `${id} has no square to come back to`)
    if (decision === undefined) return usual
    const { archive } = s.robots[seat] ?? bug('Whoever is asked has a robot.')
    return {
      kind: 'reenter',
      at: decision.at ?? placeOf(factoryFor(s), archive),
      heading: decision.heading,
      powerDown: decision.powerDown ?? usual.powerDown,
    }
  }

  #reenter(step: Reentry, action: Reenter, where: string): void {
    const s = this.#state
    const move = reentryStep.moves.reenter ?? bug('Robots re-enter in this step.')
    const refused: Refusal | null = move.check(s, step.seat, action, step)
    if (refused !== null) impossible(where, `${this.#idOf(step.seat)} comes back: ${refused.text} (${refused.rule})`)
    move.apply(s, step.seat, action, this.#ctx, step)
    s.agenda.steps = s.agenda.steps.filter((one) => one !== step)
  }

  #compare(where: string, expected: Parameters<typeof differencesIn>[2]): void {
    for (const id of Object.keys(expected ?? {})) this.#robot(id, where)
    this.#differences.push(...differencesIn(this.#state, this.#ids(), expected, where))
  }

  #ids(): readonly string[] {
    return this.#file.robots.map(({ id }) => id)
  }

  #idOf(seat: Seat): string {
    return this.#ids()[seat] ?? bug(`Nobody has seat ${seat}.`)
  }

  #robot(id: string, where: string): Robot {
    return this.#state.robots[this.#ids().indexOf(id)] ?? impossible(where, `nobody here is called ${id}`)
  }
}
