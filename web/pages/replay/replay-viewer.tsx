import { seatsOf } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { SILENCE } from '@starboard/screen/frame/announcements/announcer.ts'
import { BoardBoundary } from '@starboard/screen/frame/board-boundary.tsx'
import { type AroundBoard, AroundBoardContext } from '@starboard/screen/frame/context.ts'
import { saveFile } from '@starboard/screen/pieces/save-file.ts'
import { useEffect, useMemo, useState } from 'react'
import { coverOf } from '../../games/registry.ts'
import { fileName } from '../../replay/match-facts.ts'
import type { AnyExport } from '../../replay/model.ts'
import type { Opened } from '../../replay/open.ts'
import { Dock } from './dock.tsx'
import css from './replay-viewer.module.css'
import { ResultLine } from './result-line.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { copyLink } from './sharing.ts'
import { Side } from './side.tsx'
import { SpokenMoment } from './spoken-moment.tsx'
import { useFound, useHash, useKeys, usePlayer, useReplayClock } from './use-replay.ts'
import { type Reviews, useReview } from './use-review.ts'

interface ReplayViewerProps {
  readonly opened: Opened
  /** Null: a file from disk. */
  readonly code: string | null
  /** Where reviews are kept and worked out. */
  readonly reviews?: Reviews
}

/** A finished match on its own board. */
export function ReplayViewer({ opened, code, reviews }: ReplayViewerProps) {
  const { replay, module, file } = opened
  const { exported } = replay
  const { player, state } = usePlayer(opened)
  const [isSharing, setSharing] = useState(false)
  const found = useFound(opened)
  const { reviewer, reviewed } = useReview(opened, reviews)
  useHash(player, state.index, replay.length)
  useKeys(player)
  useTitle(`Replay of ${module.game.meta.name}`)

  const matchClock = useReplayClock(player, state, replay.isTimed)
  const telling = replay.telling(state.viewer)
  const faces = useFaces(exported)
  // The very file that was opened: whoever gets it can check it again.
  const download = () => saveFile(file, fileName(exported, code))
  const share = () => (code === null ? setSharing(true) : void copyLink(code, state.index))
  const { shown, beat } = state.scene
  const around: AroundBoard = {
    ...ALONE,
    game: module.game,
    matchClock,
    Lettering: coverOf(module.game.meta.id).Lettering,
    enlarged: module.enlarged,
    Face: module.Face,
    mark: module.mark,
    help: module.help,
    faces,
    scene: state.scene,
    outcome: shown.outcome,
    skip: () => player.skip(),
    replay: {
      dock: (
        <>
          <ResultLine replay={replay} share={share} download={download} />
          <Dock
            replay={replay}
            code={code}
            player={player}
            state={state}
            check={found.check}
            review={reviewed.review}
          />
        </>
      ),
      side: (opened) => (
        <Side
          replay={replay}
          player={player}
          state={state}
          found={found}
          reviewer={reviewer}
          reviewed={reviewed}
          fileName={fileName(exported, code)}
          opened={opened}
        />
      ),
      jumps: state.jumps,
    },
  }
  return (
    <div className={css.viewer}>
      <AroundBoardContext value={around}>
        <BoardBoundary>
          <module.Board
            view={shown.view}
            me={null}
            viewer={state.viewer}
            seats={faces}
            open={shown.open}
            legal={NOTHING}
            refused={NOTHING}
            outcome={shown.outcome}
            beat={beat}
            story={NOTHING}
            isSending={false}
            refusal={null}
            act={doNothing}
            orders={NOTHING}
            giveOrders={doNothing}
            isSlow={false}
          />
        </BoardBoundary>
      </AroundBoardContext>
      <SpokenMoment telling={telling} state={state} />
      <ShareDialog moment={state.index + 1} isOpen={isSharing} download={download} close={() => setSharing(false)} />
    </div>
  )
}

const NOTHING: readonly never[] = []
const doNothing = () => undefined

/** Nobody sits at a replay, and nothing can be sent from it. */
const ALONE = {
  mode: 'replay',
  table: null,
  connection: 'open',
  // The frame would speak it line by line; a replay has its own voice.
  story: NOTHING,
  chat: NOTHING,
  tableAt: 0,
  // They are for those who play against the clock; here the log has them.
  announced: SILENCE,
  rulebook: null,
  refusal: null,
  isSending: false,
  send: async () => ({ ok: false, refused: { code: 'replay', rule: 'replay', text: 'This match is over.' } }) as const,
  film: null,
  showRule: doNothing,
  showLog: doNothing,
  showKeys: doNothing,
  replayPath: null,
  exported: null,
} as const

/** Nobody is "you" in a replay: one looks over shoulders. */
function useFaces({ names, header }: AnyExport): readonly SeatFace[] {
  return useMemo(
    () =>
      seatsOf(names.length).map((seat) => ({
        seat,
        name: names[seat] ?? '',
        isMe: false,
        isBot: header.setup.bots.includes(seat),
        isHere: true,
        isHeld: false,
      })),
    [names, header],
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Starboard`
  }, [title])
}
