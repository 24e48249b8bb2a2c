import type { ComponentType } from 'react'

/** What a game shows of itself before anything of it is loaded. */
export interface Poster {
  readonly id: string
  readonly name: string
  /** One sentence for the shelf. */
  readonly about: string
  readonly seats: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** It is not on the shelf yet, even if it has a board already. */
  readonly isSoon?: true
  /** What its editor is called: open to everybody while the game itself is still to come. */
  readonly workshop?: string
  /** Colours of its page: accent and the ground behind its name. */
  readonly accent: string
  /** The poster, portrait 216 x 300 (viewBox as you need), decorative: aria-hidden. */
  readonly Art: ComponentType
  /** A square thumbnail for lists. */
  readonly Thumb: ComponentType
  /** The name set in the game's own lettering, as outlines (paths), `fill="currentColor"`. */
  readonly Lettering: ComponentType
}
