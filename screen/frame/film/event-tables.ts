import type { Mark } from '../../contract/board.ts'

interface Told {
  readonly kind: string
}

/** One function a kind of event; events that change nothing in the picture have none. */
export type Steps<View, Seen extends Told> = {
  readonly [K in Seen['kind']]?: (view: View, event: Extract<Seen, { kind: K }>) => View
}

/** The picture after one event, as well as this viewer can know it. */
export function stepBy<View, Seen extends Told>(steps: Steps<View, Seen>, view: View, event: Told): View {
  const take = steps[event.kind as Seen['kind']] as ((view: View, event: Told) => View) | undefined
  return take === undefined ? view : take(view, event)
}

export type Marks<Event extends Told> = {
  readonly [K in Event['kind']]?: (event: Extract<Event, { kind: K }>) => Mark
}

/** A mark on the replay's scrubber; null for events that are not worth one. */
export function markBy<Event extends Told>(marks: Marks<Event>, event: Event): Mark | null {
  const markOf = marks[event.kind as Event['kind']] as ((event: Event) => Mark) | undefined
  return markOf === undefined ? null : markOf(event)
}
