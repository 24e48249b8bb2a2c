import type { EditorProps } from '@starboard/screen/contract/editor.ts'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { Film } from '../film/film.tsx'
import { planCells } from '../film/model/plan-cells.ts'
import { momentAt, reelOf } from '../film/model/reel.ts'
import type { PickedCell } from '../film/plan/plan-cell.tsx'
import { usePlayer } from '../film/use-player.ts'
import { ShareDialog } from './dialogs/share-dialog.tsx'
import type { Opened, Opening } from './editor.tsx'
import { EditorBar } from './editor-bar.tsx'
import { useDifficulty } from './measure/use-difficulty.ts'
import { compare } from './model/compare.ts'
import { faultsAt, faultText } from './model/draft.ts'
import { setSlot } from './model/edits.ts'
import { reduceSession, sessionOf } from './model/session.ts'
import { storeDraft } from './model/store.ts'
import { MissionPanel } from './panels/mission-panel.tsx'
import { ComparisonNote } from './parts/comparison-note.tsx'
import { FaultNote } from './parts/fault-note.tsx'
import { Palette } from './parts/palette.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

interface DeskProps extends Pick<EditorProps, 'linkTo' | 'say'> {
  readonly opened: Opened
  readonly opening: Opening
}

/** The mission on the desk: changed here, resolved at once, shown as a film. */
export function Desk({ opened, opening, linkTo, say }: DeskProps) {
  const [session, dispatch] = useReducer(reduceSession, opened.draft, sessionOf)
  const { history, mission, faults, pinned } = session
  const reel = useMemo(() => reelOf(mission), [mission])
  const pinnedReel = useMemo(() => (pinned === null ? null : reelOf(pinned)), [pinned])
  const comparison = useMemo(() => (pinnedReel === null ? null : compare(pinnedReel, reel)), [pinnedReel, reel])
  const player = usePlayer(reel)
  const [picked, setPicked] = useState<PickedCell | null>(null)
  const [isSharing, setSharing] = useState(false)
  const shown = useRef(opened.id)
  const measuring = useDifficulty()

  useEffect(() => {
    if (shown.current === opened.id) return
    shown.current = opened.id
    setPicked(null)
    dispatch({ kind: 'open', draft: opened.draft })
  }, [opened])
  useEffect(() => afterPaint(() => storeDraft(history.now)), [history.now])
  useDeskKeys({ picked, dispatch, unpick: () => setPicked(null) })

  const pick = (cell: PickedCell) => {
    setPicked(cell)
    const start = reel.starts[cell.turn]
    if (start !== undefined && momentAt(reel, player.place).turn !== cell.turn) player.go(start)
  }
  const cellFault = ({ crew, turn }: PickedCell): string | null => {
    const [fault] = faultsAt(faults, `crew[${crew}].actions[${turn - 1}]`)
    return fault === undefined ? null : faultText(fault)
  }
  const isMoved = ({ crew, turn }: PickedCell): boolean =>
    planCells(mission, momentAt(reel, player.place).ship, crew)[turn - 1]?.isMoved === true
  return (
    <>
      <EditorBar
        session={session}
        score={reel.result}
        dispatch={dispatch}
        opening={opening}
        share={() => setSharing(true)}
      />
      <Film
        reel={reel}
        player={player}
        picked={picked}
        onPick={pick}
        faultOf={cellFault}
        slotAt={({ crew, turn }) => history.now.crew[crew]?.actions?.[turn - 1] ?? null}
        panels={[
          {
            name: 'Mission',
            body: (
              <MissionPanel
                draft={history.now}
                mission={mission}
                measuring={measuring}
                faults={faults}
                dispatch={dispatch}
              />
            ),
            ...(faults.length > 0 && { badge: faults.length }),
          },
        ]}
        hint={HINT}
        prompt={
          faults.length === 0 && comparison === null && picked === null ? undefined : (
            <>
              {faults.length > 0 && <FaultNote faults={faults} undo={() => dispatch({ kind: 'undo' })} />}
              {comparison !== null && (
                <ComparisonNote comparison={comparison} show={player.go} drop={() => dispatch({ kind: 'unpin' })} />
              )}
              <Palette
                draft={history.now}
                picked={picked}
                fault={picked === null ? null : cellFault(picked)}
                isMoved={picked !== null && isMoved(picked)}
                place={(cell, slot) => dispatch({ kind: 'edit', edit: setSlot(cell.crew, cell.turn, slot) })}
                close={() => setPicked(null)}
              />
            </>
          )
        }
      />
      <ShareDialog
        mission={mission}
        hasFaults={faults.length > 0}
        isOpen={isSharing}
        linkTo={linkTo}
        say={say}
        close={() => setSharing(false)}
      />
    </>
  )
}

/** What may wait until the change is on screen. It is done at the latest when the next one comes, or when this goes away. */
function afterPaint(work: () => void): () => void {
  let isDone = false
  const run = () => {
    if (!isDone) work()
    isDone = true
  }
  const timer = setTimeout(run)
  return () => {
    clearTimeout(timer)
    run()
  }
}

const HINT =
  'Play the film, or pick a card of the plan to change it: all is resolved anew at once. Space plays and pauses, arrows step, shift and arrows go turn by turn.'
