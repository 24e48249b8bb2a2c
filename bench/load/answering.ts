import { DrivenPair } from './driven-pair.ts'
import { inGroups, LoadedTable } from './loaded-table.ts'
import { type Counted, Tally, type Tempo } from './tally.ts'
import type { Wire } from './wire.ts'

/** What a load is asked to do, one thing after the other. */
export type LoadRequest =
  /** Two people for every match come and wait. */
  | { readonly kind: 'connect'; readonly url: string; readonly matches: number; readonly play: LoadPlay }
  /** They sit down. */
  | { readonly kind: 'begin' }
  /** They play, or from now on at this pace: flat out where nobody thinks. */
  | { readonly kind: 'run'; readonly thinkMs: number }
  | { readonly kind: 'count' }
  | { readonly kind: 'report' }

/** The small game by hand over one of the wires, or any game of ours as its clients play it. */
export type LoadPlay =
  | { readonly kind: 'wire'; readonly wire: string }
  | { readonly kind: 'clients'; readonly game: string }

export interface LoadResults {
  readonly connect: null
  readonly begin: null
  readonly run: null
  readonly count: null
  readonly report: Counted
}

export type LoadAnswer = { readonly result: LoadResults[keyof LoadResults] } | { readonly failed: string }

const AT_ONCE = 20

/** The other end of `LoadProcess`: what `bench-load.js` of a bundle calls with the wires it knows. */
export function answerRequests(wires: Readonly<Record<string, Wire>>): void {
  const load = new Load(wires)
  const say = (answer: LoadAnswer) => process.send?.(answer)
  process.on('message', (request: LoadRequest) => {
    load.do(request).then(
      (result) => say({ result }),
      (error: unknown) => say({ failed: String(error) }),
    )
  })
  process.on('disconnect', () => process.exit())
}

interface Match {
  /** Of a game in which nobody has to wait for anything but the other. */
  readonly waitedMs?: number
  begin(): Promise<void>
  run(): void
}

/** No server needs so long for a move: what was sent is lost, and matches that stand still make the others look faster. */
const LOST_MS = 10_000

class Load {
  readonly #wires: Readonly<Record<string, Wire>>
  readonly #tally = new Tally()
  readonly #tempo: Tempo = { thinkMs: 0, change: 0 }
  #matches: readonly Match[] = []
  #isRunning = false

  constructor(wires: Readonly<Record<string, Wire>>) {
    this.#wires = wires
  }

  do<K extends LoadRequest['kind']>(request: Extract<LoadRequest, { kind: K }>): Promise<LoadResults[K]> {
    return this.#handlers[request.kind as K](request)
  }

  readonly #handlers: {
    readonly [K in LoadRequest['kind']]: (request: Extract<LoadRequest, { kind: K }>) => Promise<LoadResults[K]>
  } = {
    connect: async ({ url, matches, play }) => {
      const connect = play.kind === 'wire' ? this.#byWire(play.wire) : this.#byClients(play.game)
      this.#matches = await inGroups(matches, AT_ONCE, (index) => connect(url, { index, of: matches }))
      return null
    },
    begin: async () => {
      await inGroups(this.#matches.length, AT_ONCE, async (place) => this.#matches[place]?.begin())
      return null
    },
    run: async ({ thinkMs }) => {
      this.#tempo.thinkMs = thinkMs
      this.#tempo.change++
      if (!this.#isRunning) for (const match of this.#matches) match.run()
      this.#isRunning = true
      return null
    },
    count: async () => {
      this.#tally.begin()
      return null
    },
    report: async () => {
      const lost = this.#matches.filter(({ waitedMs = 0 }) => waitedMs > LOST_MS).length
      if (lost > 0) throw new Error(`${lost} matches have waited for a move for ${LOST_MS / 1000} s.`)
      return this.#tally.end()
    },
  }

  #byWire(name: string): Connect {
    const wire = this.#wires[name]
    if (wire === undefined) throw new Error(`There is no wire ${name}.`)
    const parts = { tempo: this.#tempo, tally: this.#tally }
    return async (url, place) => new DrivenPair(await wire.connect(url), { ...parts, place })
  }

  #byClients(game: string): Connect {
    return async (url, { index, of }) => {
      const table = await LoadedTable.connect({ url, game, tally: this.#tally, seed: `${index}` })
      return { begin: () => table.begin(), run: () => table.run(this.#tempo, index / of) }
    }
  }
}

type Connect = (url: string, place: { readonly index: number; readonly of: number }) => Promise<Match>
