import type { MatchLine } from '@starboard/wire/matches'
import { useEffect, useState } from 'react'
import css from './match-list.module.css'
import { MatchRow } from './match-row.tsx'

/** What was played in this browser alone, with or without a network: the server knows nothing of it. */
export function DeviceMatches({ game }: { readonly game: string | null }) {
  const lines = useKept().filter((line) => game === null || line.game === game)
  if (lines.length === 0) return null
  return (
    <>
      <h2 className={css.place}>On this device</h2>
      <ul aria-label="On this device">
        {lines.map((line) => (
          <MatchRow key={line.code} line={line} />
        ))}
      </ul>
      <h2 className={css.place}>On this server</h2>
    </>
  )
}

function useKept(): readonly MatchLine[] {
  const [lines, setLines] = useState<readonly MatchLine[]>([])
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const { keptMatches } = await import('../../solo/kept.ts')
      const found = await keptMatches()
      if (isWanted) setLines(found)
    }
    // A browser that keeps nothing has none.
    look().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return lines
}
