/** From a page to the service worker. */
export type ToOffline =
  /** Everything that it takes to play without a network, in good time. Answered with `Kept` where a port comes along. */
  | { readonly kind: 'fetch-games' }
  /** Loaded before the service worker was there: it is to be kept as well. */
  | { readonly kind: 'keep'; readonly urls: readonly string[] }
  /** The page would like to use the new version. Not done while a match is open anywhere. */
  | { readonly kind: 'take-over' }

/** From the service worker, when it is done with what it could load. */
export interface Kept {
  readonly missing: number
}
