import type { GameTypes, OpenDecision, Seat } from '@starboard/kernel'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { AnyBoardModule, BoardProps } from '../contract/board.ts'
import type { Cover } from '../contract/cover.ts'
import type { AskHint } from '../contract/hint.ts'
import type { MatchSource, MatchSourceState } from '../contract/match-source.ts'
import { playSound } from '../sound/sound.ts'
import { useAnnouncements } from './announcements/use-announcements.ts'
import { useAttention } from './attention.ts'
import { BoardBoundary } from './board-boundary.tsx'
import { type AroundBoard, AroundBoardContext } from './context.ts'
import { facesAt } from './faces.ts'
import type { FilmControls, Scene } from './film/film-player.ts'
import { useFilmPlayer } from './film/use-film-player.ts'
import { useStory } from './log/use-story.ts'
import { useMoves } from './prompt/use-moves.ts'
import { useOrders } from './prompt/use-orders.ts'
import { usePauseNote } from './prompt/use-pause-note.ts'
import { useRulebook } from './rules/use-rulebook.ts'
import { TableSkeleton } from './table-skeleton.tsx'
import { useSource } from './use-source.ts'

interface TableScreenProps {
  readonly source: MatchSource
  readonly module: AnyBoardModule
  readonly cover: Cover
  /** The finished match as a file. */
  readonly exported?: (() => Promise<unknown>) | null
  /** How hard it was, once it is over. */
  readonly difficulty?: AroundBoard['difficulty']
  /** Who can say what the strongest bot would do; asked only where the table allows it. */
  readonly askHint?: AskHint
  /** What stands over the board, such as a coach; it may ask what is around the board. */
  readonly children?: ReactNode
}

/** A running match from whatever source: the film, the board, and everything around it. */
export function TableScreen(props: TableScreenProps) {
  const state = useSource(props.source)
  const match = useMatchNumber(state.at)
  if (state.shown === null || state.table === null) return <TableSkeleton />
  return <Match key={match} {...props} state={state} />
}

/** A source that begins to count anew has begun another match. */
function useMatchNumber(at: number): number {
  const number = useRef(0)
  const last = useRef(at)
  if (at < last.current) number.current++
  last.current = at
  return number.current
}

function Match({ source, module, state, ...rest }: TableScreenProps & { readonly state: MatchSourceState }) {
  const { scene, skip, film } = useFilmPlayer(source, module)
  const { story, before } = useStory(source, scene?.told ?? NONE)
  const announced = useAnnouncements({ source, module, before })
  if (scene === null) return <TableSkeleton />
  return <OnScreen {...rest} {...{ source, module, state, scene, story, announced, skip, film }} />
}

const NONE: Scene['told'] = []

interface OnScreenProps extends TableScreenProps {
  readonly state: MatchSourceState
  readonly scene: Scene
  readonly story: Scene['told']
  readonly announced: AroundBoard['announced']
  skip(): void
  readonly film: FilmControls
}

function OnScreen({ source, module, cover, state, scene, story, skip, film, ...rest }: OnScreenProps) {
  const { table } = state
  const faces = useMemo(() => (table === null ? [] : facesAt(table)), [table])
  const me = faces.find(({ isMe }) => isMe)?.seat ?? null
  const tableAt = useMoment(table)
  const rulebook = useRulebook(cover)
  const { orders, giveOrders } = useOrders(source, table)
  const events = useMemo(() => story.map(({ event }) => event), [story])
  const { shown } = scene
  usePauseNote(table)
  const isMine = ({ seat }: OpenDecision) => seat === me
  const moves = useMoves(source, shown.open.find(isMine))
  useMyTurn({
    isAsked: isMyTurn(shown, me, table),
    isHeard: table?.isPaused !== true && shown.open.some(isMine),
    module,
  })
  // Others may still have it before them: it is opened when its day is over.
  const isSealed = table?.daily?.isSealed === true
  const around: AroundBoard = {
    game: module.game,
    mark: module.mark,
    chapters: module.chapters,
    isRoutine: module.isRoutine,
    actor: module.actor,
    printPoints: module.printPoints,
    keepsake: module.keepsake,
    help: module.help,
    enlarged: module.enlarged,
    Face: module.Face,
    mode: source.kind,
    table,
    tableAt,
    connection: state.connection,
    faces,
    story,
    chat: state.chat,
    matchClock: source.matchClock,
    announced: rest.announced,
    scene,
    Lettering: cover.Lettering,
    loadMinute: cover.loadMinute,
    lesson: cover.lesson,
    rulebook,
    outcome: shown.outcome,
    refusal: moves.refusal,
    isSending: moves.isSending,
    send: (command) => source.send(command),
    onPoint: source.onPoint,
    skip,
    film,
    showRule: () => undefined,
    showLog: () => undefined,
    showKeys: () => undefined,
    replayPath: table === null || isSealed ? null : `/r/${table.code}`,
    exported: isSealed ? null : (rest.exported ?? null),
    difficulty: rest.difficulty,
    askHint: table?.hints === true && me !== null ? (rest.askHint ?? null) : null,
    replay: null,
  }
  return (
    <AroundBoardContext value={around}>
      <BoardBoundary>
        <module.Board
          view={shown.view}
          me={me}
          viewer={me ?? 'spectator'}
          seats={faces}
          open={shown.open}
          legal={table?.isPaused === true ? NO_ACTIONS : shown.legal}
          refused={table?.isPaused === true ? NO_REFUSALS : shown.refused}
          outcome={shown.outcome}
          beat={scene.beat}
          story={events}
          isSending={moves.isSending}
          refusal={moves.refusal}
          act={moves.act}
          orders={orders}
          giveOrders={giveOrders}
          isSlow={table?.time.kind === 'slow'}
        />
      </BoardBoundary>
      {rest.children}
    </AroundBoardContext>
  )
}

/** As the screen has it: not before a film has come to it, not in a pause, not where all are asked all the time. */
const isMyTurn = ({ open, outcome }: Scene['shown'], me: Seat | null, table: MatchSourceState['table']): boolean =>
  outcome === null && table?.isPaused !== true && open.some(({ seat, mode }) => seat === me && mode !== 'free')

/** In a pause nothing may be pressed, so nothing glows. */
const NO_ACTIONS: BoardProps<GameTypes>['legal'] = []
const NO_REFUSALS: BoardProps<GameTypes>['refused'] = []

/** When a value came, on this device's monotonic clock. */
function useMoment(value: unknown): number {
  const moment = useRef({ value, at: performance.now() })
  if (moment.current.value !== value) moment.current = { value, at: performance.now() }
  return moment.current.at
}

interface MyTurn {
  readonly isAsked: boolean
  readonly isHeard: boolean
  readonly module: AnyBoardModule
}

/** Seen in the browser's tab, and heard. */
function useMyTurn({ isAsked, isHeard, module }: MyTurn): void {
  useAttention({ isAsked, name: module.game.meta.name })
  useEffect(() => {
    if (isHeard) playSound('turn')
  }, [isHeard])
}
