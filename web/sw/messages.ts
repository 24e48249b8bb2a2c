/** From a page to the service worker. */
export type ToOffline =
  /** Everything that it takes to play without a network, in good time. */
  | { readonly kind: 'fetch-games' }
  /** Loaded before the service worker was there: it is to be kept as well. */
  | { readonly kind: 'keep'; readonly urls: readonly string[] }
  /** The page would like to use the new version. Not done while a match is open anywhere. */
  | { readonly kind: 'take-over' }
