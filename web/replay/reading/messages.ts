import type { DiceCheck } from '../dice-check.ts'
import type { AnyExport } from '../model.ts'
import type { Signed } from '../signature.ts'
import type { Trouble } from '../trouble.ts'

/** From the page to the worker that reads files from outside. */
export interface ToReader {
  readonly kind: 'read'
  readonly file: Blob
}

/** From the worker to the page. Something comes at least every second, unless a single entry never ends. */
export type FromReader =
  /** The worker is there and reads. */
  | { readonly kind: 'reading' }
  /** So many entries of the log have been played. */
  | { readonly kind: 'playing'; readonly done: number; readonly of: number }
  /** It can be looked at: all of it was played once, within the limits. Its print tells it from every other. */
  | { readonly kind: 'opened'; readonly exported: AnyExport; readonly print: string }
  | { readonly kind: 'signed'; readonly signed: Signed }
  | { readonly kind: 'checked'; readonly check: DiceCheck }
  /** Nothing comes of it. */
  | { readonly kind: 'refused'; readonly trouble: Trouble }

/** The worker's end of the line, or the page's. */
export interface ReaderLine<Out, In> {
  post(message: Out): void
  onMessage(listener: (message: In) => void): void
}
