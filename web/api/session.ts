import { useSyncExternalStore } from 'react'
import { ApiError, api } from './api.ts'

export interface Session {
  /** As others see it; before the first visit to a table, as they will. */
  readonly name: string
  /** The server knows us. */
  readonly isKnown: boolean
}

const KEY = 'starboard.name'
const NO_SESSION = 401

/** One word each, easy to say across a table. */
const NAMES = [
  'Juniper',
  'Marlo',
  'Bramble',
  'Wren',
  'Okapi',
  'Clover',
  'Plover',
  'Sorrel',
  'Heron',
  'Tansy',
  'Rowan',
  'Finch',
  'Bracken',
  'Teasel',
  'Curlew',
  'Aspen',
  'Yarrow',
  'Linnet',
  'Hazel',
  'Petrel',
  'Fennel',
  'Siskin',
  'Alder',
  'Dunlin',
] as const

const listeners = new Set<() => void>()
const keptName = readKept()
let current: Session = { name: keptName ?? freshName(), isKnown: false }
let lookedUp: Promise<Session> | null = null

export const session = (): Session => current

export const useSession = (): Session => useSyncExternalStore(subscribe, session)

/** Whoever was here before is asked for by cookie; a new visitor is not signed in before there is a reason. */
export async function lookUpSession(): Promise<Session> {
  return keptName === null ? current : askWho()
}

function askWho(): Promise<Session> {
  lookedUp ??= api.whoAmI().then(known, (error: unknown) => {
    lookedUp = null
    if (error instanceof ApiError && error.status === NO_SESSION) return current
    throw error
  })
  return lookedUp
}

/** Signed in after this: as before, or as a new guest. A cookie may have outlived what this browser keeps of us. */
export async function ensureSession(): Promise<Session> {
  if (current.isKnown) return current
  const found = await askWho()
  return found.isKnown ? found : known(await api.signIn(found.name))
}

/** A new name, for the seats I have as well. Throws what the server says against it. */
export async function rename(name: string): Promise<Session> {
  return known(await api.signIn(name))
}

function known({ name }: { readonly name: string }): Session {
  current = { name, isKnown: true }
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // A browser that keeps nothing has its cookie, or is a new guest next time.
  }
  for (const listener of listeners) listener()
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null: never here before. Undefined: this browser cannot tell. */
function readKept(): string | null | undefined {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return undefined
  }
}

/** Not for anything that must be unforeseeable. */
function freshName(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return NAMES[drawn % NAMES.length] ?? NAMES[0]
}
