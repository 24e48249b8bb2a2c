import type { Poster } from '@starboard/screen/contract/poster.ts'
import { TableSkeleton } from '@starboard/screen/frame/table-skeleton.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { ErrorScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import { settings } from '@starboard/screen/settings/settings.ts'
import { levelAmong } from '@starboard/wire/levels'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../api/api.ts'
import { playNow } from '../../games/play-now.ts'
import { levelsIn } from '../../games/use-games.ts'
import { loadMine } from '../home/lists.ts'
import { StatePage } from '../states/state-page.tsx'
import { ToShelf } from '../states/to-shelf.tsx'

interface FirstTableProps {
  readonly poster: Poster
  readonly preset: string
}

/** A game that teaches by one of its presets: a table of its own, beside whatever else goes on. One that was left goes on. */
export function FirstTable({ poster, preset }: FirstTableProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const begin = useCallback(() => {
    setProblem(null)
    begun({ poster, preset }).then(
      (address) => navigate(address, { replace: true }),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }, [poster, preset, navigate])
  useEffect(() => {
    // Not at once: React tries effects twice, and one table is enough.
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [begin])
  if (problem === null) return <TableSkeleton />
  return (
    <StatePage
      scene={<ErrorScene />}
      title={`${poster.firstMatch?.name} could not begin.`}
      buttons={
        <>
          <Button look="primary" size="large" onClick={begin}>
            Try again
          </Button>
          <ToShelf look="quiet" />
        </>
      }
    >
      {problem}
    </StatePage>
  )
}

async function begun({ poster, preset }: FirstTableProps): Promise<string> {
  const [mine, shelf] = await Promise.all([loadMine().catch(() => []), api.shelf().catch(() => null)])
  const left = mine.find((line) => line.game === poster.id && line.status === 'playing' && line.preset === preset)
  const level = levelAmong(levelsIn(shelf, poster.id), settings().level)
  return left === undefined ? playNow({ game: poster, level, preset }) : `/t/${left.code}`
}
