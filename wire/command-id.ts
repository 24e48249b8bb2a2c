/**
 * The id of a command: which client has sent it, by a name that it has chosen at random, and the how manieth of that
 * client it is, from 1. Whoever keeps to this is known however long ago a command was; any other id is taken as it is.
 */
export interface CommandId {
  readonly session: string
  readonly counter: number
}

const SESSION = /^[\w-]{1,40}$/
const COUNTER = /^[1-9]\d{0,8}$/

export const printCommandId = ({ session, counter }: CommandId): string => `${session}.${counter}`

/** Null: an id of another kind. */
export function readCommandId(id: string): CommandId | null {
  const dot = id.lastIndexOf('.')
  const [session, counter] = [id.slice(0, Math.max(0, dot)), id.slice(dot + 1)]
  return SESSION.test(session) && COUNTER.test(counter) ? { session, counter: Number(counter) } : null
}

/** No other client has this name. */
export const newSession = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('')
