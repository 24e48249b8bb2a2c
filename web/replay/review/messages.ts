import type { Review } from '@starboard/bots'
import type { AnyExport } from '../model.ts'

/** From the page to the worker that reviews. */
export interface ToReviewer {
  readonly kind: 'review'
  readonly exported: AnyExport
}

/** From the worker to the page. */
export type FromReviewer =
  /** How far it is, from 0 to 1, and what there is already. */
  | { readonly kind: 'working'; readonly done: number; readonly review: Review }
  | { readonly kind: 'reviewed'; readonly review: Review }
  /** The bots of this game could not play it on. */
  | { readonly kind: 'failed' }
