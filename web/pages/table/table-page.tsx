import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import type { MatchSource } from '@starboard/screen/contract/match-source.ts'
import { TableScreen } from '@starboard/screen/frame/screen.tsx'
import { TableSkeleton } from '@starboard/screen/frame/table-skeleton.tsx'
import { useSource } from '@starboard/screen/frame/use-source.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError, api } from '../../api/api.ts'
import { ensureSession } from '../../api/session.ts'
import { useNoteFinished } from '../../games/finished.ts'
import { tryAgain } from '../../games/load-chunk.ts'
import { coverOf, loadBoard } from '../../games/registry.ts'
import { askerOf } from '../../hints/ask.ts'
import { liveSource } from '../../live/live-source.ts'
import { LobbyPage } from '../lobby/lobby-page.tsx'
import { OfflinePage } from '../states/offline-page.tsx'
import { StatePage } from '../states/state-page.tsx'
import { NoTablePage, SentAwayPage } from '../states/table-states.tsx'

/** A table on the server, before, during and after its match. */
export function TablePage({ code }: { readonly code: string }) {
  const [tries, setTries] = useState(0)
  const opened = useLive(code, tries)
  if (opened instanceof ApiError) return <NotOpened error={opened} retry={() => setTries(tries + 1)} />
  return opened === null ? <TableSkeleton /> : <Live source={opened} code={code} />
}

/** A line to the table. Opening a link as a guest just works: who has no session gets one first. */
function useLive(code: string, tries: number): MatchSource | ApiError | null {
  const [opened, setOpened] = useState<MatchSource | ApiError | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    let source: MatchSource | null = null
    let isWanted = true
    setOpened(null)
    const open = () => {
      if (!isWanted) return
      source = liveSource(code)
      setOpened(source)
    }
    ensureSession().then(open, (error: unknown) => {
      if (isWanted) setOpened(error instanceof ApiError ? error : failed(error))
    })
    return () => {
      isWanted = false
      source?.close()
    }
  }, [code, tries])
  return opened
}

const failed = (error: unknown): ApiError =>
  new ApiError({ code: 'failed', rule: 'api', text: error instanceof Error ? error.message : String(error) }, -1)

function Live({ source, code }: { readonly source: MatchSource; readonly code: string }) {
  const state = useSource(source)
  useNoteFinished(source)
  const { table, gone, connection } = state
  const askDifficulty = useCallback(() => api.difficulty(code), [code])
  if (state.isSentAway) return <SentAwayPage />
  if (gone !== null && state.isBanned) return <Banned why={gone} />
  if (gone !== null && connection === 'closed') return <LoggedOut why={gone} />
  if (gone !== null) return table === null ? <NoTablePage code={code} why={gone} /> : <Closed why={gone} />
  if (table === null) return <TableSkeleton />
  if (table.status === 'lobby') return <LobbyPage source={source} state={state} />
  return (
    <WithBoard game={table.game}>
      {(module) => (
        <TableScreen
          source={source}
          module={module}
          cover={coverOf(table.game)}
          exported={() => api.exported(table.code)}
          difficulty={askDifficulty}
          askHint={askerOf(table.game)}
        />
      )}
    </WithBoard>
  )
}

interface WithBoardProps {
  readonly game: string
  children(module: AnyBoardModule): ReactNode
}

/** The game's board, once it is here. */
function WithBoard({ game, children }: WithBoardProps) {
  const board = useBoard(game)
  if (board === 'loading') return <TableSkeleton />
  if (board === 'failed') return <OfflinePage retry={tryAgain} />
  return board === null ? <NoBoard /> : children(board)
}

type Loaded = AnyBoardModule | 'loading' | 'failed' | null

function useBoard(game: string): Loaded {
  const [board, setBoard] = useState<Loaded>('loading')
  useEffect(() => {
    let isWanted = true
    setBoard('loading')
    loadBoard(game).then(
      (loaded) => isWanted && setBoard(loaded),
      () => isWanted && setBoard('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return board
}

function NotOpened({ error, retry }: { readonly error: ApiError; retry(): void }) {
  if (error.status === 0) return <OfflinePage retry={retry} />
  return (
    <StatePage
      scene="broken"
      title="The table could not be opened."
      buttons={
        <Button look="primary" size="large" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.refused.text}
    </StatePage>
  )
}

function LoggedOut({ why }: { readonly why: string }) {
  return (
    <StatePage scene="lost" title="You are logged out." buttons={<Shelf />}>
      {why} Whoever sits down here now does so as a new guest.
    </StatePage>
  )
}

function Banned({ why }: { readonly why: string }) {
  return (
    <StatePage scene="lost" title="You cannot play here." buttons={<Shelf />}>
      {why}
    </StatePage>
  )
}

function Closed({ why }: { readonly why: string }) {
  return (
    <StatePage scene="lost" title="This table is closed." buttons={<Shelf />}>
      {why}
    </StatePage>
  )
}

function NoBoard() {
  return (
    <StatePage scene="lost" title="This game has no board here yet." buttons={<Shelf />}>
      The match runs on the server, but this version of the app cannot draw it. Loading the page again may bring a newer
      one.
    </StatePage>
  )
}

const Shelf = () => (
  <LinkButton href="/" look="primary" size="large">
    To the shelf
  </LinkButton>
)
