import type { OpenDecision } from '@starboard/kernel'
import { useMemo, useState } from 'react'
import type { MatchSource } from '../../contract/match-source.ts'
import { MoveQueue, type Sending } from './move-queue.ts'

interface Moves extends Sending {
  act(action: unknown): void
}

const NOTHING: Sending = { isSending: false, refusal: null }

/** Sends moves one after the other, each for the question that is on screen, and keeps what was said against the last. */
export function useMoves(source: MatchSource, asked: OpenDecision | undefined): Moves {
  const [sending, setSending] = useState(NOTHING)
  const queue = useMemo(
    () =>
      new MoveQueue({
        send: (action, decision) => source.act(action, decision),
        isOpen: (decision) => source.state.shown?.open.some(({ id }) => id === decision) ?? false,
        onChange: setSending,
      }),
    [source],
  )
  return { ...sending, act: (action) => queue.add({ action, decision: asked }) }
}
