import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import type { TableLine } from '@starboard/wire/api'
import { printCode } from '@starboard/wire/codes'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { logOut, logOutElsewhere } from '../../api/log-out.ts'
import { useSession } from '../../api/session.ts'
import { Panel } from '../../shared/panel.tsx'
import css from './settings-page.module.css'

/** Who I am is a cookie and nothing else: it can be given up, and taken from whoever has a copy. */
export function SessionPanel() {
  const { isKnown, name } = useSession()
  const [asked, setAsked] = useState<'here' | 'elsewhere' | null>(null)
  const close = () => setAsked(null)
  return (
    <Panel title="Logged in">
      <p role="status">
        {isKnown
          ? `The server knows this browser as ${name}. There is no password: whoever has its cookie is you.`
          : 'The server does not know this browser yet: you are logged in when you first sit down or open a table.'}
      </p>
      {isKnown && (
        <div className={css.buttons}>
          <Button onClick={() => setAsked('elsewhere')}>Log out everywhere else</Button>
          <Button look="danger" onClick={() => setAsked('here')}>
            Log out
          </Button>
        </div>
      )}
      <LogOutDialog isOpen={asked === 'here'} close={close} />
      <ElsewhereDialog isOpen={asked === 'elsewhere'} close={close} />
    </Panel>
  )
}

interface AskProps {
  readonly isOpen: boolean
  close(): void
}

function ElsewhereDialog({ isOpen, close }: AskProps) {
  const { isBusy, run } = useRun(async () => {
    await logOutElsewhere()
    close()
    toast('Every other browser and terminal is logged out.')
  })
  return (
    <Dialog
      title="Log out everywhere else?"
      isOpen={isOpen}
      close={close}
      buttons={
        <>
          <Button look="danger" isBusy={isBusy} onClick={run}>
            Log out everywhere else
          </Button>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        Every other browser or terminal that plays as you is disconnected at once and cannot come back as you: do this
        if somebody may have copied your cookie. This browser stays logged in, and your seats stay yours.
      </p>
    </Dialog>
  )
}

function LogOutDialog({ isOpen, close }: AskProps) {
  const { isBusy, run } = useRun(async () => {
    await logOut()
    // Everything that this page still knows of me goes with it.
    location.assign('/')
  })
  return (
    <Dialog
      title="Log out of this browser?"
      isOpen={isOpen}
      close={close}
      buttons={
        <>
          <Button look="danger" isBusy={isBusy} onClick={run}>
            Log out for good
          </Button>
          <Button look="quiet" onClick={close}>
            Stay
          </Button>
        </>
      }
    >
      <div className={css.rows}>
        <WhatIsLost />
        <p>Matches with bots on this device, and your settings, stay here.</p>
      </div>
    </Dialog>
  )
}

/** Without an account there is no way back in: that is said before, with what it means today. */
function WhatIsLost() {
  const [running, setRunning] = useState<readonly TableLine[]>([])
  useEffect(() => {
    // Without an answer nobody logs out either.
    api.myTables().then(
      (tables) => setRunning(tables.filter(isRunning)),
      () => undefined,
    )
  }, [])
  return (
    <>
      <p>
        <b>There is no way back.</b> You have no account and no password: who logs in again is a new guest, even with
        the same name. Your seats, and the list of your matches, are lost to you.
      </p>
      {running.length > 0 && (
        <p>
          You still sit at {running.length === 1 ? 'a table' : `${running.length} tables`} (
          {running.map(({ code }) => printCode(code)).join(', ')}). There the clock or a bot plays on for you, and
          people may wait for you in vain: tell them.
        </p>
      )}
    </>
  )
}

const isRunning = ({ status }: TableLine): boolean => status === 'lobby' || status === 'playing'

function useRun(run: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    run()
      .catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false))
  }
  return { isBusy, run: start }
}
