import { useCallback, useEffect, useRef, useState } from 'react'

/** What bots have found out so far. */
export interface Trial {
  readonly state: 'running' | 'done' | 'stopped'
  readonly trouble: string | null
}

export const RUNNING: Trial = { state: 'running', trouble: null }

/** From the worker to the page. */
interface Failed {
  readonly kind: 'failed'
  readonly why: string
}

interface TrialParts<Wish, Told extends { readonly kind: string }, Found extends Trial> {
  newWorker(): Worker
  begun(wish: Wish): Found
  /** What a trial that runs has come to with this. */
  heard(found: Found, told: Exclude<Told, Failed>): Found
}

export interface Trying<Wish, Found extends Trial> {
  readonly measurement: Found | null
  start(wish: Wish): void
  stop(): void
}

const UNLOADED = 'The bots could not be loaded. Check the connection and try again.'

/** Bots try something in a worker of their own, which ends with the page: no server is asked. `parts` must not change. */
export function useTrial<Wish, Told extends { readonly kind: string }, Found extends Trial>(
  parts: TrialParts<Wish, Told, Found>,
): Trying<Wish, Found> {
  const [measurement, setMeasurement] = useState<Found | null>(null)
  const worker = useRef<Worker | null>(null)
  const end = useCallback(() => {
    worker.current?.terminate()
    worker.current = null
  }, [])
  useEffect(() => end, [end])

  const change = useCallback(
    (next: (found: Found) => Found) =>
      setMeasurement((before) => (before?.state === 'running' ? next(before) : before)),
    [],
  )
  const stop = useCallback(() => {
    end()
    change((found) => ({ ...found, state: 'stopped' }))
  }, [end, change])
  const start = useCallback(
    (wish: Wish) => {
      end()
      setMeasurement(parts.begun(wish))
      const begun = parts.newWorker()
      worker.current = begun
      const fail = (why: string) => change((found) => ({ ...found, state: 'stopped', trouble: why }))
      begun.addEventListener('message', ({ data }: MessageEvent<Exclude<Told, Failed> | Failed>) =>
        isFailed(data) ? fail(data.why) : change((found) => parts.heard(found, data)),
      )
      begun.addEventListener('error', () => fail(UNLOADED))
      begun.postMessage(wish)
    },
    [end, change, parts],
  )
  return { measurement, start, stop }
}

const isFailed = (told: { readonly kind: string }): told is Failed => told.kind === 'failed'
