import type { Seat } from '@starboard/kernel'
import type { GameEvent } from '../../contract/match-source.ts'
import type { AroundBoard } from '../context.ts'

/** Who does what is on stage; null while nothing is, or where it happens by itself. */
export function actingSeat({ scene, story, mark, actor }: AroundBoard): Seat | null {
  if (!scene.isPlaying) return null
  const event = scene.beat?.event ?? scene.caption
  if (event === null) return null
  const by = actor?.(event)
  if (by !== undefined) return by
  const own = mark(event)
  if (own?.kind === 'turn') return own.seat
  for (let place = story.length - 1; place >= 0; place--) {
    const told = story[place]
    const marked = told === undefined ? null : mark(told.event)
    if (marked?.kind === 'turn') return marked.seat
  }
  return null
}

interface Actors<Kind extends string> {
  /** It is done by the seat that it names, whosever turn it is. */
  readonly own: readonly Kind[]
  /** It happens by itself. */
  readonly nobody: readonly Kind[]
}

/** A board's `actor`, by kinds. */
export const actorBy =
  <Kind extends string>({ own, nobody }: Actors<Kind>) =>
  (event: GameEvent & { readonly kind: Kind }): Seat | null | undefined => {
    if (nobody.includes(event.kind)) return null
    return own.includes(event.kind) && 'seat' in event ? (event.seat as Seat) : undefined
  }
