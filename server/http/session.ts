import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isRefusal, type Refusal } from '@starboard/kernel'
import type { Store, User } from '../store/store.ts'
import { newId } from './codes.ts'
import { readName } from './text.ts'

const COOKIE = 'starboard'
const YEAR_SECONDS = 365 * 24 * 3600

/** Guests by default: an id in a signed, httpOnly cookie, and a name in the store. */
export class Sessions {
  readonly #store: Store
  readonly #secret: string
  readonly #now: () => number

  constructor(store: Store, secret: string, now: () => number = Date.now) {
    this.#store = store
    this.#secret = secret
    this.#now = now
  }

  async of(request: Pick<IncomingMessage, 'headers'>): Promise<User | null> {
    const id = this.#unsign(cookieIn(request.headers.cookie ?? '') ?? '')
    return id === null ? null : this.#store.users.find(id)
  }

  async create(text: string, now: number): Promise<User | Refusal> {
    const name = readName(text)
    if (typeof name !== 'string') return name
    const user = { id: newId(), name, createdAt: now }
    await this.#store.users.add(user)
    return user
  }

  async rename(user: User, text: string): Promise<User | Refusal> {
    const name = readName(text)
    if (isRefusal(name)) return name
    await this.#store.users.rename(user.id, name)
    return { ...user, name }
  }

  /** The header that makes a browser keep the session. Scripts cannot read it, other sites cannot send it. */
  cookieFor({ id }: User, isSecure: boolean): string {
    const signed = `${id}.${this.#seconds().toString(36)}`
    const value = `${signed}.${this.#sign(signed)}`
    const parts = [`${COOKIE}=${value}`, 'Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
    return (isSecure ? [...parts, 'Secure'] : parts).join('; ')
  }

  #sign(signed: string): string {
    return createHmac('sha256', this.#secret).update(signed).digest('base64url')
  }

  /** The user's id, if this server signed it within the last year. */
  #unsign(value: string): string | null {
    const [id = '', issued = '', signature = '', ...more] = value.split('.')
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(`${id}.${issued}`))]
    const isOurs = more.length === 0 && given.length === right.length && timingSafeEqual(given, right)
    const age = this.#seconds() - Number.parseInt(issued, 36)
    return isOurs && id !== '' && age < YEAR_SECONDS ? id : null
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000)
  }
}

function cookieIn(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === COOKIE) return value.join('=')
  }
  return null
}
