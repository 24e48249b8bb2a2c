import type { MatchSource, MatchSourceListener } from '@starboard/screen/contract/match-source.ts'
import { TableClient } from '@starboard/wire/client'
import type { Pointed } from '@starboard/wire/protocol'
import { storyOf } from '../api/api.ts'
import { noteNotice } from '../api/notice.ts'
import { socketTo } from './socket.ts'

/** A table on the server. */
export function liveSource(code: string): MatchSource {
  const listeners = new Set<MatchSourceListener>()
  const pointListeners = new Set<(pointed: Pointed) => void>()
  const client = new TableClient({
    code,
    connect: socketTo,
    // Not `randomUUID`, which a page without a certificate does not have.
    onChange: (state, events) => {
      for (const listener of listeners) listener(state, events)
    },
    onNotice: noteNotice,
    onPoint: (pointed) => {
      for (const listener of pointListeners) listener(pointed)
    },
  })
  const wake = () => client.wake()
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return {
    kind: 'live',
    get state() {
      return client.state
    },
    matchClock: client.matchClock,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onPoint(listener) {
      pointListeners.add(listener)
      return () => pointListeners.delete(listener)
    },
    send: (command) => client.send(command),
    act: (action, decision) => client.act(action, decision),
    story: () => storyOf(code),
    close() {
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      client.close()
    },
  }
}
