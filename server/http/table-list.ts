import { wallTime } from '@starboard/driver'
import type { ShelfEntry } from '@starboard/games'
import type { AnyGame } from '@starboard/kernel'
import type { MyTableLine } from '@starboard/wire/answers'
import type { TableLine, YourLine } from '@starboard/wire/api'
import { pauseIn } from '../running/pause-memory.ts'
import type { Store, TableRow } from '../store/store.ts'
import { seatOfUser } from '../table/row.ts'
import type { TablesDoor } from '../table/table-door.ts'
import { waitsSinceAt } from './waits-since.ts'

interface Parts {
  readonly tables: Pick<TablesDoor, 'peek' | 'timeOfDay'>
  readonly store: Store
  readonly shelf: readonly ShelfEntry[]
  readonly now: () => number
}

/** How a match ended: in a sentence, and by seat. */
interface Ending {
  readonly result: string
  readonly places: readonly number[]
}

const MOST_LISTED = 50
const MOST_KEPT = 1000

/** Lists of tables. They are read from the store alone: to be listed wakes no table. */
export class TableLists {
  readonly #parts: Parts
  /**
   * A finished match stays as it ended: each is read once. What still goes on is read anew every time, so that how long
   * it takes does not tell whether somebody else has just decided.
   */
  readonly #endings = new Map<string, Ending>()

  readonly #archived = new Map<string, YourLine>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async open(): Promise<readonly TableLine[]> {
    const rows = await this.#parts.store.tables.listOpen(MOST_LISTED)
    return rows.map((row) => ({ ...this.#line(row), ...(row.more > 0 && { more: row.more }) }))
  }

  async mine(user: string): Promise<readonly MyTableLine[]> {
    const lines: MyTableLine[] = []
    // One after another: whoever plays at fifty tables must not crowd out the others.
    for (const row of await this.#parts.store.tables.listOf(user, MOST_LISTED)) {
      const [you, ending] = [await this.#yours(row, user), await this.#endingOf(row)]
      const isArchived = row.archivedAt === undefined ? {} : ({ isArchived: true } as const)
      lines.push({ ...this.#line(row), ...isArchived, ...pausedAt(row), you, ...ending })
    }
    return lines
  }

  /** No ids of people, no seeds, and not when it was last touched: hidden answers touch it too. */
  #line(row: TableRow): TableLine {
    const { time, options } = row.settings
    const preset = this.#presetOf(row.game, options)
    const presetName = preset === undefined ? undefined : this.#formOf(row.game)?.presetWords[preset]?.name
    return {
      code: row.code,
      game: row.game,
      status: row.status,
      isOpen: row.isOpen,
      time,
      ...(preset !== undefined && { preset }),
      ...(presetName !== undefined && { presetName }),
      seats: row.seats.map(({ user, bot, name }) => ({
        name,
        kind: user !== null ? 'person' : bot !== null ? 'bot' : 'empty',
      })),
      createdAt: row.createdAt,
    }
  }

  #presetOf(id: string, options: unknown): string | undefined {
    const chosen = (options as { readonly preset?: string } | null)?.preset
    return chosen ?? Object.keys(this.#formOf(id)?.presets ?? {})[0]
  }

  #formOf(id: string): AnyGame['options'] | undefined {
    return this.#parts.shelf.find(({ game }) => game.meta.id === id)?.game.options
  }

  /** Nobody decides anything in a match that is packed away: it is unpacked once to see how it stands. */
  async #yours(row: TableRow, user: string): Promise<YourLine> {
    if (row.archivedAt === undefined) return this.#yoursNow(row, user)
    const key = JSON.stringify([row.id, row.archivedAt, user])
    const yours = this.#archived.get(key) ?? (await this.#yoursNow(row, user))
    keep(this.#archived, key, yours)
    return yours
  }

  async #yoursNow(row: TableRow, user: string): Promise<YourLine> {
    const seat = seatOfUser(row, user)?.seat ?? null
    const match = row.status === 'playing' ? await this.#parts.tables.peek(row) : null
    const open = match === null || match.outcome !== null ? [] : match.open
    const asked = open.find((decision) => decision.seat === seat && decision.answered !== true)
    const doneForYou = seat === null || match === null ? undefined : row.memory.doneFor?.[seat]
    const waitsSince = match === null || asked === undefined ? undefined : waitsSinceAt(row, match, asked)
    return {
      seat,
      isAsked: asked !== undefined,
      by: this.#left(row, asked?.by),
      ...(waitsSince !== undefined && { waitsSince: this.#parts.tables.timeOfDay(waitsSince) }),
      ...(doneForYou !== undefined && { doneForYou }),
    }
  }

  #left(row: TableRow, by: number | undefined): number | null {
    const end = by === undefined ? null : wallTime(row.clock, by)
    return end === null ? null : Math.max(0, end - this.#parts.now())
  }

  async #endingOf(row: TableRow): Promise<Ending | undefined> {
    const known = this.#endings.get(row.id)
    if (row.status !== 'over' || known !== undefined) return known
    const outcome = (await this.#parts.tables.peek(row))?.outcome
    if (outcome == null) return undefined
    const ending = { result: outcome.text, places: outcome.places }
    keep(this.#endings, row.id, ending)
    return ending
  }
}

function keep<X>(kept: Map<string, X>, key: string, value: X): void {
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

const pausedAt = (row: TableRow): Pick<TableLine, 'paused'> =>
  row.status === 'playing' && row.clock.rate === 0 ? { paused: pauseIn(row).by } : {}
