import type { Box } from '../placing.ts'

/** A piece that explains itself now, and what made it do so. */
export interface Explaining {
  readonly piece: Element
  readonly by: 'hover' | 'keys' | 'press'
  /** Where a finger is on it. */
  readonly finger: Box | null
}

export interface Hands {
  show(now: Explaining | null): void
  enlarge(piece: Element): void
}

/** What is explained now: pointer, finger and keys share it, so that there is never more than one. */
export class Desk {
  readonly #hands: Hands
  #now: Explaining | null = null

  constructor(hands: Hands) {
    this.#hands = hands
  }

  get now(): Explaining | null {
    return this.#now
  }

  show(next: Explaining | null): void {
    if (next === this.#now) return
    this.#now = next
    this.#hands.show(next)
  }

  /** Only what was opened this way. */
  close(by: Explaining['by']): void {
    if (this.#now?.by === by) this.show(null)
  }

  enlarge(piece: Element): void {
    this.show(null)
    this.#hands.enlarge(piece)
  }
}

/** One thing that is about to happen, or nothing. */
export class Soon {
  #timer: ReturnType<typeof setTimeout> | undefined
  #about: Element | null = null

  /** What it will happen to. */
  get about(): Element | null {
    return this.#about
  }

  plan(about: Element, afterMs: number, run: () => void): void {
    this.forget()
    this.#about = about
    this.#timer = setTimeout(() => {
      this.#about = null
      run()
    }, afterMs)
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#about = null
  }
}

type Listeners = { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void }

/** Before anything on the board hears of it. Gives the end of listening. */
export function listen(listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as readonly [string, (event: Event) => void][]
  for (const [kind, listener] of entries) document.addEventListener(kind, listener, CAPTURE)
  return () => {
    for (const [kind, listener] of entries) document.removeEventListener(kind, listener, CAPTURE)
  }
}

const CAPTURE = { capture: true } as const

export interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** A finger or a hand that trembles stays where it is. */
const SLACK = 8

export const isAway = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLACK

/** The explanation itself, which has buttons. */
export const isInPopover = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('[popover]') !== null
