import type { Chance } from '../luck/chance.ts'
import type { By } from '../match/log.ts'
import { bug } from './bug.ts'
import type { Ctx, Decision, Game, GameTypes, Ms } from './contract.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Seat } from './seat.ts'

/** What is still to happen, as data inside the state. The last step is the next one. */
export interface Agenda<P> {
  /** How many questions have been put: numbered when they come up, so that hidden steps are not counted. */
  asked: number
  steps: P[]
}

export interface StepBase {
  readonly kind: string
  id?: number
}

/** Happens by itself: taken off the agenda, then run. */
export interface Automatic<S, P, E> {
  run(state: S, step: P, ctx: Ctx<E>): void
}

/** One kind of action: what, why not, and the doing. */
export interface Move<S, P, A, E> {
  legal(state: S, seat: Seat, step: P): readonly A[]
  check(state: S, seat: Seat, action: A, step: P, by?: By): Refusal | null
  /** open: the question stays, below whatever was put on the agenda. answered: it goes, for an anytime action too. */
  apply(state: S, seat: Seat, action: A, ctx: Ctx<E>, step: P): 'answered' | 'open'
}

export type Moves<S, P, A extends { kind: string }, E> = {
  readonly [K in A['kind']]?: Move<S, P, Extract<A, { kind: K }>, E>
}

/** `part` tells apart the questions that one step puts to one seat, such as the cards of a draft. */
export type Ask = Pick<Decision, 'seat' | 'mode'> &
  Partial<Pick<Decision, 'known' | 'by' | 'answered'>> & { readonly part?: number }

/** Waits for somebody, and says who may do what. */
export interface Question<S, P, A extends { kind: string }, E> {
  asks(state: S, step: P): readonly Ask[]
  readonly moves: Moves<S, P, A, E>
  fallback(state: S, seat: Seat, step: P, random: Chance): A | null
  wake?(state: S, step: P): Ms | null
  clock?(state: S, step: P, ctx: Ctx<E>): 'answered' | 'open'
}

/** The answers of a window lie in its step, unseen, until it closes once for all. */
export interface Window<B> {
  asked: readonly Seat[]
  answers: { [seat: number]: B }
  notBefore: Ms
  readonly by: Ms | null
}

/** Several seats, or one, answer unseen. They act in the order asked, not of arrival. */
export interface Windowed<S, P, B extends { kind: string }, E> {
  readonly answer: B['kind']
  readonly mode: 'reaction' | 'sealed'
  legal(state: S, seat: Seat, step: P): readonly B[]
  check(state: S, seat: Seat, action: B, step: P): Refusal | null
  fallback(state: S, seat: Seat, step: P, random: Chance): B
  close(state: S, step: P, answers: readonly { readonly seat: Seat; readonly action: B }[], ctx: Ctx<E>): void
}

export type StepRule<S, P, A extends { kind: string }, E> =
  | Automatic<S, P, E>
  | Question<S, P, A, E>
  | (P extends { window: Window<infer B extends { kind: string }> } ? Windowed<S, P, B, E> : never)

/** The turn structure of a rulebook as a table. A forgotten step does not compile. */
export type Steps<S, P extends StepBase, A extends { kind: string }, E> = {
  readonly [K in P['kind']]: StepRule<S, Extract<P, { kind: K }>, A, E>
}

export type Given<P> = P extends unknown ? Omit<P, 'id'> : never

/** These now, in this order, then the rest. */
export function next<P extends StepBase>(state: { agenda: Agenda<P> }, ...steps: readonly Given<P>[]): void {
  for (let index = steps.length - 1; index >= 0; index--) state.agenda.steps.push(steps[index] as P)
}

/** A window for seats that could react judging by public facts. Without a limit (0 s) it waits for everybody. */
export function openWindow<B>(
  ctx: Pick<Ctx<never>, 'now' | 'pace'>,
  asked: readonly Seat[],
  seconds: number,
): Window<B> {
  if (asked.length === 0) bug('A window needs somebody to ask.')
  const by = seconds === 0 ? null : ctx.now + seconds * 1000
  const paused = ctx.now + ctx.pace.pauseMs
  const notBefore = by === null ? paused : ctx.pace.fixedWindows ? by : Math.min(by, paused)
  return { asked, answers: {}, notBefore, by }
}

/** A seat that leaves the game is waited for no longer, and a window without anybody closes at once. */
export function withdraw<B>(window: Window<B>, seat: Seat): void {
  window.asked = window.asked.filter((asked) => asked !== seat)
  delete window.answers[seat]
  if (window.asked.length === 0) window.notBefore = 0
}

