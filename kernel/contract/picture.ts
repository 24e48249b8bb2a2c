import type { GameTypes } from './contract.ts'

/**
 * How a view moves on by one event. A film shows what happened event by event; its picture after each of them is made
 * here, as well as its viewer can know it, and the true view replaces it at the end.
 */
export interface Picture<T extends GameTypes> {
  /** The picture after one event, as this viewer was told it. The one it is given stays as it was. */
  step(view: T['View'], event: T['Event']): T['View']
  /**
   * The view without what events do not tell: clocks, open questions, counts of the lab. Law: whoever steps through a
   * batch arrives at exactly this part of the next view. Leave members out by name, so that a new one counts as exact.
   */
  exact(view: T['View']): object
}

interface Told {
  readonly kind: string
}

/** One function a kind of event; events that change nothing in the picture have none. */
export type PictureSteps<View, Seen extends Told> = {
  readonly [K in Seen['kind']]?: (view: View, event: Extract<Seen, { kind: K }>) => View
}

/** The picture after one event. What is not in the table, an undo too, leaves it as it is. */
export function stepBy<View, Seen extends Told>(steps: PictureSteps<View, Seen>, view: View, event: Told): View {
  const take = steps[event.kind as Seen['kind']] as ((view: View, event: Told) => View) | undefined
  return take === undefined ? view : take(view, event)
}
