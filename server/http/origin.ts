import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

/** own: our pages, or no browser. listed: pages whose programs may call the API with a token of theirs. */
type Origin = 'own' | 'listed' | 'foreign'

/**
 * Where a request comes from. Browsers name the origin of everything that can change something; a client that is no
 * browser names none and has no cookies of somebody else to misuse. On the list are pages that the host trusts to call the
 * API, not to do so as whoever happens to look at them: from there a cookie never counts.
 */
export function originOf(headers: IncomingHttpHeaders, config: Pick<Config, 'publicUrls' | 'corsOrigins'>): Origin {
  const { origin } = headers
  if (origin === undefined || config.publicUrls.includes(origin) || isAtHost(origin, headers.host)) return 'own'
  return config.corsOrigins.includes(origin) ? 'listed' : 'foreign'
}

const isAtHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host

/** What tells a browser that a page on the list may read the answer. Without a word of credentials: none are taken. */
export const corsHeaders = ({ origin = '' }: IncomingHttpHeaders): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'Retry-After, Content-Disposition',
})

/** What such a page may send, asked for beforehand. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
}

/**
 * Nothing is loaded from elsewhere, nothing runs or is styled that is not a file of ours, nobody frames us. What a
 * script sets on an element's `style` is allowed: whoever runs scripts here needs no styles to do harm.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** What only a page can be told: on the dozens of files that it loads these would be ballast. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
}
