import type { Review } from '@starboard/bots'
import type { AnyExport } from '../model.ts'
import type { ReaderLine } from '../reading/messages.ts'
import type { ReviewStore } from './kept.ts'
import type { FromReviewer, ToReviewer } from './messages.ts'

/** The page's end of the line to a worker that reviews. */
export interface ReviewLine extends ReaderLine<ToReviewer, FromReviewer> {
  /** It could not be started, or it broke. */
  onFailure(listener: () => void): void
  /** Ends the worker, whatever it is doing. */
  close(): void
}

export interface Reviewed {
  readonly state: 'none' | 'working' | 'there' | 'failed'
  /** From 0 to 1, while it is worked out. */
  readonly done: number
  /** As much of it as there is. */
  readonly review: Review | null
}

interface ReviewerParts {
  readonly exported: AnyExport
  /** Tells the match from every other. */
  readonly print: string
  readonly store: ReviewStore
  newLine(): ReviewLine
}

const NONE: Reviewed = { state: 'none', done: 0, review: null }

function shownOf(message: FromReviewer): Reviewed {
  if (message.kind === 'failed') return { state: 'failed', done: 0, review: null }
  if (message.kind === 'reviewed') return { state: 'there', done: 1, review: message.review }
  return { state: 'working', done: message.done, review: message.review }
}

/** Another way to review makes another one of the same match. */
const METHOD = 1

/** The review of the match that is looked at: the one that is kept, or worked out when somebody wants it. */
export class Reviewer {
  readonly #parts: ReviewerParts
  readonly #listeners = new Set<() => void>()
  #reviewed = NONE
  #line: ReviewLine | null = null

  constructor(parts: ReviewerParts) {
    this.#parts = parts
  }

  readonly read = (): Reviewed => this.#reviewed

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows the one that is kept. */
  async open(): Promise<void> {
    const review = await this.#parts.store.load(this.#print()).catch(() => null)
    if (review !== null && this.#reviewed.state === 'none') this.#show({ state: 'there', done: 1, review })
  }

  readonly start = (): void => {
    this.#line?.close()
    const line = this.#parts.newLine()
    this.#line = line
    this.#show({ state: 'working', done: 0, review: null })
    line.onMessage((message) => this.#line === line && this.#hear(message))
    line.onFailure(() => this.#line === line && this.#hear({ kind: 'failed' }))
    line.post({ kind: 'review', exported: this.#parts.exported })
  }

  /** Nothing comes of what is under way. */
  readonly cancel = (): void => {
    this.#end()
    if (this.#reviewed.state === 'working') this.#show(NONE)
  }

  #hear(message: FromReviewer): void {
    const shown = shownOf(message)
    this.#show(shown)
    if (shown.state === 'working') return
    this.#end()
    if (shown.state !== 'there' || shown.review === null) return
    // Where nothing can be kept it is worked out again the next time.
    this.#parts.store.keep(this.#print(), shown.review).catch(() => undefined)
  }

  #end(): void {
    this.#line?.close()
    this.#line = null
  }

  #print(): string {
    return `${METHOD}/${this.#parts.print}`
  }

  #show(reviewed: Reviewed): void {
    this.#reviewed = reviewed
    for (const listener of this.#listeners) listener()
  }
}
