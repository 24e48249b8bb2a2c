import type { ChatLine } from '@starboard/wire/protocol'
import { lineId } from '../failures/command-ids.ts'
import { orNotSaved } from '../failures/not-saved.ts'
import type { Person } from '../lobby/lobby.ts'
import type { ChatRow, TableRow } from '../store/store.ts'
import { nameAt, seatOfUser } from './row.ts'
import type { Services } from './services.ts'

const ON_JOIN = 50
const NO_SEAT = -1

interface ChatParts {
  readonly services: Pick<Services, 'store' | 'wall'>
  row(): TableRow
  /** Of the row in the store. */
  version(): number
  keep(row: TableRow): Promise<void>
  /** A line that is said for sure. */
  tell(rows: readonly ChatLine[]): void
}

/** What is said at a table. A line is kept with the id of its command, in one write: sent twice, it is said once. */
export class TableChat {
  readonly #parts: ChatParts

  constructor(parts: ChatParts) {
    this.#parts = parts
  }

  /** The newest lines after one that somebody has seen. */
  async since(id: number): Promise<readonly ChatLine[]> {
    const { services, row } = this.#parts
    return (await orNotSaved(services.store.chat.read(row().id, id, ON_JOIN))).map(chatLine)
  }

  /** `line` is a text as `readChat` gives it. */
  async say(by: Person, line: string, id: string): Promise<void> {
    const row = this.#parts.row()
    // Under the name of their seat; who watches cannot speak as somebody who sits.
    const name = seatOfUser(row, by.id)?.name ?? nameAt(row, NO_SEAT, by.name)
    await this.#add({ user: by.id, name, text: line, at: this.#parts.services.wall() }, lineId(by, id))
  }

  /** A row of before may hold a line that has not been said yet; from now on it holds none. */
  async sayNoted(): Promise<void> {
    const { row, keep } = this.#parts
    const { saying, ...memory } = row().memory
    if (saying === undefined) return
    if (!(await this.since(0)).some(({ at }) => at === saying.at)) await this.#add(saying)
    await keep({ ...row(), memory })
  }

  async #add(line: Omit<ChatRow, 'id'>, commandId?: string): Promise<void> {
    const { services, row, tell } = this.#parts
    const [{ id }, version] = [row(), this.#parts.version()]
    tell([
      chatLine({
        ...line,
        id: await orNotSaved(
          services.store.chat.add(id, line, { version, ...(commandId !== undefined && { commandId }) }),
        ),
      }),
    ])
  }
}

const chatLine = ({ id, name, text, at }: ChatLine): ChatLine => ({ id, name, text, at })
