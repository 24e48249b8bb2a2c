import type { Review } from '@starboard/bots'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { type MouseEvent, useMemo, useState } from 'react'
import type { DiceCheck } from '../../replay/dice-check.ts'
import type { Replay } from '../../replay/model.ts'
import { type Player, type PlayerState, speedsOf } from '../../replay/player.ts'
import { type Curve, curvesOf } from '../../replay/review/curve.ts'
import { BranchButton } from './branch-button.tsx'
import { ChanceChart, ChancesNow } from './chance-chart.tsx'
import { Controls } from './controls.tsx'
import css from './dock.module.css'
import { MomentCard } from './moment-card.tsx'
import { Scrubber } from './scrubber.tsx'
import { ViewpointSwitch } from './viewpoint-switch.tsx'

interface DockProps {
  readonly replay: Replay
  /** Of its table here, or of this device; null: it came from a file. */
  readonly code: string | null
  readonly player: Player
  readonly state: PlayerState
  readonly check: DiceCheck
  /** As much of it as there is. */
  readonly review: Review | null
}

/** Under the board: this moment, the length of the match, and the player's buttons. */
export function Dock({ replay, code, player, state, check, review }: DockProps) {
  const { index, viewer } = state
  const { names } = replay.exported
  const telling = replay.telling(viewer)
  const moment = telling.moments[index]
  const go = (to: number) => player.go(to)
  const isCrew = replay.module.game.meta.kind === 'co-op'
  const curves = useCurves(review, isCrew)
  const [hasTurns, setTurns] = useState(false)
  const chart =
    review === null || curves.length === 0 || hasTurns ? undefined : (
      <ChanceChart curves={curves} turningPoints={review.turningPoints} axis={replay.axis} index={index} go={go} />
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only lets go of the focus
    <div className={css.dock} onClick={letGo}>
      <div className={css.viewpoint}>
        <ViewpointSwitch viewer={viewer} names={names} look={(to) => player.look(to)} />
      </div>
      <div className={css.timeline}>
        {curves.length > 0 && (
          <div className={css.chances}>
            <ChancesNow curves={curves} names={names} isCrew={isCrew} index={index} />
            <Button look="quiet" aria-pressed={hasTurns} onClick={() => setTurns(!hasTurns)}>
              Turns
            </Button>
          </div>
        )}
        <Scrubber telling={telling} names={names} axis={replay.axis} index={index} chart={chart} go={go} />
      </div>
      <div className={css.moment} data-playing={state.isPlaying || undefined}>
        {moment !== undefined && <MomentCard key={index} moment={moment} rolls={rollsAt(check, state)} />}
      </div>
      <div className={css.controls}>
        <Controls player={player} state={state} length={replay.length} speeds={speedsOf(replay)}>
          <BranchButton replay={replay} code={code} state={state} />
        </Controls>
        <p className={css.hint}>Space plays, arrows step, Shift + arrows jump by turns</p>
      </div>
    </div>
  )
}

/** A crew wins or loses together: one line for all of it. */
function useCurves(review: Review | null, isCrew: boolean): readonly Curve[] {
  return useMemo(() => {
    const curves = review === null || review.standings.length < 2 ? [] : curvesOf(review)
    return isCrew ? curves.slice(0, 1) : curves
  }, [review, isCrew])
}

/** Dice are named by the check; a seat's own viewpoint keeps to what that seat was told. */
const rollsAt = ({ draws }: DiceCheck, { index, viewer }: PlayerState): readonly number[] =>
  viewer !== 'everything'
    ? []
    : draws.flatMap(({ moment, logged, again }) =>
        moment === index && again?.word.stream === 'dice' && typeof logged === 'number' ? [logged] : [],
      )

/** After a click of the mouse Space plays again instead of pressing that button once more. */
function letGo(event: MouseEvent): void {
  const focused = document.activeElement
  if (event.detail > 0 && focused instanceof HTMLButtonElement) focused.blur()
}
