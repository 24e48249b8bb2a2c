import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 400

/**
 * What a hand is still moving: shown at once, sent when it rests. A value that comes from the table meanwhile wins once
 * ours is sent.
 */
export function useDraft<T>(value: T, send: (value: T) => void): readonly [T, (value: T) => void] {
  const [draft, setDraft] = useState<{ readonly value: T } | null>(null)
  const latest = useRef(send)
  latest.current = send
  const shown = JSON.stringify(value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value from the table ends the draft
  useEffect(() => setDraft(null), [shown])

  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => latest.current(draft.value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  // Whoever closes what they work on in has made up their mind.
  const pending = useRef(draft)
  pending.current = draft
  useEffect(() => () => void (pending.current !== null && latest.current(pending.current.value)), [])

  return [draft === null ? value : draft.value, (next) => setDraft({ value: next })]
}
