import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import { TableScreen } from '@starboard/screen/frame/screen.tsx'
import { TableSkeleton } from '@starboard/screen/frame/table-skeleton.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { settings } from '@starboard/screen/settings/settings.ts'
import { useEffect, useState } from 'react'
import { session } from '../../api/session.ts'
import { useNoteFinished } from '../../games/finished.ts'
import { tryAgain } from '../../games/load-chunk.ts'
import { coverOf, isPlayable, loadBoard } from '../../games/registry.ts'
import { askerOf } from '../../hints/ask.ts'
import type { SoloNotice } from '../../solo/messages.ts'
import type { SoloSource } from '../../solo/solo-source.ts'
import { soloIdIn } from '../../solo/solo-table-info.ts'
import { startSolo } from '../../solo/start.ts'
import { addressWithMatch, soloAddressIn } from './address.ts'
import { MatchStopped, MatchUnfit, NoSuchGame, NotOnThisDevice } from './solo-states.tsx'
import { keptWish } from './wishes.ts'

/** `/solo/<game>`: a match against bots that runs in this browser, with or without a network. */
export function SoloPage({ game }: { readonly game: string }) {
  const board = useBoard(game)
  if (!isPlayable(game)) return <NoSuchGame />
  if (board === 'failed') return <NotOnThisDevice retry={tryAgain} />
  return board === null ? <TableSkeleton /> : <Solo module={board} />
}

function Solo({ module }: { readonly module: AnyBoardModule }) {
  const source = useSolo(module.game.meta.id)
  return source === null ? <TableSkeleton /> : <Running source={source} module={module} />
}

function Running({ source, module }: { readonly source: SoloSource; readonly module: AnyBoardModule }) {
  const { code, gone, notice } = useAside(source)
  useMatchInAddress(code)
  useNotKept(notice, source)
  useNoteFinished(source)
  if (gone !== null) return <MatchStopped why={gone} />
  if (notice?.kind === 'unfit') return <MatchUnfit why={notice.text} anew={() => source.anew()} />
  const cover = coverOf(module.game.meta.id)
  return (
    <TableScreen
      key={code}
      source={source}
      module={module}
      cover={cover}
      exported={() => source.export()}
      askHint={askerOf(module.game.meta.id)}
    />
  )
}

/** One worker as long as the page is open. */
function useSolo(game: string): SoloSource | null {
  const [source, setSource] = useState<SoloSource | null>(null)
  useEffect(() => {
    let opened: SoloSource | null = null
    // Not at once: React tries effects twice, and two workers would take the match from each other.
    const timer = setTimeout(() => {
      const { match, wish, preset, ...asked } = soloAddressIn(location.search, settings().level)
      const wished = wish === undefined ? null : keptWish(wish)
      const options = wished ?? (preset === undefined ? null : { preset })
      const isNew = match === null && wished !== null
      opened = startSolo(
        { game, name: session().name, ...asked, ...(options !== null && { options }) },
        { match, isNew },
      )
      setSource(opened)
    })
    return () => {
      clearTimeout(timer)
      opened?.close()
    }
  }, [game])
  return source
}

interface Aside {
  readonly code: string | null
  readonly gone: string | null
  readonly notice: SoloNotice | null
}

/** What the page, not the table, has to know. */
function useAside(source: SoloSource): Aside {
  const [aside, setAside] = useState<Aside>({ code: null, gone: null, notice: null })
  useEffect(() => {
    const look = () => {
      const { table, gone } = source.state
      const now = { code: table?.code ?? null, gone, notice: source.notice }
      setAside((before) => (isSame(before, now) ? before : now))
    }
    look()
    return source.subscribe(look)
  }, [source])
  return aside
}

const isSame = (one: Aside, other: Aside): boolean =>
  one.code === other.code && one.gone === other.gone && one.notice === other.notice

/** A reload, or a way back from the replay, finds this match again even if it is over. */
function useMatchInAddress(code: string | null): void {
  useEffect(() => {
    const id = code === null ? null : soloIdIn(code)
    if (id !== null) history.replaceState(history.state, '', addressWithMatch(location, id))
  }, [code])
}

function useNotKept(notice: SoloNotice | null, source: SoloSource): void {
  useEffect(() => {
    if (notice?.kind !== 'not-kept') return
    toast(notice.text, 'harm')
    source.dismiss()
  }, [notice, source])
}

/** Null: on its way. */
function useBoard(game: string): AnyBoardModule | 'failed' | null {
  const [board, setBoard] = useState<AnyBoardModule | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    setBoard(null)
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
