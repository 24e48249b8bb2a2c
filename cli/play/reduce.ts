import type { ClientState } from '@starboard/wire/client'
import type { Events, Model } from './model.ts'
import { type Running, runningAt, stoppedAt } from './running-clock.ts'
import { newsLines } from './story.ts'
import type { Line } from './text.ts'

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

export const told = (model: Model, news: readonly Line[]): Model =>
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
