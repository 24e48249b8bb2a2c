/** How hard it is what a match deals, as bots find it. */
export interface Gauged {
  /** 1: a pleasure, to 5: hardly ever survived. */
  readonly grade: 1 | 2 | 3 | 4 | 5
  /** The grade in a few words. */
  readonly text: string
  /** How many crews of bots tried, and how many of them lost. */
  readonly crews: number
  readonly lost: number
}

/** A game that can say how hard it is what it deals. It takes seconds: whoever asks does so in a thread of its own. */
export interface Gauge {
  /** What has to be measured of a match in this state, as plain data: the same data always comes out the same. */
  taskOf(state: object): object
  measure(task: object): Gauged
}
