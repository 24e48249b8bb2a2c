/** Void: it does not count any more. Renewed: its browser has a new cookie and comes back with it. */
export type SessionEnd = 'void' | 'renewed'

/** A session of somebody has ended, or all others have. */
export interface EndedSessions {
  readonly user: string
  readonly session: string
  /** All: whoever comes back is looked up anew. */
  readonly what: 'this' | 'others' | 'all'
}

/** Somebody on the line, who has to go when their session ends. */
export interface Followed {
  /** How it ended, if it has. */
  readonly ended: SessionEnd | null
  /** Called once, at the end. */
  onEnd(listener: (end: SessionEnd) => void): void
  /** The line is closed: nobody needs to be told any more. */
  leave(): void
}

/** Who is on the line, by user and session. */
export class Followers {
  readonly #lines = new Map<string, Set<Line>>()

  add(user: string, session: string): Followed {
    const lines = this.#lines.get(user) ?? new Set()
    this.#lines.set(user, lines)
    const line = new Line(session, () => {
      lines.delete(line)
      if (lines.size === 0 && this.#lines.get(user) === lines) this.#lines.delete(user)
    })
    lines.add(line)
    return line
  }

  /** How many are here, and the ids of some. */
  count(most: number): { readonly ids: readonly string[]; readonly people: number; readonly connections: number } {
    const connections = [...this.#lines.values()].reduce((sum, lines) => sum + lines.size, 0)
    return { ids: [...this.#lines.keys()].slice(0, most), people: this.#lines.size, connections }
  }

  end({ user, session, what }: EndedSessions): void {
    for (const line of [...(this.#lines.get(user) ?? [])]) {
      const isIt = line.session === session
      if (what === 'all') line.end('renewed')
      else if (what === 'others') line.end(isIt ? 'renewed' : 'void')
      else if (isIt) line.end('void')
    }
  }
}

class Line implements Followed {
  readonly session: string
  readonly leave: () => void
  #ended: SessionEnd | null = null
  #listener: ((end: SessionEnd) => void) | null = null

  constructor(session: string, leave: () => void) {
    this.session = session
    this.leave = leave
  }

  get ended(): SessionEnd | null {
    return this.#ended
  }

  onEnd(listener: (end: SessionEnd) => void): void {
    this.#listener = listener
  }

  end(end: SessionEnd): void {
    this.#ended = end
    this.leave()
    this.#listener?.(end)
  }
}
