import { Damaged } from '../store/damaged.ts'
import {
  ActionTaken,
  CodeTaken,
  LeaseLost,
  Missing,
  SequenceTaken,
  Stale,
  StoreClosed,
  Unsure,
} from '../store/store.ts'

/** An error as it goes from thread to thread, which would lose its class and its code otherwise. */
export interface PrintedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly seq?: number
  readonly cause?: PrintedError
}

/** The thread in which a table lived has ended: what was asked of it may have been done or not. */
export class WorkerLost extends Error {
  override readonly name: string = 'WorkerLost'
}

/** All threads end, because the server does: whoever asked comes back to the next one and asks again. */
export class ServerStops extends WorkerLost {
  override readonly name = 'ServerStops'
}

/** The table that was asked is not in that thread. Nothing was done. */
export class NotHere extends Error {
  override readonly name = 'NotHere'
}

export function printError(error: unknown): PrintedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack, cause } = error
  return {
    name,
    message,
    ...(stack !== undefined && { stack }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('seq' in error && typeof error.seq === 'number' && { seq: error.seq }),
    ...(cause !== undefined && { cause: printError(cause) }),
  }
}

/** What somebody may ask an error whether it is. Of any other the name and the code are enough. */
const KINDS: Readonly<Record<string, (printed: PrintedError) => Error>> = {
  SequenceTaken: ({ message }) => new SequenceTaken(message),
  ActionTaken: ({ message, seq = 0 }) => new ActionTaken(message, seq),
  CodeTaken: ({ message }) => new CodeTaken(message),
  Stale: ({ message }) => new Stale(message),
  LeaseLost: ({ message }) => new LeaseLost(message),
  Missing: ({ message }) => new Missing(message),
  Unsure: ({ message }) => new Unsure(message),
  StoreClosed: ({ message }) => new StoreClosed(message),
  Damaged: ({ message, code = '' }) => Object.assign(new Damaged('', code), { message }),
  NotHere: ({ message }) => new NotHere(message),
}

export function parseError(printed: PrintedError): Error {
  const { name, message, stack, code, cause } = printed
  const known = KINDS[name]?.(printed)
  const error = known ?? Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })
  if (stack !== undefined) error.stack = stack
  return cause === undefined ? error : Object.assign(error, { cause: parseError(cause) })
}
