import type { Refused } from '@starboard/kernel'
import { useRef, useState } from 'react'
import type { MatchSource } from '../../contract/match-source.ts'

interface Moves {
  readonly isSending: boolean
  readonly refusal: Refused | null
  act(action: unknown): void
}

/** Sends one move at a time and keeps what was said against the last one. */
export function useMoves(source: MatchSource): Moves {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  // A second click comes before the first is drawn.
  const isOnItsWay = useRef(false)
  const act = async (action: unknown) => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setSending(true)
    setRefusal(null)
    const given = await source.act(action)
    isOnItsWay.current = false
    setSending(false)
    if (!given.ok) setRefusal(given.refused)
  }
  return { isSending, refusal, act: (action) => void act(action) }
}
