import type { PrintedAppend, Store } from '../store/store.ts'
import { newPlace, type Place, placeOfCommand, spanNow } from './span.ts'
import type { Note } from './tracer.ts'

type Written = Pick<PrintedAppend, 'table' | 'actionId'>

/** The same store, and of every append to a log a span, below that of the command that it comes from. */
export function tracedStore(store: Store, note: Note, system: string): Store {
  const timed = async (entry: Written, append: () => Promise<void>): Promise<void> => {
    const from = spanNow()
    let hasFailed = true
    try {
      await append()
      hasFailed = false
    } finally {
      const attributes = { 'db.system.name': system, 'db.operation.name': 'append' }
      note({ ...placeOf(entry), name: 'append', kind: 'client', from, to: spanNow(), attributes, hasFailed })
    }
  }
  return {
    ...store,
    log: {
      ...store.log,
      append: (entry) => timed(entry, () => store.log.append(entry)),
      appendPrinted: (entry) => timed(entry, () => store.log.appendPrinted(entry)),
    },
  }
}

/** Ids in the log begin with the seat; what no client sent is a trace of its own. */
function placeOf({ table, actionId }: Written): Place & { readonly parent?: string } {
  const id = actionId?.slice(actionId.indexOf('/') + 1) ?? null
  if (id === null) return newPlace()
  const command = placeOfCommand(table, id)
  return { trace: command.trace, id: newPlace().id, parent: command.id }
}
