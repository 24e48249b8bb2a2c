import { useEffect, useState } from 'react'
import type { RunningSolo } from '../../solo/running.ts'

/** Matches that go on in this browser. They come a moment later than the page: most people have none. */
export function useRunningSolo(): readonly RunningSolo[] {
  const [running, setRunning] = useState<readonly RunningSolo[]>([])
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const { runningSolo } = await import('../../solo/running.ts')
      const found = await runningSolo()
      if (isWanted) setRunning(found)
    }
    // A browser that keeps nothing has none.
    look().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return running
}
