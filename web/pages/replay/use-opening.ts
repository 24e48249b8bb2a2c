import { useCallback, useEffect, useRef, useState } from 'react'
import type { Opened, Opening } from '../../replay/open.ts'
import type { Progress } from '../../replay/reading/reader.ts'
import type { Trouble } from '../../replay/trouble.ts'

interface UnderWay {
  readonly state: 'reading'
  readonly progress: Progress
  /** Long enough for somebody to wonder. */
  readonly isLong: boolean
}

export type Reading = 'nothing' | UnderWay | Opened | Trouble

type Open = (opening: Opening) => Promise<Opened | Trouble | null>

const LONG_MS = 500

const START: UnderWay = { state: 'reading', progress: null, isLong: false }

/** One match at a time is opened here; another one, Cancel or leaving the page stops the one before. */
export function useOpening(initial: Reading) {
  const [reading, setReading] = useState<Reading>(initial)
  const current = useRef<AbortController | null>(null)
  const stop = useCallback(() => current.current?.abort(), [])
  const start = useCallback((open: Open) => {
    current.current?.abort()
    const { signal } = renewed(current)
    const change = (part: Partial<UnderWay>) =>
      setReading((now) => (!signal.aborted && isUnderWay(now) ? { ...now, ...part } : now))
    setReading(START)
    const isLong = setTimeout(() => change({ isLong: true }), LONG_MS)
    void open({ signal, onProgress: (progress) => change({ progress }) }).then((made) => {
      clearTimeout(isLong)
      if (!signal.aborted && made !== null) setReading(made)
    })
  }, [])
  const cancel = useCallback(() => {
    stop()
    setReading('nothing')
  }, [stop])
  useEffect(() => stop, [stop])
  return { reading, start, cancel }
}

function renewed(current: { current: AbortController | null }): AbortController {
  current.current = new AbortController()
  return current.current
}

export const isUnderWay = (reading: Reading): reading is UnderWay =>
  typeof reading === 'object' && 'state' in reading && reading.state === 'reading'
