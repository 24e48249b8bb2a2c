import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { Frame } from '@starboard/screen/frame/frame.tsx'
import type { CometRush } from '../rules/state.ts'
import { Ending } from './ending/ending.tsx'
import { Film } from './film/film.tsx'
import { phasesOf } from './model/phases.ts'
import { type Desk, useDesk } from './model/use-picking.ts'
import { promptSlots } from './prompt/prompt.tsx'
import { Rivals } from './seats/rivals.tsx'
import { seatSlots } from './seats/seat-slots.tsx'
import { Decks } from './stage/decks.tsx'
import { Forecast } from './stage/forecast.tsx'
import { Stage } from './stage/stage.tsx'
import css from './theme.module.css'
import { Hand } from './tray/hand.tsx'
import { Works } from './tray/works.tsx'

/** The whole table: every part of it gets the desk, the frame decides where it stands. */
export function Board(props: BoardProps<CometRush>) {
  const desk = useDesk(props)
  const { view, outcome } = desk
  return (
    <div className={css.theme}>
      <Frame
        moment={`Round ${view.round}`}
        phases={phasesOf(view)}
        seat={(face) => seatSlots(desk, face)}
        prompt={promptSlots(desk)}
        stage={<Stage desk={desk} />}
        tray={desk.front.hand === undefined ? null : <Hand desk={desk} />}
        bench={desk.isMine ? { name: 'Rocket works', note: padNote(desk), body: <Works desk={desk} /> } : null}
        sheets={[
          { name: 'Decks', body: <DecksSheet desk={desk} /> },
          { name: 'Rivals', body: <Rivals desk={desk} /> },
        ]}
        ending={
          outcome === null ? null : (
            <Ending view={view} order={desk.order} outcome={outcome} name={(seat) => props.seats[seat]?.name ?? ''} />
          )
        }
      />
      <Film desk={desk} />
    </div>
  )
}

/** Where the next rocket would stand. */
const padNote = ({ front: { rockets, slots } }: Desk): string =>
  rockets.length < slots ? `pad ${rockets.length + 1}` : 'no free pad'

const DecksSheet = ({ desk }: { readonly desk: Desk }) => (
  <div className={css.sheet}>
    <Decks desk={desk} />
    <Forecast view={desk.view} />
  </div>
)
