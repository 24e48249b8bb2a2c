import type { Mark } from '../../contract/board.ts'

interface Told {
  readonly kind: string
}

export type Marks<Event extends Told> = {
  readonly [K in Event['kind']]?: (event: Extract<Event, { kind: K }>) => Mark
}

/** A mark on the replay's scrubber; null for events that are not worth one. */
export function markBy<Event extends Told>(marks: Marks<Event>, event: Event): Mark | null {
  const markOf = marks[event.kind as Event['kind']] as ((event: Event) => Mark) | undefined
  return markOf === undefined ? null : markOf(event)
}
