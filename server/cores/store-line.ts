import type { Append, PrintedAppend, Store } from '../store/store.ts'
import type { AppendItem } from './items.ts'

/** The parts of a store, and what can be asked of each: one that is forgotten here does not compile. */
type Part = 'users' | 'tables' | 'log' | 'chat' | 'commands' | 'archives' | 'daily' | 'results' | 'host' | 'store'
type Own = Omit<Store, Exclude<Part, 'store'>>
type PartOf<P extends Part> = P extends keyof Store ? Store[P] : Own
type Names<T> = { readonly [K in keyof T]: true }

const METHODS: { readonly [P in Part]: Names<PartOf<P>> } = {
  users: {
    add: true,
    find: true,
    rename: true,
    listNamed: true,
    findWithSession: true,
    endSession: true,
    endSessionsBefore: true,
  },
  tables: {
    add: true,
    save: true,
    find: true,
    findByCode: true,
    listOpen: true,
    listLobbies: true,
    listQuiet: true,
    forget: true,
    listOf: true,
    listDue: true,
    count: true,
    listAlive: true,
  },
  log: {
    append: true,
    appendPrinted: true,
    read: true,
    readKind: true,
    findAction: true,
    countersOf: true,
    saveSnapshot: true,
    latestSnapshot: true,
  },
  chat: { add: true, find: true, countersOf: true, read: true },
  commands: { keep: true, find: true },
  archives: { keep: true, wake: true },
  daily: { publish: true, find: true, listBefore: true, begin: true, firstTable: true, end: true, results: true },
  results: { keep: true, list: true, numbersOf: true, listMissing: true },
  host: { ban: true, pardon: true, bans: true, announce: true, notice: true },
  store: { beat: true, lastBeat: true, ping: true, close: true },
}

type Ask = (part: string, method: string, args: readonly unknown[]) => Promise<unknown>

/** The store of another thread. */
export function storeOver(ask: Ask, append: (entry: Omit<Append, 'entry'>, printed: string) => Promise<void>): Store {
  const partOver = <P extends Part>(part: P): PartOf<P> =>
    Object.fromEntries(
      Object.keys(METHODS[part]).map((method) => [method, (...args: readonly unknown[]) => ask(part, method, args)]),
    ) as PartOf<P>
  return {
    ...partOver('store'),
    users: partOver('users'),
    tables: partOver('tables'),
    log: {
      ...partOver('log'),
      append: (entry) => append(entry, JSON.stringify(entry.entry)),
      appendPrinted: (entry) => append(entry, entry.entry),
    },
    chat: partOver('chat'),
    commands: partOver('commands'),
    archives: partOver('archives'),
    daily: partOver('daily'),
    results: partOver('results'),
    host: partOver('host'),
  }
}

/** What the other thread asks of this one's store. */
export const askedOf =
  (store: Store): Ask =>
  (part, method, args) => {
    const methods = (part === 'store' ? store : store[part as keyof Store]) as unknown as Record<
      string,
      (...given: readonly unknown[]) => Promise<unknown>
    >
    const call = methods[method]
    if (call === undefined) return Promise.reject(new Error(`A store has no ${part}.${method}.`))
    return call(...args)
  }

export const appendItem = (
  request: number,
  { table, version, seq, actionId, status, dueAt, at, isAsBefore = false }: Omit<Append, 'entry'>,
  entry: string,
): AppendItem => ['append', request, table, version, seq, actionId, entry, status, dueAt, at, isAsBefore]

export const appendIn = ([
  ,
  ,
  table,
  version,
  seq,
  actionId,
  entry,
  status,
  dueAt,
  at,
  isAsBefore,
]: AppendItem): PrintedAppend => ({ table, version, seq, actionId, entry, status, dueAt, at, isAsBefore })
