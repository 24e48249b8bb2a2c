import { Button } from '@starboard/screen/pieces/button.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useCallback, useMemo, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { Shell } from '../../app/shell.tsx'
import { usePolled } from '../../shared/use-polled.ts'
import { SkeletonRows } from '../home/skeleton-rows.tsx'
import { AdminApi, forgetToken, keepToken, keptToken } from './admin-api.ts'
import css from './admin-page.module.css'
import { Announce } from './announce.tsx'
import { Bans } from './bans.tsx'
import { Nodes } from './nodes.tsx'
import { People } from './people.tsx'
import { Tables } from './tables.tsx'
import { TokenForm } from './token-form.tsx'

/** Done on the server, and what is shown is asked for anew; what it refuses is said. */
export type Do = (what: () => Promise<unknown>, done: string) => Promise<boolean>

/** Where the host of the server looks after it. */
export function AdminPage() {
  const [token, setToken] = useState(keptToken)
  const [problem, setProblem] = useState<string | null>(null)
  const enter = (given: string) => {
    keepToken(given)
    setProblem(null)
    setToken(given)
  }
  const leave = useCallback((why: string | null) => {
    forgetToken()
    setProblem(why)
    setToken(null)
  }, [])
  return (
    <Shell title="Admin">
      <div className={css.page}>
        <header className={css.head}>
          <h1>Admin</h1>
          {token !== null && (
            <Button look="quiet" onClick={() => leave(null)}>
              Leave
            </Button>
          )}
        </header>
        {token === null ? <TokenForm problem={problem} enter={enter} /> : <Desk token={token} turnedAway={leave} />}
      </div>
    </Shell>
  )
}

interface DeskProps {
  readonly token: string
  turnedAway(why: string): void
}

const NO_ADMIN = 'This server has no STARBOARD_ADMIN_TOKEN, so nobody looks after it from a browser.'
const WRONG = 'That is not the token of this server.'
const TURNED_AWAY: Readonly<Record<number, string>> = { 401: WRONG, 404: NO_ADMIN }

function Desk({ token, turnedAway }: DeskProps) {
  const api = useMemo(() => new AdminApi(token), [token])
  const load = useCallback(
    () =>
      api.overview().catch((error: unknown) => {
        const why = error instanceof ApiError ? (TURNED_AWAY[error.status] ?? null) : null
        if (why !== null) turnedAway(why)
        throw error
      }),
    [api, turnedAway],
  )
  const { value, problem, refresh } = usePolled(load)
  const act: Do = async (what, done) => {
    try {
      await what()
      toast(done)
      refresh()
      return true
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'harm')
      return false
    }
  }
  if (value === undefined) return problem === null ? <SkeletonRows count={4} /> : <p role="alert">{problem.message}</p>
  return (
    <>
      {problem !== null && <p role="alert">{problem.message}</p>}
      <Nodes overview={value} />
      <Announce overview={value} api={api} act={act} />
      <Tables overview={value} api={api} act={act} />
      <People overview={value} api={api} act={act} />
      <Bans overview={value} api={api} act={act} />
    </>
  )
}
