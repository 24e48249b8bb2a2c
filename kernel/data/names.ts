interface Named<X> {
  readonly name: string
  readonly found: X
}

/**
 * Finds things by name where there are few of them: mostly the length of a name tells which one is meant. A `Map` hashes
 * and compares, and rules are looked up a dozen times for every action of every match.
 */
export class Names<X> {
  readonly #all: ReadonlyMap<string, Named<X>>
  /** What was found last, by the length of its name. */
  readonly #last: (Named<X> | undefined)[] = []

  constructor(things: readonly (readonly [name: string, X])[]) {
    this.#all = new Map(things.map(([name, found]) => [name, { name, found }]))
    for (const named of this.#all.values()) this.#last[named.name.length] = named
  }

  get(name: string): X | undefined {
    const last = this.#last[name.length]
    return last !== undefined && last.name === name ? last.found : this.#find(name)
  }

  #find(name: string): X | undefined {
    const named = this.#all.get(name)
    if (named !== undefined) this.#last[name.length] = named
    return named?.found
  }
}
