import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from our own pages. Browsers name the origin of everything that can change something; a
 * client that is no browser names none and has no cookies of somebody else to misuse.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrls: readonly string[]): boolean {
  if (origin === undefined) return true
  if (publicUrls.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
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
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
}
