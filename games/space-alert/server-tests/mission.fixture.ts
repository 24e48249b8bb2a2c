import { setImmediate } from 'node:timers/promises'
import { Lab, sleep, Visitor } from '../../../server/fixtures/lab.fixture.ts'
import type { Table } from '../../../server/table/table.ts'
import type { Deed } from '../rules/actions.ts'
import type { Half } from '../rules/deal/card.ts'
import type { Event } from '../rules/events.ts'
import type { OwnCards, View } from '../rules/view.ts'

/** Transfers at 110 and 303 s, outages at 139 and 330 s, the first phase ends at 225 s. */
const SCRIPT = 'simulation-2'
const COUNTDOWN_MS = 3000

/** The match clock at a second of the script. */
export const at = (seconds: number): number => COUNTDOWN_MS + 1000 * seconds

export type Name = 'Ada' | 'Ben' | 'Cyd'
export const NAMES: readonly Name[] = ['Ada', 'Ben', 'Cyd']

/** Three people at a table of a server on which time passes only where the test lets it. */
export class MissionAtTable {
  lab: Lab
  table: Table
  readonly people: Readonly<Record<Name, Visitor>>

  private constructor(lab: Lab, table: Table, people: Readonly<Record<Name, Visitor>>) {
    this.lab = lab
    this.table = table
    this.people = people
  }

  static async begin(options: object = {}): Promise<MissionAtTable> {
    const lab = await Lab.open()
    const people = { Ada: new Visitor('Ada'), Ben: new Visitor('Ben'), Cyd: new Visitor('Cyd') }
    const wanted = { game: 'space-alert', seats: 3, options: { mission: SCRIPT, tripping: false, ...options } }
    return new MissionAtTable(lab, await lab.started(wanted, Object.values(people)), people)
  }

  get now(): number {
    return this.table.info('').clock?.now ?? 0
  }

  async pass(ms: number): Promise<void> {
    await sleep(ms)
    await setImmediate()
    await this.table.settled()
  }

  /** While the clock runs. */
  until(matchMs: number): Promise<void> {
    return this.pass(matchMs - this.now)
  }

  /** The process is gone at once, and another one starts later; everybody comes back. */
  async kill(downMs: number): Promise<void> {
    this.lab = await this.lab.restart({ downMs, isKilled: true })
    this.table = await this.lab.at(this.table.code)
    for (const one of Object.values(this.people)) await one.watch(this.table)
  }

  view(name: Name): View {
    const view = this.people[name].frame?.view
    if (view === undefined) throw new Error(`${name} sees nothing.`)
    return view as View
  }

  own(name: Name): OwnCards {
    const own = this.view(name).crew[NAMES.indexOf(name)]?.own
    if (own === undefined) throw new Error(`${name} has no cards.`)
    return own
  }

  /** Kinds of script events and when they happened, as somebody was told of them, in the order of the news. */
  announced(name: Name): readonly (readonly [type: string, at: number])[] {
    const events = this.people[name].mirror.events as unknown as readonly Event[]
    return events.flatMap((event) => (event.kind === 'announced' ? [[event.told.event.type, event.at] as const] : []))
  }

  placing(name: Name, turn: number, half: Half = 'action'): Deed {
    const { hand, version } = this.own(name)
    const [card] = hand
    if (card === undefined) throw new Error(`${name} holds nothing.`)
    return { kind: 'placeCard', turn, card: card.id, half, version }
  }

  place(name: Name, turn: number): Promise<void> {
    return this.people[name].mustAct(this.table, this.placing(name, turn))
  }

  close(): Promise<void> {
    return this.lab.close()
  }
}
