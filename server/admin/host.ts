import type { Config } from '../config.ts'
import type { Sessions } from '../http/session.ts'
import type { Nodes } from '../store/nodes.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import { AdminToken } from './admin-token.ts'
import { HostDesk } from './host-desk.ts'
import { Load, type LoadParts } from './load.ts'

interface Parts {
  readonly store: Store
  readonly sessions: Sessions
  readonly nodes: Nodes | null
  readonly load: Omit<LoadParts, 'online'>
  readonly now: () => number
  readonly wall: () => number
  readonly log: Log
}

const MOST_TOLD = 200

/** What the host of the server looks after it with; both null: nobody can, from a browser. */
export function hostDesk({ adminToken: token, missedCodesPerHour: missesPerHour }: Config, parts: Parts) {
  if (token === null) return { adminToken: null, desk: null }
  const { store, sessions, nodes, now, wall, log } = parts
  const load = new Load({ ...parts.load, online: () => sessions.online(MOST_TOLD) })
  const desk = new HostDesk({ store, nodes, load, wall, log, cut: (user) => sessions.cutOffHere(user) })
  return { adminToken: new AdminToken({ token, now, missesPerHour }), desk }
}
