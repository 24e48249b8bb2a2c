import { type AnyGame, type Batch, type GameTypes, isRefusal, type Refusal, toldRefusal } from '@starboard/kernel'
import type { AnyLesson, AnyStep } from '@starboard/screen/contract/lesson.ts'
import type {
  GameEvent,
  MatchSource,
  MatchSourceListener,
  MatchSourceState,
} from '@starboard/screen/contract/match-source.ts'
import type { Given } from '@starboard/wire/client'
import { MatchClock } from '@starboard/wire/match-clock'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { refuseAlone } from '../solo/alone.ts'
import { soloTable } from '../solo/solo-table-info.ts'
import { LessonMatch, READER } from './lesson-match.ts'

/** Where somebody is in a lesson. */
export interface LessonPlace {
  /** Counted from 0; as many as there are steps: all are done. */
  readonly number: number
  /** Null: all are done. */
  readonly step: AnyStep | null
  /** The one that was done last on this page. */
  readonly before: AnyStep | null
  /** What was said to whoever tried something else, and how often: saying it again is news. */
  readonly refused: { readonly text: string; readonly times: number } | null
}

/** A lesson as a match to look at and to play, and where one is in it. */
export interface LessonSource extends MatchSource {
  readonly kind: 'lesson'
  readonly place: LessonPlace
  /** The reader has read the step. */
  next(): void
  startOver(): void
}

interface LessonSourceParts {
  readonly game: AnyGame
  readonly lesson: AnyLesson
  /** Of the reader. */
  readonly name: string
  /** What was done before. */
  readonly done: readonly number[]
  /** Notes what is done now. */
  keep(done: readonly number[]): void
}

export function lessonSource({ game, lesson, name, done, keep }: LessonSourceParts): LessonSource {
  const listeners = new Set<MatchSourceListener>()
  const names = [name, ...lesson.opponents]
  const matchClock = new MatchClock()
  matchClock.tell(CLOCK, performance.now())
  let told: GameEvent[] = []
  let match = new LessonMatch(game, lesson)
  let before: AnyStep | null = null
  let refused: LessonPlace['refused'] = null

  const seen = (batches: readonly Batch<GameTypes['Action']>[]) => batches.flatMap((batch) => batch.seenBy(READER))
  const resumed = resume(match, done)
  if (resumed === null) match = new LessonMatch(game, lesson)
  else told.push(...seen(resumed))

  const stateNow = (): MatchSourceState => ({
    connection: 'open',
    table: tableOf(match, names),
    shown: match.shown,
    at: match.match.look(READER).at,
    clock: CLOCK,
    chat: [],
    gone: null,
  })
  let state = stateNow()
  const placeNow = (): LessonPlace => ({ number: match.done.length, step: match.step, before, refused })
  let place = placeNow()

  const update = (events: readonly GameEvent[]) => {
    told.push(...events)
    state = stateNow()
    place = placeNow()
    for (const listener of listeners) listener(state, events)
  }
  /** Makes a move of the lesson: it is kept, then shown. */
  const go = (move: () => ReturnType<LessonMatch['next']>): Refusal | null => {
    const now = match.step
    const made = move()
    if (isRefusal(made)) {
      refused = { text: made.text, times: (refused?.times ?? 0) + 1 }
      update([])
      return made
    }
    before = now
    refused = null
    keep(match.done)
    update(seen(made))
    return null
  }
  const startOver = () => {
    match = new LessonMatch(game, lesson)
    told = []
    before = null
    refused = null
    keep([])
    update([])
  }
  const answer = (refusal: Refusal | null): Given =>
    refusal === null ? { ok: true } : { ok: false, refused: toldRefusal(refusal) }
  const act = (action: unknown, decision = state.shown?.open.find(({ id }) => id !== undefined)?.id) =>
    answer(go(() => match.act(action, decision)))

  return {
    kind: 'lesson',
    get state() {
      return state
    },
    get place() {
      return place
    },
    matchClock,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async send(command: Command) {
      if (command.kind === 'act') return act(command.action, command.decision)
      if (command.kind !== 'rematch') return answer(refuseAlone(command.kind))
      startOver()
      return { ok: true }
    },
    act: async (action, decision) => act(action, decision),
    story: async () => ({ at: state.at, events: [...told] }),
    next: () => void go(() => match.next()),
    startOver,
    close: () => undefined,
  }
}

/** A match in which nobody waits for anybody: its clock stands. */
const CLOCK = { now: 0, rate: 0, wall: 0 }

/** What happened before, done again; null where the lesson is another one by now. */
function resume(match: LessonMatch, done: readonly number[]): readonly Batch<GameTypes['Action']>[] | null {
  try {
    return done.flatMap((place) => match.redo(place))
  } catch {
    return null
  }
}

function tableOf({ match }: LessonMatch, names: readonly string[]): TableInfo {
  const { game, header, outcome } = match
  const terms = { id: 'lesson', game: game.meta.id, level: 'heuristic', seat: READER, names, header, seed: '' }
  const now = { outcome, clock: CLOCK, silence: null, pause: null, orders: [] }
  return soloTable(game, terms, now)
}
