import type { GreyAction, GreyMove } from '../rules/deal/card.ts'
import { remembering } from './memo.ts'
import { needOf } from './needs.ts'
import type { Outlook } from './outlook.ts'
import { EFFORT, Thoughts } from './plan.ts'
import type { Line, Situation } from './situation.ts'
import { tidied } from './tidy.ts'
import { weights } from './weights.ts'

/** What somebody makes of a situation. */
export interface Mind {
  readonly outlook: Outlook
  /** What they want on their board, given what lies there. */
  line(lying: Line): Line
  /** The card they would ask for in a transfer. */
  need(): GreyMove | GreyAction | null
}

export type Think = (s: Situation) => Mind

/** As many situations as a few tables full of bots are in at once. */
export const MEMORY = 48

export const thinkHard: Think = remembering((s: Situation) => new HardThinker(s), MEMORY)

/** The same, and leaves out what brings nothing. */
export const thinkTidily: Think = remembering((s: Situation) => new HardThinker(s, { isTidy: true }), MEMORY)

class HardThinker implements Mind {
  readonly #s: Situation
  readonly #thoughts: Thoughts
  readonly #best: { readonly line: Line; readonly worth: number }
  #need: GreyMove | GreyAction | null | undefined

  constructor(s: Situation, { isTidy } = { isTidy: false }) {
    this.#s = s
    const thoughts = new Thoughts(s)
    this.#thoughts = thoughts
    const best = thoughts.best(EFFORT)
    this.#best = isTidy ? { ...best, line: tidied((line) => thoughts.worth(line), best.line) } : best
  }

  get outlook(): Outlook {
    return this.#thoughts.outlook
  }

  /** What lies there stays unless something else is clearly better: whoever listens relies on it. */
  line(lying: Line): Line {
    const isBare = lying.every((slot) => slot === null)
    return !isBare && this.#thoughts.worth(lying) > this.#best.worth - weights.change ? lying : this.#best.line
  }

  need(): GreyMove | GreyAction | null {
    if (this.#need === undefined) this.#need = needOf(this.#thoughts, this.#s)
    return this.#need
  }
}
