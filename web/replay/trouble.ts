const TROUBLES = [
  'not-json',
  'no-export',
  'unknown-game',
  'other-rules',
  'too-large',
  'too-much',
  'broken',
  'not-found',
  'not-over',
  'no-answer',
] as const

/** Why there is nothing to look at, as something to show. */
export interface Trouble {
  readonly kind: (typeof TROUBLES)[number]
  readonly text: string
}
