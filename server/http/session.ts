import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isRefusal, type Refusal } from '@starboard/kernel'
import type { Ban, Store, User } from '../store/store.ts'
import { newId } from './codes.ts'
import { type EndedSessions, type Followed, Followers } from './followers.ts'
import { readName } from './text.ts'

const COOKIE = 'starboard'
const YEAR_SECONDS = 365 * 24 * 3600
const YEAR_MS = YEAR_SECONDS * 1000

/** One browser, or one terminal, of somebody. */
export interface Session {
  readonly user: User
  readonly id: string
  readonly beganAt: number
  /** It is a program's, which shows a token where a browser sends a cookie. */
  readonly isByToken?: true | undefined
  /** The host of the server does not let them in. */
  readonly ban?: Pick<Ban, 'reason' | 'until'>
}

type Signed = 'cookie' | 'token'

/** What a cookie or a token says, if we have signed it. */
interface Claim {
  readonly user: string
  readonly session: string
  /** Null: the cookie is from before they said so. */
  readonly beganAt: number | null
  readonly isByToken?: true
}

/** A cookie comes along by itself, whoever has made the browser ask; a token is only where a program has put it. */
interface Trust {
  readonly withCookie: boolean
}

const OWN_PAGES: Trust = { withCookie: true }

/** All cookies of before they named a session are one session of their user. */
const UNNAMED = 'first'

/** Guests by default: an id in a signed, httpOnly cookie or in a program's token, and a name in the store. */
export class Sessions {
  readonly #store: Store
  readonly #secret: string
  readonly #now: () => number
  readonly #followers = new Followers()
  /** Whoever else has people on the line. */
  onEnded: (ended: EndedSessions) => void = () => {}

  constructor(store: Store, secret: string, now: () => number = Date.now) {
    this.#store = store
    this.#secret = secret
    this.#now = now
  }

  async of(request: Pick<IncomingMessage, 'headers'>, trust = OWN_PAGES): Promise<Session | null> {
    const claim = this.#claimIn(request, tokenIn(request), trust)
    return claim === null ? null : this.#holding(claim)
  }

  /**
   * The same for somebody who stays on the line: they are followed before they are looked up, so that no moment is
   * left in which their session could end unnoticed. Whoever gets one says `leave` when the line is closed.
   */
  async follow(
    request: Pick<IncomingMessage, 'headers'>,
    trust = OWN_PAGES,
  ): Promise<{ session: Session; line: Followed } | null> {
    const claim = this.#claimIn(request, tokenIn(request) ?? tokenAmongProtocols(request), trust)
    if (claim === null) return null
    const line = this.#followers.add(claim.user, claim.session)
    const session = await this.#holding(claim).catch(() => null)
    if (session !== null && line.ended === null) return { session, line }
    line.leave()
    return null
  }

  async create(text: string, { isByToken }: Pick<Session, 'isByToken'> = {}): Promise<Session | Refusal> {
    const name = readName(text)
    if (typeof name !== 'string') return name
    const beganAt = this.#now()
    const user = { id: newId(), name, createdAt: beganAt }
    await this.#store.users.add(user)
    return { user, id: newId(), beganAt, isByToken }
  }

  async rename(session: Session, text: string): Promise<Session | Refusal> {
    const name = readName(text)
    if (isRefusal(name)) return name
    await this.#store.users.rename(session.user.id, name)
    return { ...session, user: { ...session.user, name } }
  }

  /** Its cookie or token is void from now on, wherever it has got to, and its open lines are closed. */
  async end({ user, id }: Session): Promise<void> {
    const at = this.#now()
    await this.#store.users.endSession({ user: user.id, session: id, at, forgotten: at - YEAR_MS })
    this.#ended({ user: user.id, session: id, what: 'this' })
  }

  /** Every session of this person ends, also whatever else has this one's cookie. The new one is for who asked. */
  async endOthers(session: Session): Promise<Session> {
    const { user, id } = session
    // One that began in this very millisecond is another's as well.
    const beganAt = await this.#store.users.endSessionsBefore(user.id, this.#now() + 1)
    this.#ended({ user: user.id, session: id, what: 'others' })
    return { ...session, beganAt }
  }

  /** All lines of this person are over; whoever comes back is looked up anew. */
  cutOff(user: string): void {
    this.#ended({ user, session: '', what: 'all' })
  }

