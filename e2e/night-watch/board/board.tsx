import type { BoardProps, SeatFace } from '@starboard/screen/contract/board.ts'
import { Frame } from '@starboard/screen/frame/frame.tsx'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { NightWatch } from '../rules/state.ts'
import css from './board.module.css'
import { Lamps } from './lamps.tsx'
import { MyLamp } from './my-lamp.tsx'
import { momentOf, phasesOf } from './phases.tsx'

/** All lamps on the stage, one's own in the tray. */
export function Board(props: BoardProps<NightWatch>) {
  const { view, me } = props
  return (
    <div className={css.theme}>
      <Frame
        moment={momentOf(view)}
        phases={phasesOf(view)}
        seat={(face) => seatSlots(props, face)}
        prompt={{ text: null, rule: 'NW-1' }}
        stage={<Lamps {...props} />}
        tray={me === null ? null : <MyLamp {...props} me={me} />}
        isTrayFirst
        workbench={null}
      />
    </div>
  )
}

function seatSlots({ view }: BoardProps<NightWatch>, { seat }: SeatFace): SeatSlots {
  const oil = `Oil ${view.keepers[seat]?.oil ?? 0}`
  return { score: null, body: oil, chip: oil }
}
