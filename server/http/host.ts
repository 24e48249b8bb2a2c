import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { refuse } from '@starboard/kernel'
import type { Config } from '../config.ts'

/**
 * Whether a request was meant for us. A page of somebody else can make its own name lead to this machine (DNS
 * rebinding), and a browser then takes us for that page's server; but it says by which name it came. An address in
 * figures cannot be made to lead elsewhere. Programs that name no host are no browsers.
 */
export function isOwnHost(host: string | undefined, config: Pick<Config, 'host' | 'publicUrls'>): boolean {
  if (host === undefined) return true
  const name = nameIn(host)
  if (name === null) return false
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || /(^|\.)localhost$/.test(name)) return true
  return [config.host, ...machineNames(), ...config.publicUrls.map((url) => new URL(url).hostname)].some(
    (own) => own.toLowerCase() === name,
  )
}

/** Null: this is no host. */
function nameIn(host: string): string | null {
  const name = /^(\[[\da-f:.]+\]|[^\s:/?#@\\]+)(:\d{1,5})?$/i.exec(host)?.[1]
  return name === undefined ? null : name.toLowerCase().replace(/\.$/, '')
}

/** As other machines of a home network find this one. */
const machineNames = (): readonly string[] => [hostname(), `${hostname()}.local`]

export const WRONG_HOST = refuse(
  'wrong-host',
  'api',
  'This server does not go by this name. Its host can set STARBOARD_PUBLIC_URL to the address that people use.',
)