  /** Here alone: other nodes know it by themselves. */
  cutOffHere(user: string): void {
    this.#followers.end({ user, session: '', what: 'all' })
  }

  /** Who is on the line here, some of them by their ids. */
  online(most: number): { readonly ids: readonly string[]; readonly people: number; readonly connections: number } {
    return this.#followers.count(most)
  }

  /** The same at another node: only their lines here are left to close. */
  endedElsewhere(ended: EndedSessions): void {
    this.#followers.end(ended)
  }

  #ended(ended: EndedSessions): void {
    this.#followers.end(ended)
    this.onEnded(ended)
  }

  /** The header that makes a browser keep the session. Scripts cannot read it, other sites cannot send it. */
  cookieFor(session: Session, isSecure: boolean): string {
    return cookie(this.#signed(session, 'cookie'), { isSecure, seconds: YEAR_SECONDS })
  }

  /** What a program shows as `Authorization: Bearer …`. */
  tokenFor(session: Session): string {
    return this.#signed(session, 'token')
  }

  /** The header that makes a browser forget it. */
  noCookie(isSecure: boolean): string {
    return cookie('', { isSecure, seconds: 0 })
  }

  async #holding({ user: id, session, beganAt, isByToken }: Claim): Promise<Session | null> {
    const found = await this.#store.users.findWithSession(id, session)
    if (found === null || found.hasEnded) return null
    const began = beganAt ?? found.user.createdAt
    if (began < found.sessionsFrom) return null
    const { user, ban } = found
    const counts = ban !== undefined && (ban.until === null || ban.until > this.#now())
    return { user, id: session, beganAt: began, isByToken, ...(counts && { ban }) }
  }

  /** Whoever shows a token is who it says, or nobody: a cookie beside it counts for nothing. */
  #claimIn({ headers }: Pick<IncomingMessage, 'headers'>, token: string | null, trust: Trust): Claim | null {
    if (token !== null) return this.#unsign(token, 'token')
    return trust.withCookie ? this.#unsign(cookieIn(headers.cookie ?? '') ?? '', 'cookie') : null
  }

  #signed({ user, id, beganAt }: Session, as: Signed): string {
    const signed = [user.id, this.#seconds().toString(36), beganAt.toString(36), id].join('.')
    return `${signed}.${this.#sign(signed, as)}`
  }

  /** A cookie is no token, nor the other way round: what was signed as one is void as the other. */
  #sign(signed: string, as: Signed): string {
    const text = as === 'cookie' ? signed : `bearer ${signed}`
    return createHmac('sha256', this.#secret).update(text).digest('base64url')
  }

  /** What it says, if this server signed it within the last year. */
  #unsign(value: string, as: Signed): Claim | null {
    const parts = value.split('.')
    const signature = parts.pop() ?? ''
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(parts.join('.'), as))]
    const isOurs = given.length === right.length && timingSafeEqual(given, right)
    const [user = '', issued = '', began, session] = parts
    const age = this.#seconds() - Number.parseInt(issued, 36)
    if (!isOurs || user === '' || !(age < YEAR_SECONDS)) return null
    if (began === undefined || session === undefined) return { user, session: UNNAMED, beganAt: null }
    return { user, session, beganAt: Number.parseInt(began, 36), ...(as === 'token' && { isByToken: true }) }
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000)
  }
}

/** Null: none is shown. Other schemes are somebody else's, such as a proxy's own password. */
export function tokenIn({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const shown = /^bearer(?:\s+(.*))?$/i.exec(headers.authorization?.trim() ?? '')
  return shown === null ? null : (shown[1] ?? '')
}

const PROTOCOL_TOKEN = 'bearer.'

/** A page cannot send headers when it opens a WebSocket, but names of protocols: the token is one of those it offers. */
function tokenAmongProtocols({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  return offered.find((name) => name.startsWith(PROTOCOL_TOKEN))?.slice(PROTOCOL_TOKEN.length) ?? null
}

function cookie(value: string, { isSecure, seconds }: { isSecure: boolean; seconds: number }): string {
  const parts = [`${COOKIE}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
  return (isSecure ? [...parts, 'Secure'] : parts).join('; ')
}

function cookieIn(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === COOKIE) return value.join('=')
  }
  return null
}
