import { useSyncExternalStore } from 'react'
import { ApiError, api } from './api.ts'

export interface Session {
  /** As others see it; before the first visit to a table, as they will. */
  readonly name: string
  /** The server knows us. */
  readonly isKnown: boolean
}

/** The name that the server knows us by. */
const KEY = 'starboard.name'
/** The name of somebody who has only looked so far: it is theirs already. */
const GUEST_KEY = 'starboard.guest'
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
const keptName = readKept(KEY)
let current: Session = { name: keptName ?? guestName(), isKnown: false }
let lookedUp: Promise<Session> | null = null
/** Two who ask at the same time are one guest. */
let signedIn: Promise<Session> | null = null

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
  if (lookedUp !== null) await lookedUp
  if (current.isKnown) return current
  signedIn ??= api.signInAsNew(current.name).then(known)
  try {
    return await signedIn
  } finally {
    signedIn = null
  }
}

/** A new name, for the seats I have as well. Throws what the server says against it. */
export async function rename(name: string): Promise<Session> {
  return known(await api.signIn(name))
}

function known({ name }: { readonly name: string }): Session {
  current = { name, isKnown: true }
  keep(KEY, name)
  for (const listener of listeners) listener()
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null: never here before. Undefined: this browser cannot tell. */
function readKept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function keep(key: string, name: string): void {
  try {
    localStorage.setItem(key, name)
  } catch {
    // A browser that keeps nothing has its cookie, or is a new guest next time.
  }
}

/** The same one from the first visit on, in every tab. */
function guestName(): string {
  const name = readKept(GUEST_KEY) ?? freshName()
  keep(GUEST_KEY, name)
  return name
}

/** Not for anything that must be unforeseeable. */
function freshName(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return NAMES[drawn % NAMES.length] ?? NAMES[0]
}
