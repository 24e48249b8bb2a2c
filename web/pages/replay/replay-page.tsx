import { Button } from '@starboard/screen/pieces/button.tsx'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../../app/shell.tsx'
import { isTrouble, openFile, openTable } from '../../replay/open.ts'
import { MatchLists } from '../replays/match-lists.tsx'
import { OpenFile } from './open-file.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import css from './replay-page.module.css'
import { ReplaySkeleton } from './replay-skeleton.tsx'
import { ReplayViewer } from './replay-viewer.tsx'
import { TroublePanel } from './trouble-panel.tsx'
import { isUnderWay, useOpening } from './use-opening.ts'

/** `/r/<code>`: a finished match of this server. `/r` and `/replays`: which there are, or one from a file. */
export function ReplayPage({ code }: { readonly code: string | null }) {
  return code === null ? <FromFile /> : <FromTable code={code} />
}

function FromTable({ code }: { readonly code: string }) {
  const { reading, start, cancel } = useOpening('nothing')
  const [, go] = useLocation()
  const load = useCallback(() => start((opening) => openTable(code, opening)), [start, code])
  useEffect(load, [load])
  const leave = () => {
    cancel()
    go('/r')
  }
  if (isUnderWay(reading) && reading.isLong)
    return (
      <Shell title="Replay" current="replays">
        <ReadingPanel progress={reading.progress} cancel={leave} />
      </Shell>
    )
  if (reading === 'nothing' || isUnderWay(reading)) return <ReplaySkeleton />
  if (!isTrouble(reading)) return <ReplayViewer opened={reading} code={code} />
  return (
    <Shell title="Replay" current="replays">
      <TroublePanel trouble={reading} code={code}>
        {(reading.kind === 'no-answer' || reading.kind === 'not-over') && <Button onClick={load}>Try again</Button>}
      </TroublePanel>
    </Shell>
  )
}

function FromFile() {
  const { reading, start, cancel } = useOpening('nothing')
  const open = (file: File) => start((opening) => openFile(file, opening))
  if (isUnderWay(reading))
    return (
      <Shell title="Replays" current="replays">
        <ReadingPanel progress={reading.progress} cancel={cancel} />
      </Shell>
    )
  if (typeof reading === 'object' && !isTrouble(reading)) return <ReplayViewer opened={reading} code={null} />
  return (
    <Shell title="Replays" current="replays">
      <div className={css.page}>
        {typeof reading === 'object' && (
          <div className={css.trouble}>
            <TroublePanel trouble={reading} code={null} />
          </div>
        )}
        <MatchLists />
        <OpenFile open={open} />
      </div>
    </Shell>
  )
}
