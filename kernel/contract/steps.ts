import { Names } from '../data/names.ts'
import { takeAt } from '../data/take-at.ts'
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

/** For a move that another move of the same question lists, such as one that goes through a hand once for all kinds. */
export const listedElsewhere = (): readonly never[] => NONE

const NONE: readonly never[] = []

export type Moves<S, P, A extends { kind: string }, E> = {
  readonly [K in A['kind']]?: Move<S, P, Extract<A, { kind: K }>, E>
}

/** `part` tells apart the questions that one step puts to one seat, such as the cards of a draft. */
interface AnyAsk extends Pick<Decision, 'seat' | 'mode'>, Partial<Pick<Decision, 'known' | 'by' | 'answered'>> {
  readonly part?: number
}

/** What a question asks. A reaction has to last the table's pause: only a window does. */
export interface Ask extends AnyAsk {
  readonly mode: Exclude<Decision['mode'], 'reaction'>
}

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

type StepMembers = 'decisions' | 'legal' | 'legalByKind' | 'check' | 'apply' | 'fallback' | 'wake' | 'clock'

export type Stepwise<T extends StepTypes> = Required<Pick<Game<T>, StepMembers>> & {
  /** Runs automatic steps until a question is on top, or nothing is left. Set-up ends with it. */
  settle(state: T['State'], ctx: Ctx<T['Event']>): void
}

const MOST_STEPS = 10_000

/** Writes eight members of the contract from one table of steps. */
export function stepwise<T extends StepTypes>(table: StepTable<T>): Stepwise<T> {
  const anytimeActions = Object.entries(table.anytimeActions ?? {}) as [string, AnyMove][]
  const anytimeAnswers = anytimeActions.map(([kind, move]) => [kind, { move, isAnytime: true }] as const)
  const atTheEnd: Answers = new Names(anytimeAnswers)
  const rules = prepareAll(table.steps, anytimeAnswers)
  const notNow = table.notNow ?? (() => refuse('not-now', 'kernel', 'You are not asked that now.'))

  const topOf = ({ agenda: { steps } }: AnyState) => steps[steps.length - 1]
  /** By its kind, read where it is asked for: steps have many shapes, and each place sees only some of them. */
  const ruleOf = (kind: string): Prepared => rules.get(kind) ?? bug(`There is no step ${kind}.`)

  const answerOf = (step: StepBase | undefined, { kind }: { kind: string }): Answer | undefined =>
    (step === undefined ? atTheEnd : ruleOf(step.kind).answers).get(kind)

  function settle(state: AnyState, ctx: Ctx<never>): void {
    const { agenda } = state
    for (let count = 0; count < MOST_STEPS; count++) {
      const step = topOf(state)
      if (step === undefined) return
      const { run } = ruleOf(step.kind)
      if (run === null) {
        if (step.id === undefined) step.id = ++agenda.asked
        return
      }
      agenda.steps.pop()
      run(state, step, ctx)
    }
    bug(`${MOST_STEPS} steps ran without a question; the last was ${topOf(state)?.kind}.`)
  }

  function legalByKind(state: AnyState, seat: Seat): readonly (readonly { kind: string }[])[] {
    const step = topOf(state)
    if (step === undefined) return []
    const rule = ruleOf(step.kind)
    if (!isAmong(rule.asks(state, step), seat)) return []
    return rule.lists.map((list) => list(state, seat, step))
  }

  return {
    decisions(state) {
      const step = topOf(state)
      if (step === undefined) return []
      const rule = ruleOf(step.kind)
      return decisionsOf(rule, step, rule.asks(state, step))
    },
    legal: (state, seat) => joined(legalByKind(state, seat)),
    legalByKind,
    check(state, seat, action, by) {
      const step = topOf(state)
      const rule = step === undefined ? null : ruleOf(step.kind)
      const answer = (rule === null ? atTheEnd : rule.answers).get(action.kind)
      if (answer === undefined) return notNow(state, seat, action)
      const mayAnswer =
        answer.isAnytime || (rule !== null && step !== undefined && isAmong(rule.asks(state, step), seat))
      return mayAnswer ? answer.move.check(state, seat, action, step, by) : notNow(state, seat, action)
    },
    apply(state, seat, action, ctx) {
      const place = state.agenda.steps.length - 1
      const step = state.agenda.steps[place]
      const { move } = answerOf(step, action) ?? bug(`${action.kind} answers nothing at ${step?.kind ?? 'the end'}.`)
      if (move.apply(state, seat, action, ctx, step) === 'answered') takeAt(state.agenda.steps, place)
      settle(state, ctx)
    },
    fallback(state, seat, random) {
      const step = topOf(state)
      return step === undefined ? null : ruleOf(step.kind).fallback(state, seat, step, random)
    },
    wake(state) {
      const step = topOf(state)
      return step === undefined ? null : ruleOf(step.kind).wake(state, step)
    },
    clock(state, ctx) {
      const place = state.agenda.steps.length - 1
      const step = state.agenda.steps[place] ?? bug('There is nothing to wake.')
      if (ruleOf(step.kind).clock(state, step, ctx) === 'answered') takeAt(state.agenda.steps, place)
      settle(state, ctx)
    },
    settle,
  }
}

