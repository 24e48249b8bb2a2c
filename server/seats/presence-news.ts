/** At most twice a second: a thousand people who come at once are one piece of news. */
const BETWEEN_MS = 500

/** When everybody is told who is there: at once after a quiet while, otherwise collected. What is told is how it stands then. */
export class PresenceNews<Who> {
  readonly #tell: (except: Who | null) => void
  #wait: NodeJS.Timeout | null = null
  #isDue = false

  constructor(tell: (except: Who | null) => void) {
    this.#tell = tell
  }

  /** Somebody came or went; whoever came knows everything already. */
  note(who: Who | null): void {
    if (this.#wait === null) this.#now(who)
    else this.#isDue = true
  }

  /** Everybody has just been told more than this. */
  told(): void {
    this.#isDue = false
  }

  stop(): void {
    clearTimeout(this.#wait ?? undefined)
    this.#wait = null
    this.#isDue = false
  }

  #now(except: Who | null): void {
    this.#isDue = false
    this.#tell(except)
    this.#wait = setTimeout(() => {
      this.#wait = null
      if (this.#isDue) this.#now(null)
    }, BETWEEN_MS)
  }
}
