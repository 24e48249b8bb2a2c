import type { Refusal } from '@starboard/kernel'
import type { ChatLine } from '@starboard/wire/protocol'
import { orNotSaved } from '../failures/not-saved.ts'
import { readChat } from '../http/text.ts'
import type { Person } from '../lobby/lobby.ts'
import type { TableRow } from '../store/store.ts'
import { nameAt, seatOfUser, withMemory } from './row.ts'
import type { Services } from './services.ts'

const ON_JOIN = 50
const NO_SEAT = -1

interface ChatParts {
  readonly services: Pick<Services, 'store' | 'now'>
  row(): TableRow
  /** A line that is said for sure. */
  tell(rows: readonly ChatLine[]): void
}

/** What is said at a table. A line is noted in the table's row first and then said: a crash in between loses nothing. */
export class TableChat {
  readonly #parts: ChatParts
  /** Time of the newest line that has been said for sure. */
  #saidAt = 0

  constructor(parts: ChatParts) {
    this.#parts = parts
  }

  /** The newest lines after one that somebody has seen. */
  async since(id: number): Promise<readonly ChatLine[]> {
    const { services, row } = this.#parts
    return (await orNotSaved(services.store.chat.read(row().id, id, ON_JOIN))).map(chatLine)
  }

  /** The row with the line noted in it. No two lines of a table have the same time. */
  noted(by: Person, text: string): TableRow | Refusal {
    const line = readChat(text)
    if (typeof line !== 'string') return line
    const row = this.#parts.row()
    const at = Math.max(this.#parts.services.now(), (row.memory.saying?.at ?? 0) + 1)
    // Under the name of their seat; who watches cannot speak as somebody who sits.
    const name = seatOfUser(row, by.id)?.name ?? nameAt(row, NO_SEAT, by.name)
    return withMemory(row, { saying: { user: by.id, name, text: line, at } })
  }

  /** Says what is noted in the row, if that has not been done. */
  async say({ isNew }: { isNew: boolean }): Promise<void> {
    const { services, row, tell } = this.#parts
    const { chat } = services.store
    const { id, memory } = row()
    const { saying } = memory
    if (saying === undefined || saying.at === this.#saidAt) return
    const isSaid = !isNew && (await orNotSaved(chat.read(id, 0, ON_JOIN))).some(({ at }) => at === saying.at)
    if (!isSaid) tell([chatLine({ ...saying, id: await orNotSaved(chat.add(id, saying)) })])
    this.#saidAt = saying.at
  }
}

const chatLine = ({ id, name, text, at }: ChatLine): ChatLine => ({ id, name, text, at })
