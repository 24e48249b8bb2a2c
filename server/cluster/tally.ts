/** Something that is used up at one node and counts at all of them. */
export interface Tally {
  /** Called with what was counted here. A server that is alone has nobody to tell. */
  onCounted: (what: readonly string[]) => void
  countedElsewhere(what: readonly string[]): void
}
