import type { FrameSlots } from '@starboard/screen/frame/layout/slots.ts'
import { phasesOf } from '../rules/phases.ts'
import css from './board.module.css'
import { CallPanel } from './calls/call-panel.tsx'
import { PlanningHead } from './head/planning-head.tsx'
import { openPhaseOf } from './model/computer.ts'
import type { Planning } from './model/use-planning.ts'
import { beforePrompt } from './prompt/before-prompt.tsx'
import { planningPrompt } from './prompt/planning-prompt.tsx'
import type { Asking } from './prompt/use-asking.ts'
import { seatSlots } from './seats/seat-slots.tsx'
import { PlanningStage } from './stage/planning-stage.tsx'
import { ThreatRail } from './threats/threat-rail.tsx'
import { OpenHands, openHands } from './tray/open-hands.tsx'
import { Tray } from './tray/tray.tsx'

/** What stands where while plans are made. */
export function planningSlots(planning: Planning, asking: Asking): FrameSlots {
  const { board, nameOf } = planning
  const { view, me } = board
  const phase = openPhaseOf(view, me)
  const isCalling = asking.isCalling && me !== null && view.stage === 'planning' && view.outage === null
  return {
    moment: view.title,
    phases: [
      ...phasesOf(view.turns).map((one) => ({
        name: `Phase ${one}`,
        isNow: view.stage === 'planning' && one === phase,
      })),
      { name: 'What happened', isNow: false },
    ],
    head: <PlanningHead planning={planning} />,
    seat: (face) => seatSlots(planning, face),
    prompt: view.stage === 'planning' ? planningPrompt(planning, asking) : beforePrompt(board, nameOf),
    stage: (
      <>
        <StageAndHands planning={planning} />
        {isCalling && <CallPanel planning={planning} me={me} close={() => asking.call(false)} />}
      </>
    ),
    tray: planning.own === null ? null : <Tray planning={planning} />,
    isTrayWide: true,
    isTrayFirst: true,
    workbench: null,
    tabs: [{ name: 'Threats', body: <ThreatRail planning={planning} /> }],
  }
}

function StageAndHands({ planning }: { readonly planning: Planning }) {
  const hands = openHands(planning)
  if (hands.length === 0) return <PlanningStage planning={planning} />
  return (
    <div className={css.shoulder}>
      <div className={css.ship}>
        <PlanningStage planning={planning} />
      </div>
      <OpenHands hands={hands} nameOf={planning.nameOf} />
    </div>
  )
}
