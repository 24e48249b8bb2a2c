import { Button } from '@starboard/screen/pieces/button.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { NothingToContinueScene } from '@starboard/screen/pieces/scenes/shelf.tsx'
import { OfflineScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import type { NumbersLine } from '@starboard/wire/matches'
import { ApiError, api } from '../../api/api.ts'
import { lookUpSession, useSession } from '../../api/session.ts'
import { Shell } from '../../app/shell.tsx'
import { Panel } from '../../shared/panel.tsx'
import { usePolled } from '../../shared/use-polled.ts'
import { SkeletonRows } from '../home/skeleton-rows.tsx'
import css from './me-page.module.css'
import { NumbersTable, Overall } from './numbers-table.tsx'

/** Whoever has no session has played nothing: nobody is signed in just for looking. */
async function loadNumbers(): Promise<readonly NumbersLine[]> {
  const { isKnown } = await lookUpSession()
  if (!isKnown) return []
  return api.numbers().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return []
    throw error
  })
}

/** What I have played here, in numbers. */
export function MePage() {
  const { name } = useSession()
  const { value, problem, refresh } = usePolled(loadNumbers)
  return (
    <Shell title="My numbers">
      <div className={css.page}>
        <header className={css.head}>
          <h1>My numbers</h1>
          <p>
            Every match that {name} has played on this server to its end. Matches on this device alone are not among
            them.
          </p>
        </header>
        {value === undefined && problem === null && <SkeletonRows count={3} />}
        {value === undefined && problem !== null && <Missing problem={problem} load={refresh} />}
        {value !== undefined && (value.length === 0 ? <Nothing /> : <Shown lines={value} />)}
      </div>
    </Shell>
  )
}

const Shown = ({ lines }: { readonly lines: readonly NumbersLine[] }) => (
  <>
    <Overall lines={lines} />
    <Panel title="By game">
      <NumbersTable lines={lines} />
    </Panel>
    <LinkButton href="/replays">See the matches</LinkButton>
  </>
)

const Nothing = () => (
  <div className={css.drawn}>
    <NothingToContinueScene />
    <div>
      <b>No match of yours is over yet.</b>
      <p>Places, wins and time stand here after the first one, by game and by whom you played against.</p>
      <LinkButton href="/">Play one</LinkButton>
    </div>
  </div>
)

const Missing = ({ problem, load }: { readonly problem: Error; load(): void }) => (
  <div className={css.drawn}>
    <OfflineScene />
    <div>
      <b>The numbers did not come.</b>
      <p role="alert">{problem.message}</p>
      <Button onClick={load}>Try again</Button>
    </div>
  </div>
)