export type StepTypes = GameTypes & { Step: StepBase; State: { agenda: Agenda<StepBase> } }

export interface StepTable<T extends StepTypes> {
  readonly steps: Steps<T['State'], T['Step'], T['Action'], T['Event']>
  readonly anytimeActions?: Moves<T['State'], T['Step'] | undefined, T['Action'], T['Event']>
  /** The sentence for an action that does not fit what is open, or comes from a seat that is not asked. */
  notNow?(state: T['State'], seat: Seat, action: T['Action']): Refusal
}

type StepMembers = 'decisions' | 'legal' | 'check' | 'apply' | 'fallback' | 'wake' | 'clock'

export type Stepwise<T extends StepTypes> = Required<Pick<Game<T>, StepMembers>> & {
  /** Runs automatic steps until a question is on top, or nothing is left. Set-up ends with it. */
  settle(state: T['State'], ctx: Ctx<T['Event']>): void
}

const MOST_STEPS = 10_000

/** Writes seven members of the contract from one table of steps. */
export function stepwise<T extends StepTypes>(table: StepTable<T>): Stepwise<T> {
  const rules = prepareAll(table.steps)
  const anytimeActions = new Map<string, AnyMove>(Object.entries(table.anytimeActions ?? {}) as [string, AnyMove][])
  const notNow = table.notNow ?? (() => refuse('not-now', 'kernel', 'You are not asked that now.'))

  const topOf = ({ agenda: { steps } }: AnyState) => steps[steps.length - 1]
  /** Whoever asks about a step mostly asks about the same one again: what is open, whether this may be, the doing. */
  let lastStep: StepBase | undefined
  let lastRule: Prepared | undefined

  function ruleOf(step: StepBase): Prepared {
    if (step === lastStep && lastRule !== undefined) return lastRule
    lastStep = step
    lastRule = rules.get(step.kind) ?? bug(`There is no step ${step.kind}.`)
    return lastRule
  }

  function isAsked(state: AnyState, seat: Seat, step: StepBase, rule: Prepared): boolean {
    for (const ask of rule.asks(state, step)) if (ask.seat === seat) return true
    return false
  }

  function moveOf(step: StepBase | undefined, { kind }: { kind: string }): AnyMove {
    if (step === undefined) return bug('Nobody is asked anything.')
    return ruleOf(step).moves.get(kind) ?? bug(`The step ${step.kind} knows no ${kind}.`)
  }

  function settle(state: AnyState, ctx: Ctx<never>): void {
    const { agenda } = state
    for (let count = 0; count < MOST_STEPS; count++) {
      const step = topOf(state)
      if (step === undefined) return
      const { run } = ruleOf(step)
      if (run === null) {
        if (step.id === undefined) step.id = ++agenda.asked
        return
      }
      agenda.steps.pop()
      run(state, step, ctx)
    }
    bug(`${MOST_STEPS} steps ran without a question; the last was ${topOf(state)?.kind}.`)
  }

  /** The step goes, wherever newer steps have left it. */
  function takeOff({ agenda: { steps } }: AnyState, place: number): void {
    // By hand: `splice` makes a list of what it takes, and this runs for every answer.
    for (let index = place + 1; index < steps.length; index++) steps[index - 1] = steps[index] as StepBase
    steps.pop()
  }

  return {
    decisions(state) {
      const step = topOf(state)
      if (step === undefined) return []
      return ruleOf(step)
        .asks(state, step)
        .map((ask) => decisionOf(step, ask))
    },
    legal(state, seat) {
      const step = topOf(state)
      if (step === undefined) return []
      const rule = ruleOf(step)
      if (!isAsked(state, seat, step, rule)) return []
      const actions: { kind: string }[] = []
      for (const move of rule.moves.values()) {
        const some = move.legal(state, seat, step)
        for (let index = 0; index < some.length; index++) actions.push(some[index] as { kind: string })
      }
      return actions
    },
    check(state, seat, action, by) {
      const anytime = anytimeActions.get(action.kind)
      const step = topOf(state)
      if (anytime !== undefined) return anytime.check(state, seat, action, step, by)
      if (step === undefined) return notNow(state, seat, action)
      const rule = ruleOf(step)
      const move = rule.moves.get(action.kind)
      if (move === undefined || !isAsked(state, seat, step, rule)) return notNow(state, seat, action)
      return move.check(state, seat, action, step, by)
    },
    apply(state, seat, action, ctx) {
      const place = state.agenda.steps.length - 1
      const step = state.agenda.steps[place]
      const move = anytimeActions.get(action.kind) ?? moveOf(step, action)
      if (move.apply(state, seat, action, ctx, step) === 'answered') takeOff(state, place)
      settle(state, ctx)
    },
    fallback(state, seat, random) {
      const step = topOf(state)
      return step === undefined ? null : ruleOf(step).fallback(state, seat, step, random)
    },
    wake(state) {
      const step = topOf(state)
      return step === undefined ? null : ruleOf(step).wake(state, step)
    },
    clock(state, ctx) {
      const place = state.agenda.steps.length - 1
      const step = state.agenda.steps[place] ?? bug('There is nothing to wake.')
      if (ruleOf(step).clock(state, step, ctx) === 'answered') takeOff(state, place)
      settle(state, ctx)
    },
    settle,
  }
}

