/** Nobody keeps the others waiting for longer, whatever they wait for themselves. */
const LONGEST_TURN_MS = 250

/** Lets everything else that waits for the event loop have its turn first. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** What takes a while is done one at a time: for each address whatever it sends, and of all addresses one after another. */
export class Turns {
  readonly #lastOf = new Map<string, Promise<void>>()
  #last: Promise<void> = Promise.resolve()

  run<X>(address: string, job: () => Promise<X>): Promise<X> {
    const result = (this.#lastOf.get(address) ?? Promise.resolve()).then(() => this.#next(job))
    const settled = settling(result).then(() => {
      if (this.#lastOf.get(address) === settled) this.#lastOf.delete(address)
    })
    this.#lastOf.set(address, settled)
    return result
  }

  #next<X>(job: () => Promise<X>): Promise<X> {
    const result = this.#last.then(breath).then(job)
    this.#last = this.#last.then(() => atMost(LONGEST_TURN_MS, settling(result)))
    return result
  }
}

const settling = (result: Promise<unknown>): Promise<void> =>
  result.then(
    () => undefined,
    () => undefined,
  )

async function atMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([done, late])
  clearTimeout(timer)
}
