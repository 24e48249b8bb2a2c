import { MatchClock } from '@starboard/wire/match-clock'
import type { TableInfo } from '@starboard/wire/protocol'
import { act } from '@testing-library/react'
import type { GameEvent, MatchSource, MatchSourceListener, MatchSourceState } from '../../contract/match-source.ts'

/** A source of which only news and the clock are needed. */
export function newsSource() {
  const listeners = new Set<MatchSourceListener>()
  const matchClock = new MatchClock()
  const state: MatchSourceState = {
    connection: 'open',
    table: null,
    shown: null,
    at: 0,
    clock: null,
    chat: [],
    gone: null,
  }
  const unasked = () => Promise.reject(new Error('Nobody asks this here.'))
  const source: MatchSource = {
    kind: 'live',
    state,
    matchClock,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: unasked,
    act: unasked,
    story: unasked,
    close: () => undefined,
  }
  /** The clock as the server says it now. */
  const setClock = (now: number, rate = 1) => {
    const wall = performance.now()
    act(() => matchClock.tell({ now, rate, wall }, wall))
  }
  const tell = (events: readonly GameEvent[], isPaused = false) =>
    act(() => {
      for (const listener of listeners) listener({ ...state, table: { isPaused } as TableInfo }, events)
    })
  return { source, setClock, tell }
}