function isAmong(asks: readonly AnyAsk[], seat: Seat): boolean {
  for (let place = 0; place < asks.length; place++) if (asks[place]?.seat === seat) return true
  return false
}

/** By hand and at its full length from the start: `concat`, or a list that grows, takes as long as making the actions. */
function joined<X>(lists: readonly (readonly X[])[]): readonly X[] {
  const [only] = lists
  if (lists.length === 1 && only !== undefined) return only
  const all = Array<X>(lists.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const list of lists) for (const one of list) all[place++] = one
  return all
}

function decisionsOf(rule: Prepared, step: StepBase, asks: readonly AnyAsk[]): readonly Decision[] {
  const [only] = asks
  if (asks.length === 1 && only !== undefined && isPlain(only)) return plainDecision(rule, step, only)
  return asks.map((ask) => decisionOf(rule, step, ask))
}

function plainDecision(rule: Prepared, step: StepBase, ask: AnyAsk): readonly Decision[] {
  const { id = 0 } = step
  const kept = rule.kept[ask.seat]
  const known = kept?.[id]
  if (known !== undefined && known[0].by === ask.by) return known
  const made: readonly [Decision] = [decisionOf(rule, step, ask)]
  if (kept !== undefined && id < NAMES_KEPT) kept[id] = made
  return made
}

/** Nobody has more seats; questions to others would be made anew. */
const MOST_SEATS = 16

const keptBySeat = (): Prepared['kept'] => Array.from({ length: MOST_SEATS }, () => [])

/** Seat, number and deadline are all there is to such a question: in a simulation it is the same in every match. */
const isPlain = ({ mode, known, answered, part }: AnyAsk): boolean =>
  mode === 'single' && known === undefined && answered === undefined && part === undefined

/** One literal of one shape: this runs after every action of every match. */
function decisionOf(
  rule: Prepared,
  step: StepBase,
  { seat, mode, known = 'all', by, answered, part }: AnyAsk,
): Decision {
  const own = idOf(rule, step)
  return { id: part === undefined ? own : `${own}:${part}`, seat, kind: step.kind, mode, known, by, answered }
}

/** Questions are numbered from 1 in every match: the first ones are named once for all, since names take long to make. */
const NAMES_KEPT = 1000

function idOf({ names }: Prepared, { id = 0, kind }: StepBase): string {
  const known = names[id]
  if (known !== undefined) return known
  const name = `${id}:${kind}`
  if (id < NAMES_KEPT) names[id] = name
  return name
}

type AnyState = { agenda: Agenda<StepBase> }
type AnyMove = Move<AnyState, StepBase | undefined, { kind: string }, never>
type AnyList = AnyMove['legal']
/** What a kind of action does at a step, asked for or at any time. */
interface Answer {
  readonly move: AnyMove
  readonly isAnytime: boolean
}