/** One literal of one shape: this runs after every action of every match. */
function decisionOf(step: StepBase, { seat, mode, known = 'all', by, answered, part }: Ask): Decision {
  const id = part === undefined ? `${step.id}:${step.kind}` : `${step.id}:${step.kind}:${part}`
  return { id, seat, kind: step.kind, mode, known, by, answered }
}

type AnyState = { agenda: Agenda<StepBase> }
type AnyMove = Move<AnyState, StepBase | undefined, { kind: string }, never>
type AnyWindowStep = StepBase & { window: Window<{ kind: string }> }

/** All rules of one shape: the loop over steps is the hottest place of the system. */
interface Prepared {
  readonly run: Automatic<AnyState, StepBase, never>['run'] | null
  readonly moves: ReadonlyMap<string, AnyMove>
  asks(state: AnyState, step: StepBase): readonly Ask[]
  fallback(state: AnyState, seat: Seat, step: StepBase, random: Chance): { kind: string } | null
  wake(state: AnyState, step: StepBase): Ms | null
  clock(state: AnyState, step: StepBase, ctx: Ctx<never>): 'answered' | 'open'
}

type AnyRule = StepRule<AnyState, AnyWindowStep, { kind: string }, never>

function prepareAll(steps: object): ReadonlyMap<string, Prepared> {
  const rules = Object.entries(steps) as [string, AnyRule][]
  return new Map(rules.map(([kind, rule]) => [kind, prepare(rule)]))
}

function prepare(rule: AnyRule): Prepared {
  if ('run' in rule) return prepareAutomatic(rule)
  return 'close' in rule ? prepareWindow(rule) : prepareQuestion(rule)
}

const prepareAutomatic = (rule: Automatic<AnyState, AnyWindowStep, never>): Prepared => ({
  run: rule.run,
  moves: new Map(),
  asks: () => [],
  fallback: () => null,
  wake: () => null,
  clock: () => 'open',
})

const prepareQuestion = (rule: Question<AnyState, AnyWindowStep, { kind: string }, never>): Prepared => ({
  run: null,
  moves: new Map(Object.entries(rule.moves) as [string, AnyMove][]),
  asks: rule.asks,
  fallback: rule.fallback,
  wake: rule.wake ?? (() => null),
  clock: rule.clock ?? (() => 'open'),
})

function prepareWindow(rule: Windowed<AnyState, AnyWindowStep, { kind: string }, never>): Prepared {
  const answerMove: Move<AnyState, AnyWindowStep, { kind: string }, never> = {
    legal: rule.legal,
    check: rule.check,
    apply(state, seat, action, ctx, step) {
      step.window.answers[seat] = action
      return isComplete(step.window) && ctx.now >= step.window.notBefore ? close(state, step, ctx) : 'open'
    },
  }
  function close(state: AnyState, step: AnyWindowStep, ctx: Ctx<never>): 'answered' {
    const { asked, answers } = step.window
    rule.close(
      state,
      step,
      asked.map((seat) => ({ seat, action: answers[seat] ?? bug(`Seat ${seat} has not answered.`) })),
      ctx,
    )
    return 'answered'
  }
  return {
    run: null,
    moves: new Map([[rule.answer, answerMove as AnyMove]]),
    asks: (_state, { window }: AnyWindowStep) => window.asked.map((seat) => askIn(window, seat, rule.mode)),
    fallback: rule.fallback,
    wake: (_state, { window }: AnyWindowStep) => (isComplete(window) ? window.notBefore : null),
    clock: close,
  } as Prepared
}

const isComplete = <B>(window: Window<B>): boolean => window.asked.every((seat) => seat in window.answers)

function askIn<B>(window: Window<B>, seat: Seat, mode: Ask['mode']): Ask {
  return { seat, mode, answered: seat in window.answers, by: window.by ?? undefined }
}
