import { Button } from '@starboard/screen/pieces/button.tsx'
import { useCallback, useEffect, useState } from 'react'
import { Shell } from '../../app/shell.tsx'
import { isTrouble, type Opened, openFile, openTable, type Trouble } from '../../replay/open.ts'
import { OpenFile } from './open-file.tsx'
import { ReplaySkeleton } from './replay-skeleton.tsx'
import { ReplayViewer } from './replay-viewer.tsx'
import { TroublePanel } from './trouble-panel.tsx'

/** `/r/<code>`: a finished match of this server. `/r`: one from a file. */
export function ReplayPage({ code }: { readonly code: string | null }) {
  return code === null ? <FromFile /> : <FromTable code={code} />
}

type Reading = 'nothing' | 'reading' | Opened | Trouble

function FromTable({ code }: { readonly code: string }) {
  const [read, setRead] = useState<Reading>('reading')
  const load = useCallback(() => {
    let isWanted = true
    setRead('reading')
    void openTable(code).then((made) => isWanted && setRead(made))
    return () => {
      isWanted = false
    }
  }, [code])
  useEffect(load, [load])
  if (read === 'reading' || read === 'nothing') return <ReplaySkeleton />
  if (!isTrouble(read)) return <ReplayViewer opened={read} code={code} />
  return (
    <Shell title="Replay" current="replays">
      <TroublePanel trouble={read} code={code}>
        {(read.kind === 'no-answer' || read.kind === 'not-over') && <Button onClick={load}>Try again</Button>}
      </TroublePanel>
    </Shell>
  )
}

function FromFile() {
  const [read, setRead] = useState<Reading>('nothing')
  const open = (file: File) => {
    setRead('reading')
    void openFile(file).then(setRead)
  }
  if (typeof read === 'object' && !isTrouble(read)) return <ReplayViewer opened={read} code={null} />
  return (
    <Shell title="Replays" current="replays">
      {typeof read === 'object' && <TroublePanel trouble={read} code={null} />}
      <OpenFile isBusy={read === 'reading'} open={open} />
    </Shell>
  )
}
