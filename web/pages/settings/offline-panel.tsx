import { Button } from '@starboard/screen/pieces/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { Panel } from '../../shared/panel.tsx'
import type { Kept, ToOffline } from '../../sw/messages.ts'
import css from './settings-page.module.css'

type Progress = 'not asked' | 'loading' | 'no keeper' | Kept

/** Games are loaded ahead where data costs nothing; here somebody asks for them, and is told when all are here. */
export function OfflinePanel() {
  const [progress, setProgress] = useState<Progress>('not asked')
  const said = useRef<HTMLParagraphElement>(null)
  const mayAsk = progress !== 'no keeper' && !isComplete(progress)
  // The button goes away with what it was pressed for: the focus stays with the answer.
  useEffect(() => {
    if (!mayAsk) said.current?.focus()
  }, [mayAsk])
  const ask = () => {
    setProgress('loading')
    void fetchGames().then(setProgress)
  }
  return (
    <Panel title="Without a network">
      <p role="status" ref={said} tabIndex={-1}>
        {words(progress)}
      </p>
      {mayAsk && (
        <div className={css.buttons}>
          <Button isOff={progress === 'loading'} onClick={ask}>
            Put all games on this device
          </Button>
        </div>
      )}
    </Panel>
  )
}

const isComplete = (progress: Progress): boolean => typeof progress === 'object' && progress.missing === 0

function words(progress: Progress): string {
  if (progress === 'not asked') return 'With bots, games that are on this device work without a network.'
  if (progress === 'loading') return 'Putting the games on this device …'
  if (progress === 'no keeper') return 'This browser keeps nothing for later: games need the server.'
  return isComplete(progress) ? 'All games are on this device.' : 'Some parts did not come. Is there a network?'
}

async function fetchGames(): Promise<Progress> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (registration === undefined) return 'no keeper'
  const { active } = await navigator.serviceWorker.ready
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<Kept>) => resolve(data)
    active?.postMessage({ kind: 'fetch-games' } satisfies ToOffline, [port2])
  })
}
