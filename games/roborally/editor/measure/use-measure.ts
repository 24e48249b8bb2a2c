import { useCallback, useEffect, useRef, useState } from 'react'
import type { Measured, MeasureWish } from './messages.ts'
import type { RaceResult } from './race.ts'

export interface Measurement {
  readonly wish: MeasureWish
  readonly results: readonly RaceResult[]
  readonly state: 'running' | 'done' | 'stopped'
  readonly trouble: string | null
}

export interface Measuring {
  readonly measurement: Measurement | null
  start(wish: MeasureWish): void
  stop(): void
}

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Races of bots in a worker of their own; it ends with the page. */
export function useMeasure(): Measuring {
  const [measurement, setMeasurement] = useState<Measurement | null>(null)
  const worker = useRef<Worker | null>(null)
  const end = useCallback(() => {
    worker.current?.terminate()
    worker.current = null
  }, [])
  useEffect(() => end, [end])

  const stop = useCallback(() => {
    end()
    setMeasurement((before) => (before?.state === 'running' ? { ...before, state: 'stopped' } : before))
  }, [end])
  const start = useCallback(
    (wish: MeasureWish) => {
      end()
      setMeasurement({ wish, results: [], state: 'running', trouble: null })
      const begun = newWorker()
      worker.current = begun
      const fail = (why: string) =>
        setMeasurement((before) => (before === null ? null : { ...before, state: 'stopped', trouble: why }))
      begun.addEventListener('message', ({ data }: MessageEvent<Measured>) =>
        data.kind === 'failed' ? fail(data.why) : setMeasurement((before) => added(before, data.result)),
      )
      begun.addEventListener('error', () => fail('The bots could not be loaded. Check the connection and try again.'))
      begun.postMessage(wish)
    },
    [end],
  )
  return { measurement, start, stop }
}

function added(before: Measurement | null, result: RaceResult): Measurement | null {
  if (before?.state !== 'running') return before
  const results = [...before.results, result]
  return { ...before, results, state: results.length >= before.wish.races ? 'done' : 'running' }
}
