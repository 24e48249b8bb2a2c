import type { FrameSlots } from '@starboard/screen/frame/layout/slots.ts'
import { lastMoment } from '../film/model/reel.ts'
import { Ending } from './ending/ending.tsx'
import { FlightHead } from './flight/flight-head.tsx'
import { flightSeat } from './flight/flight-seat.tsx'
import { FlightStage } from './flight/flight-stage.tsx'
import { flightTab } from './flight/flight-tabs.tsx'
import { FlightTray } from './flight/flight-tray.tsx'
import type { FlightShown } from './flight/use-flight.ts'
import { flightComment } from './model/lesson.ts'
import type { Planning } from './model/use-planning.ts'
import { flightPrompt } from './prompt/flight-prompt.tsx'

/** What stands where while the flight is shown. */
export function flightSlots(planning: Planning, shown: FlightShown): FrameSlots {
  const { board, nameOf } = planning
  const { view } = board
  const { reel, player, flight } = shown
  const isOver = player.place === lastMoment(reel) && flight.result !== null
  return {
    moment: view.title,
    phases: [
      { name: 'Plans', isNow: false },
      { name: 'What happened', isNow: !isOver },
      { name: 'Result', isNow: isOver },
    ],
    head: <FlightHead shown={shown} comment={flightComment(view, flight, isOver)} />,
    seat: (face) => flightSeat(shown, face),
    prompt: flightPrompt(board, shown, nameOf),
    stage: <FlightStage shown={shown} />,
    tray: <FlightTray shown={shown} />,
    isTrayWide: true,
    isTrayFirst: true,
    workbench: null,
    tabs: [flightTab(shown)],
    isStillTelling: shown.isBehind,
    ending: flight.result === null ? null : <Ending reel={reel} />,
  }
}
