import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { Frame } from '@starboard/screen/frame/frame.tsx'
import { useLayout } from '@starboard/screen/frame/layout/layout.ts'
import type { RoboRally } from '../rules/state.ts'
import type { Vars } from './art/vars.ts'
import { Ending } from './ending/ending.tsx'
import { phasesOf } from './model/phases.ts'
import { usePicking } from './model/use-picking.ts'
import { ConcedeDialog, useConcede } from './prompt/concede.tsx'
import { promptSlots } from './prompt/prompt.tsx'
import { seatSlots } from './seats/seat-slots.tsx'
import { Stage } from './stage/stage.tsx'
import css from './theme.module.css'
import { ProgramsTable } from './tray/programs-table.tsx'
import { Tray } from './tray/tray.tsx'

/** The whole table: every part of it gets the picking, the frame decides where it stands. */
export function Board(props: BoardProps<RoboRally>) {
  const picking = usePicking(props)
  const isPhone = useLayout() === 'phone'
  const { view, outcome, course } = picking
  const tray = <Tray picking={picking} isSheet={isPhone} />
  const conceding = useConcede(picking)
  return (
    <div className={css.theme} style={roomFor(view.robots.length)}>
      <Frame
        moment={[`Turn ${view.turn}`, course.head.name].filter(Boolean).join(' · ')}
        phases={phasesOf(view, picking.film)}
        seat={(face) => seatSlots(picking, face)}
        prompt={promptSlots(picking)}
        stage={<Stage picking={picking} />}
        tray={isPhone ? null : tray}
        isTrayWide
        workbench={null}
        menu={conceding.lines}
        sheets={isPhone ? [{ name: 'Program', body: tray }] : []}
        over={<ConcedeDialog conceding={conceding} />}
        opened={<ProgramsTable picking={picking} film={picking.film} />}
        ending={outcome === null ? null : <Ending picking={picking} outcome={outcome} />}
      />
    </div>
  )
}

/** On a phone five chips stand side by side, more in two rows; on a desk many seats move closer together. */
function roomFor(robots: number): Vars {
  const columns = robots <= 5 ? robots : Math.ceil(robots / 2)
  const room: Vars = { '--robots': robots, '--chip-columns': `repeat(${columns}, minmax(0, 1fr))` }
  if (robots < 5) return room
  // Who is asked is still "Programming": the badge beside the name would take a line of its own.
  return {
    ...room,
    '--badge-now': 'none',
    '--seat-gap': '3px',
    '--seat-padding': '2px 3px',
    '--seat-row-gap': robots < 7 ? '5px' : '1px',
  }
}
