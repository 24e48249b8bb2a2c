import type { GameTypes, Match, Refusal } from '@starboard/kernel'
import { NotHere, WorkerLost } from '../cores/errors.ts'
import { FarTable } from '../cores/far-table.ts'
import type { Answer, Sent } from '../failures/command-ids.ts'
import type { WantedTable } from '../lobby/branch.ts'
import type { Person } from '../lobby/lobby.ts'
import { LivesElsewhere } from '../store/nodes.ts'
import type { Store, TableRow } from '../store/store.ts'
import type { TableDoor, TablesDoor } from '../table/table-door.ts'
import type { DoorEnd } from './ends.ts'
import type { NodeLines } from './node-lines.ts'

/** The tables of this node, however many threads they are in. */
export interface OwnTables extends TablesDoor {
  byId(id: string): Promise<TableDoor | null>
}

interface Parts {
  readonly own: OwnTables
  readonly lines: NodeLines
  readonly store: Store
}

/** A node that does not answer may be dead, which shows when its lease is over: it is asked for as long as that takes. */
const ASK_AGAIN_MS = 200
const MOST_ASKED = 25
const MOST_KNOWN = 10_000

interface Far {
  readonly table: FarTable
  readonly end: DoorEnd
}

/** All tables of all nodes, as the door of one of them knows them. */
export class ClusterTables implements TablesDoor {
  readonly #parts: Parts
  /** Tables of other nodes, for as long as those answer and have them. */
  readonly #far = new Map<string, Far>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  create(by: Person, wanted: WantedTable): Promise<TableDoor | Refusal> {
    return this.#parts.own.create(by, wanted)
  }

  async byCode(code: string, tries = MOST_ASKED): Promise<TableDoor | null> {
    const { own, store, lines } = this.#parts
    const known = this.#far.get(code)
    if (known !== undefined && lines.isOpen(known.end)) return known.table
    this.#far.delete(code)
    try {
      return await own.byCode(code)
    } catch (error) {
      if (!(error instanceof LivesElsewhere)) throw error
      const end = lines.to(error.node)
      const isThere = await Promise.race([end.answers, later(ASK_AGAIN_MS, false)])
      if (!isThere && tries > 0) {
        await later(ASK_AGAIN_MS, null)
        return this.byCode(code, tries - 1)
      }
      const row = await store.tables.findByCode(code)
      return row === null ? null : this.#farTable(row, error.node)
    }
  }

  /** Everything that was done is in the store, wherever its table is. */
  answerAgain(code: string, sent: Sent): Promise<Answer | null> {
    return this.#parts.own.answerAgain(code, sent)
  }

  peek(row: TableRow): Promise<Match<GameTypes> | null> {
    return this.#parts.own.peek(row)
  }

  timeOfDay(at: number): number {
    return this.#parts.own.timeOfDay(at)
  }

  /** It stays one of that node: when it has moved, whoever watches has to come again. */
  #farTable(row: TableRow, node: string): FarTable {
    const end = this.#parts.lines.to(node)
    const reopen = async () => {
      this.#far.delete(row.code)
      throw new WorkerLost(`Table ${row.id} has moved.`)
    }
    const table = new FarTable(row, { end: () => end.far, reopen })
    if (this.#far.size >= MOST_KNOWN) this.#far.clear()
    this.#far.set(row.code, { table, end })
    return table
  }
}

/** A table that lives here, for another node. */
export async function tableHere(own: Pick<OwnTables, 'byId'>, id: string): Promise<TableDoor> {
  const table = await own.byId(id).catch((error: unknown) => {
    if (error instanceof LivesElsewhere) return null
    throw error
  })
  if (table === null) throw new NotHere(`Table ${id} is not here.`)
  return table
}

const later = <X>(ms: number, value: X): Promise<X> => new Promise((resolve) => setTimeout(resolve, ms, value))
