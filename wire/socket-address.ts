import { PROTOCOL } from './protocol.ts'

/** Where live play goes over, of a server at this address. What the client speaks is part of it: an older one is told so. */
export const socketAddress = (server: string): string => `${server.replace(/^http/, 'ws')}/ws?protocol=${PROTOCOL}`

/** Whether somebody who came to this address speaks as this server does. */
export const isCurrentProtocol = (url: string | undefined): boolean =>
  new URLSearchParams(url?.split('?')[1]).get('protocol') === String(PROTOCOL)

export const OUTDATED = 'Starboard has been updated since this page was opened. Reload it to go on.'