type Answers = Names<Answer>
type AnswersByKind = readonly (readonly [kind: string, Answer])[]
type AnyWindowStep = StepBase & { window: Window<{ kind: string }> }

/** All rules of one shape: the loop over steps is the hottest place of the system. */
interface Prepared {
  readonly run: Automatic<AnyState, StepBase, never>['run'] | null
  /** By the number of the question. */
  readonly names: (string | undefined)[]
  /** Plain questions, by seat and number. */
  readonly kept: (readonly [Decision] | undefined)[][]
  /** Of the moves that list something, and all by kind. */
  readonly lists: readonly AnyList[]
  readonly answers: Answers
  asks(state: AnyState, step: StepBase): readonly AnyAsk[]
  fallback(state: AnyState, seat: Seat, step: StepBase, random: Chance): { kind: string } | null
  wake(state: AnyState, step: StepBase): Ms | null
  clock(state: AnyState, step: StepBase, ctx: Ctx<never>): 'answered' | 'open'
}

type AnyRule = StepRule<AnyState, AnyWindowStep, { kind: string }, never>

function prepareAll(steps: object, anytimeAnswers: AnswersByKind): Names<Prepared> {
  const rules = Object.entries(steps) as [string, AnyRule][]
  return new Names(rules.map(([kind, rule]) => [kind, prepare(rule, anytimeAnswers)]))
}

function prepare(rule: AnyRule, anytimeAnswers: AnswersByKind): Prepared {
  if ('run' in rule) return prepareAutomatic(rule, anytimeAnswers)
  return 'close' in rule ? prepareWindow(rule, anytimeAnswers) : prepareQuestion(rule, anytimeAnswers)
}

function answersOf(moves: readonly (readonly [kind: string, AnyMove])[], anytimeAnswers: AnswersByKind): Answers {
  const asked = moves.map(([kind, move]) => [kind, { move, isAnytime: false }] as const)
  return new Names<Answer>([...asked, ...anytimeAnswers])
}

const prepareAutomatic = (
  rule: Automatic<AnyState, AnyWindowStep, never>,
  anytimeAnswers: AnswersByKind,
): Prepared => ({
  run: rule.run,
  names: [],
  kept: [],
  lists: [],
  answers: answersOf([], anytimeAnswers),
  asks: () => [],
  fallback: () => null,
  wake: () => null,
  clock: () => 'open',
})

const prepareQuestion = (
  rule: Question<AnyState, AnyWindowStep, { kind: string }, never>,
  anytimeAnswers: AnswersByKind,
): Prepared => ({
  run: null,
  names: Array(NAMES_KEPT),
  kept: keptBySeat(),
  lists: (Object.values(rule.moves) as AnyMove[]).map(({ legal }) => legal).filter((list) => list !== listedElsewhere),
  answers: answersOf(Object.entries(rule.moves) as [string, AnyMove][], anytimeAnswers),
  asks: rule.asks,
  fallback: rule.fallback,
  wake: rule.wake ?? (() => null),
  clock: rule.clock ?? (() => 'open'),
})

function prepareWindow(
  rule: Windowed<AnyState, AnyWindowStep, { kind: string }, never>,
  anytimeAnswers: AnswersByKind,
): Prepared {
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
    names: Array(NAMES_KEPT),
    kept: keptBySeat(),
    lists: [rule.legal as AnyList],
    answers: answersOf([[rule.answer, answerMove as AnyMove]], anytimeAnswers),
    asks: (_state, { window }: AnyWindowStep) => window.asked.map((seat) => askIn(window, seat, rule.mode)),
    fallback: rule.fallback,
    wake: (_state, { window }: AnyWindowStep) => (isComplete(window) ? window.notBefore : null),
    clock: close,
  } as Prepared
}

const isComplete = <B>(window: Window<B>): boolean => window.asked.every((seat) => seat in window.answers)

function askIn<B>(window: Window<B>, seat: Seat, mode: AnyAsk['mode']): AnyAsk {
  return { seat, mode, answered: seat in window.answers, by: window.by ?? undefined }
}
