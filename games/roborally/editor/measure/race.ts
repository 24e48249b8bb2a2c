import { type Ctx, fastChance, isRefusal, lookAt, readSetup, type Setup, seatsOf } from '@starboard/kernel'
import { heuristic } from '../../bot/index.ts'
import type { Event } from '../../rules/events.ts'
import { roboRally } from '../../rules/index.ts'
import type { RoboRally, State } from '../../rules/state.ts'

export interface RaceWish {
  /** The course in its notation. */
  readonly text: string
  readonly players: number
  readonly seed: string
}

/** What one race of bots came to. */
export interface RaceResult {
  readonly turns: number
  readonly deaths: number
  /** Won by touching the last checkpoint. */
  readonly isFinished: boolean
  /** The dock of the winner; null where nobody won. */
  readonly dock: number | null
}

/** Longer races say nothing more: the course is too hard for the bots. */
const TURN_LIMIT = 60
/** A race has fewer entries; more mean that it is stuck. */
const MOST_ENTRIES = 20_000

/** A whole race of bots as fast as the rules go: no log, no clock. Everything depends on the seed alone. */
export function playRace({ text, players, seed }: RaceWish): RaceResult {
  let deaths = 0
  const ctx = silentCtx(seed, (event) => {
    if (event.kind === 'robotDestroyed') deaths++
  })
  const state = roboRally.setup(setupFor(text, players), ctx)
  const luck = seatsOf(players).map((seat) => ({ ms: 0, random: fastChance(`${seed}/bot ${seat}`) }))
  for (let entry = 1; roboRally.outcome(state) === null; entry++) {
    if (entry > MOST_ENTRIES) throw new Error('The race does not end.')
    answerFirst(state, { ctx, entry, luck })
  }
  return { turns: state.turn, deaths, isFinished: state.ended?.how === 'checkpoints', dock: winningDock(state) }
}

function winningDock(state: State): number | null {
  const outcome = roboRally.outcome(state)
  const winner = outcome?.result === 'won' ? outcome.places.indexOf(1) : -1
  return state.robots[winner]?.dock ?? null
}

interface Table {
  readonly ctx: Ctx<Event>
  readonly entry: number
  readonly luck: readonly Parameters<typeof heuristic.play>[2][]
}

function answerFirst(state: State, { ctx, entry, luck }: Table): void {
  const asked = roboRally.decisions(state).find(({ answered }) => answered !== true)
  const budget = asked && luck[asked.seat]
  if (asked === undefined || budget === undefined) throw new Error('The race is stuck: nobody is asked.')
  const look = lookAt(roboRally, state, asked.seat, { at: entry, now: ctx.now })
  const action = heuristic.play(look, asked.seat, budget)
  if (action === 'wait') throw new Error(`The race is stuck: nobody answers ${asked.kind}.`)
  roboRally.apply(state, asked.seat, action, ctx)
}

function setupFor(text: string, players: number): Setup<RoboRally> {
  const setup = readSetup(roboRally, {
    seats: players,
    bots: seatsOf(players),
    options: { course: text, timerMode: 'off', filmSeconds: 0, turnLimit: TURN_LIMIT },
  })
  if (isRefusal(setup)) throw new Error(setup.text)
  return setup
}

const silentCtx = (seed: string, emit: (event: Event) => void): Ctx<Event> => ({
  now: 0,
  random: fastChance(`${seed}/luck`),
  pace: { pauseMs: 0, fixedWindows: false },
  byTimeout: false,
  hasListeners: true,
  emit,
  reveal() {},
})
