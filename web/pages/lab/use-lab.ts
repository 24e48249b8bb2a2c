import type { Report } from '@starboard/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type LabPicture, LabRun } from '../../lab/lab-run.ts'
import type { LabWish } from '../../lab/messages.ts'
import { startLabWorker } from '../../lab/start.ts'

/** Findings are worked out anew for every picture: more often than this nobody can read them. */
const BETWEEN_MS = 400

interface Lab {
  /** Null: nothing was tried yet. */
  readonly picture: LabPicture | null
  start(wish: LabWish): void
  stop(): void
  /** What came of an earlier run takes the place of this one. */
  show(report: Report): void
}

/** A run of the lab in workers of this page, which end with it: no server is asked. */
export function useLab(onDone: (report: Report) => void): Lab {
  const [picture, setPicture] = useState<LabPicture | null>(null)
  const run = useRef<LabRun | null>(null)
  const stop = useCallback(() => run.current?.stop(), [])
  useEffect(() => stop, [stop])
  const finished = useRef(onDone)
  const start = useCallback((wish: LabWish) => {
    const done = finished.current
    run.current?.stop()
    run.current = new LabRun(wish, {
      workers: Math.max(1, navigator.hardwareConcurrency || 1),
      start: startLabWorker,
      now: () => performance.now(),
      today: () => new Date().toISOString(),
      onChange: calmed((next) => {
        setPicture(next)
        if (next.state === 'done' && next.report !== null) done(next.report)
      }),
    })
  }, [])
  const show = useCallback((report: Report) => {
    run.current?.stop()
    setPicture({ state: 'done', report, trouble: null })
  }, [])
  useEffect(() => {
    finished.current = onDone
  })
  return { picture, start, stop, show }
}

/** Hands on a change of state at once, and progress now and then. */
function calmed(show: (picture: LabPicture) => void): (picture: LabPicture) => void {
  let shown: { readonly state: LabPicture['state']; readonly at: number } | null = null
  return (picture) => {
    const at = performance.now()
    if (shown !== null && shown.state === picture.state && at - shown.at < BETWEEN_MS) return
    shown = { state: picture.state, at }
    show(picture)
  }
}
