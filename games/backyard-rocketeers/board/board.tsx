import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { Frame } from '@starboard/screen/frame/frame.tsx'
import type { BackyardRocketeers } from '../rules/state.ts'
import { Ending } from './ending/ending.tsx'
import { Film } from './film/film.tsx'
import { momentOf, phasesOf } from './model/phases.ts'
import { usePicking } from './model/use-picking.ts'
import { useDeskKeys } from './prompt/keys.ts'
import { OrdersDialog } from './prompt/orders-dialog.tsx'
import { promptSlots } from './prompt/prompt.tsx'
import { ResignDialog, useResigning } from './prompt/resign.tsx'
import { seatSlots } from './seats/seat-slots.tsx'
import { SeatsSheet } from './seats/seats-sheet.tsx'
import { Stage } from './stage/stage.tsx'
import theme from './theme.module.css'
import { Decks, DecksDialog } from './tray/decks.tsx'
import { Tray } from './tray/tray.tsx'

/** The whole table: every part of it gets the picking, the frame decides where it stands. */
export function Board(props: BoardProps<BackyardRocketeers>) {
  const picking = usePicking(props)
  const { view, outcome, seats } = picking
  const resigning = useResigning(picking)
  useDeskKeys(picking)
  return (
    <div className={theme.theme}>
      <Frame
        moment={momentOf(view)}
        phases={phasesOf(view)}
        seat={(face) => seatSlots(picking, face)}
        prompt={promptSlots(picking)}
        stage={<Stage picking={picking} />}
        tray={picking.front.hand === undefined ? null : <Tray picking={picking} />}
        workbench={null}
        sheets={[
          { name: 'Seats', body: <SeatsSheet picking={picking} /> },
          { name: 'Decks', body: <Decks view={view} /> },
        ]}
        isTrayFirst
        menu={resigning.lines}
        over={
          <>
            <Film picking={picking} />
            <DecksDialog picking={picking} />
            <OrdersDialog picking={picking} />
            <ResignDialog resigning={resigning} />
          </>
        }
        ending={outcome === null ? null : <Ending view={view} seats={seats} />}
      />
    </div>
  )
}
