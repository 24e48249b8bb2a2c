import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isRefusal, type Refusal } from '@starboard/kernel'
import { newId } from '../codes.ts'
import type { Store, User } from '../store/store.ts'
import { readName } from '../text.ts'

const COOKIE = 'starboard'
const YEAR_SECONDS = 365 * 24 * 3600

/** Guests by default: an id in a signed, httpOnly cookie, and a name in the store. */
export class Sessions {
  readonly #store: Store
  readonly #secret: string

  constructor(store: Store, secret: string) {
    this.#store = store
    this.#secret = secret
  }

  async of(request: Pick<IncomingMessage, 'headers'>): Promise<User | null> {
    const id = this.#unsign(cookieIn(request.headers.cookie ?? ''))
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
    if (typeof name !== 'string' && isRefusal(name)) return name
    await this.#store.users.rename(user.id, name)
    return { ...user, name }
  }

  /** The header that makes a browser keep the session. Scripts cannot read it, other sites cannot send it. */
  cookieFor({ id }: User, isSecure: boolean): string {
    const parts = [`${COOKIE}=${id}.${this.#sign(id)}`, 'Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
    return (isSecure ? [...parts, 'Secure'] : parts).join('; ')
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#secret).update(id).digest('base64url')
  }

  #unsign(value: string | null): string | null {
    const [id = '', signature = ''] = (value ?? '').split('.')
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(id))]
    return id !== '' && given.length === right.length && timingSafeEqual(given, right) ? id : null
  }
}

function cookieIn(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === COOKIE) return value.join('=')
  }
  return null
}
