import type { ComponentType } from 'react'

/** A first match that teaches, and the usual one beside it. */
interface FirstMatch extends OfferedMatch {
  /** Of the game's options. Absent: the lesson in the game's folder. */
  readonly preset?: string
  readonly usual: OfferedMatch
}

interface OfferedMatch {
  readonly name: string
  /** What is different about it, in one sentence. */
  readonly about: string
}

/** What a game shows of itself before anything of it is loaded. */
export interface Poster {
  readonly id: string
  readonly name: string
  /** One sentence for the shelf. */
  readonly about: string
  readonly seats: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** Everybody wins or loses together: one plays with bots, not against them. */
  readonly isTogether?: true
  /** What "Play now" offers first to whoever has not finished a match of it on this device. */
  readonly firstMatch?: FirstMatch
  /** What everybody is dealt alike on one day is called, such as mission. Absent: there is nothing of that kind. */
  readonly daily?: string
  /** The clock that it is played by among people, in words: alone one may wish for it. Absent: there is none to wish for. */
  readonly clock?: string
  /** What its editor is called: open to everybody while the game itself is still to come. */
  readonly workshop?: string
  /** Colours of its page: accent and the ground behind its name. */
  readonly accent: string
  /** The poster, portrait 240 x 336, decorative: aria-hidden. It comes when somebody is about to see it. */
  loadArt(): Promise<{ readonly Art: ComponentType }>
  /** A square thumbnail for lists. */
  readonly Thumb: ComponentType
  /** The name set in the game's own lettering, as outlines (paths), `fill="currentColor"`. */
  readonly Lettering: ComponentType
}
