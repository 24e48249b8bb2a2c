import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { Frame } from '@starboard/screen/frame/frame.tsx'
import type { CometRush } from '../rules/state.ts'
import { Ending } from './ending/ending.tsx'
import { Film } from './film/film.tsx'
import { phasesOf } from './model/phases.ts'
import { type Picking, usePicking } from './model/use-picking.ts'
import { promptSlots } from './prompt/prompt.tsx'
import { Rivals } from './seats/rivals.tsx'
import { seatSlots } from './seats/seat-slots.tsx'
import { Decks } from './stage/decks.tsx'
import { Forecast } from './stage/forecast.tsx'
import { Stage } from './stage/stage.tsx'
import { TargetPicker } from './stage/target-picker.tsx'
import css from './theme.module.css'
import { Hand } from './tray/hand.tsx'
import { Works } from './tray/works.tsx'

/** The whole table: every part of it gets the picking, the frame decides where it stands. */
export function Board(props: BoardProps<CometRush>) {
  const picking = usePicking(props)
  const { view, outcome } = picking
  return (
    <div className={css.theme}>
      <Frame
        moment={`Round ${view.round}`}
        phases={phasesOf(view)}
        seat={(face) => seatSlots(picking, face)}
        prompt={promptSlots(picking)}
        stage={<Stage picking={picking} />}
        tray={picking.front.hand === undefined ? null : <Hand picking={picking} />}
        workbench={
          picking.isMine ? { name: 'Rocket works', note: padNote(picking), body: <Works picking={picking} /> } : null
        }
        sheets={[
          { name: 'Decks', body: <DecksSheet picking={picking} /> },
          { name: 'Rivals', body: <Rivals picking={picking} /> },
        ]}
        over={
          <>
            <Film picking={picking} />
            <TargetPicker picking={picking} />
          </>
        }
        ending={
          outcome === null ? null : <Ending view={view} order={picking.order} outcome={outcome} seats={props.seats} />
        }
      />
    </div>
  )
}

/** Where the next rocket would stand. */
const padNote = ({ front: { rockets, slots } }: Picking): string =>
  rockets.length < slots ? `pad ${rockets.length + 1}` : 'no free pad'

const DecksSheet = ({ picking }: { readonly picking: Picking }) => (
  <div className={css.sheet}>
    <Decks picking={picking} />
    <Forecast view={picking.view} />
  </div>
)
