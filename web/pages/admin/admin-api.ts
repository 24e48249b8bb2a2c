import type { AdminOverview } from '@starboard/wire/admin'
import { respond } from '../../api/api.ts'

const KEY = 'starboard.admin'

/** The token of the host, kept for as long as this tab is open and no longer. */
export const keptToken = (): string | null => kept((storage) => storage.getItem(KEY))

export const keepToken = (token: string): void => void kept((storage) => storage.setItem(KEY, token))

export const forgetToken = (): void => void kept((storage) => storage.removeItem(KEY))

/** A browser that keeps nothing is asked again. */
function kept<X>(use: (storage: Storage) => X): X | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

export interface Banning {
  readonly user: string
  readonly reason: string
  readonly until: number | null
}

/** What the host of the server may ask, by their token alone. */
export class AdminApi {
  readonly #token: string

  constructor(token: string) {
    this.#token = token
  }

  async overview(): Promise<AdminOverview> {
    return (await this.#ask('GET', '')).json()
  }

  async log(code: string): Promise<Blob> {
    return (await this.#ask('GET', `/tables/${encodeURIComponent(code)}/log`)).blob()
  }

  close = (code: string, why: string) => this.#ask('POST', `/tables/${encodeURIComponent(code)}/close`, { why })

  ban = (banning: Banning) => this.#ask('POST', '/bans', banning)

  pardon = (user: string) => this.#ask('DELETE', `/bans/${encodeURIComponent(user)}`)

  announce = (text: string, at: number) => this.#ask('POST', '/notice', { text, at })

  takeBack = () => this.#ask('DELETE', '/notice')

  #ask(method: string, path: string, body?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) }
    return respond(`/api/admin${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }
}
