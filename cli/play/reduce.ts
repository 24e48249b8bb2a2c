import type { ClientState } from '@starboard/wire/client'
import { type Events, IN_LOBBY, type Model, readingOf, type StoryLine } from './model.ts'
import { type Running, runningAt, stoppedAt } from './running-clock.ts'
import type { SoFar } from './session.ts'
import { eventLines, newsLines } from './story.ts'

const MOST_STORY = 2000

/** The model after the client has heard something. */
export function reduce(
  model: Model,
  { client, events, now }: { client: ClientState; events: Events; now: number },
): Model {
  const next = {
    ...model,
    client,
    clock: clockAfter(model, client, now),
    pauseEnds: pauseEndsAfter(model, client, now),
    isStale: client.connection !== 'open' || (model.isStale && client.table === model.client.table),
  }
  return told(next, newsLines(model, next, events))
}

/** What happened before one came, or while one was away, stands between the lobby and what was told since; nothing twice. */
export function recalled(model: Model, { at, events }: SoFar): Model {
  const before = eventLines(model.entry.game.words, events, readingOf(model)).map((one) => ({ ...one, at }))
  const lobby = model.story.filter((one) => one.at === IN_LOBBY)
  const since = model.story.filter((one) => one.at === undefined || one.at > at)
  return { ...model, story: [...lobby, ...before, ...since].slice(-MOST_STORY), told: model.told + before.length }
}

export const told = (model: Model, news: readonly StoryLine[]): Model =>
  news.length === 0
    ? model
    : { ...model, story: [...model.story, ...news].slice(-MOST_STORY), told: model.told + news.length }

/** Right again whenever the table is told. */
function pauseEndsAfter({ client: before, pauseEnds }: Model, { table }: ClientState, now: number): number | null {
  if (table === before.table) return pauseEnds
  const endsInMs = table?.pause?.endsInMs ?? null
  return endsInMs === null ? null : now + endsInMs
}

/** The server tells the clock with every move, and of a pause only that there is one. */
function clockAfter({ client: before, clock }: Model, after: ClientState, now: number): Running | null {
  if (after.clock !== null && after.clock !== before.clock) return runningAt(after.clock, now)
  const [was, is] = [before.table?.isPaused ?? false, after.table?.isPaused ?? false]
  if (clock === null || was === is) return clock
  return is ? stoppedAt(clock, now) : { ...clock, wall: now, isStopped: false }
}
