/** How a request is answered. `none`: as if there were no service worker. */
export type Strategy = 'page' | 'asset' | 'shell' | 'none'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/** Names in this folder change with what is in them: what is there once is right forever. */
export const ASSETS = '/assets/'
export const INDEX = '/index.html'

/** Programs ask here: an old answer would be a wrong one. */
const NEVER = /^\/(api|ws|metrics|health)(\/|$)/

/** Only reading, only our own server, never what it says about tables. */
export function strategyFor({ method, url, mode }: Asked, origin: string, shell: ReadonlySet<string>): Strategy {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || NEVER.test(pathname)) return 'none'
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith(ASSETS)) return 'asset'
  return shell.has(pathname) ? 'shell' : 'none'
}

/** A server that is just being started again answers like this; the page that is here will do meanwhile. */
export const isUsable = ({ status }: Pick<Response, 'status'>): boolean => status < 500

/** Addresses at which a match is open: no new version comes in its middle. */
const MATCH = /^\/(t|solo|learn)\//

export const isMatchPage = (url: string): boolean => MATCH.test(new URL(url).pathname)
