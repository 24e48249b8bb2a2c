import type { ClientState, Given } from '@starboard/wire/client'
import type { MatchClock } from '@starboard/wire/match-clock'
import type { Command, Pointed } from '@starboard/wire/protocol'

export type GameEvent = { readonly kind: string }
export type MatchSourceState = ClientState
export type MatchSourceListener = (state: MatchSourceState, events: readonly GameEvent[]) => void

/**
 * Where a running match comes from: a table on the server, a kernel in a worker of this browser, or a lesson. Boards
 * cannot tell them apart.
 */
export interface MatchSource {
  readonly kind: 'live' | 'solo' | 'lesson'
  readonly state: MatchSourceState
  /** The match clock by `performance.now()` of this page. */
  readonly matchClock: MatchClock
  /** Calls back with every change; `events` are what happened since the last call. */
  subscribe(listener: MatchSourceListener): () => void
  send(command: Command): Promise<Given>
  /** Answers this decision; where none is named, the open one of one's seat. */
  act(action: unknown, decision?: string): Promise<Given>
  /** Calls back whenever somebody points at a thing on the board. Absent: there is nobody else. */
  onPoint?(listener: (pointed: Pointed) => void): () => void
  /** Everything told to this viewer so far, in order, up to news number `at`. */
  story(): Promise<{ readonly at: number; readonly events: readonly GameEvent[] }>
  close(): void
}
