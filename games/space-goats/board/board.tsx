import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { Frame } from '@starboard/screen/frame/frame.tsx'
import { useLayout, useMedia } from '@starboard/screen/frame/layout/layout.ts'
import type { Sheet } from '@starboard/screen/frame/layout/slots.ts'
import type { ReactNode } from 'react'
import type { SpaceGoats } from '../rules/state.ts'
import css from './board.module.css'
import { Ending } from './ending/ending.tsx'
import { Film } from './film/film.tsx'
import { headlineOf, shipOffers, slotOffers, targetOffers } from './model/offers.ts'
import { momentOf, phasesOf } from './model/phases.ts'
import { offeringOf, type Picking, usePicking, watchedSeat } from './model/use-picking.ts'
import { whatsNext } from './model/whats-next.ts'
import { useDeskKeys } from './prompt/keys.ts'
import { OrdersDialog } from './prompt/orders-dialog.tsx'
import { promptSlots } from './prompt/prompt.tsx'
import { ResignDialog, useResigning } from './prompt/resign.tsx'
import { useSight } from './prompt/use-sight.ts'
import { WhatsNext } from './prompt/whats-next.tsx'
import { seatSlots } from './seats/seat-slots.tsx'
import { Opponents } from './stage/opponents.tsx'
import type { StageProps } from './stage/props.ts'
import { Stage } from './stage/stage.tsx'
import theme from './theme.module.css'
import { hasOpenHands, OpenHands } from './tray/open-hands.tsx'
import { PileDialog } from './tray/pile-dialog.tsx'
import { PilesSheet } from './tray/piles-sheet.tsx'
import { Tray } from './tray/tray.tsx'

/** The whole table: every part of it gets the picking, the frame decides where it stands. */
export function Board(props: BoardProps<SpaceGoats>) {
  const picking = usePicking(props)
  const { view, outcome, seats } = picking
  const isPhone = useLayout() === 'phone'
  const isCut = useMedia(NARROW)
  const resigning = useResigning(picking)
  useDeskKeys(picking)
  useSight(picking)
  const stage = stageProps(picking)
  const then = <WhatsNext lines={whatsNext(picking)} />
  return (
    <div className={theme.theme}>
      <div className={css.table}>
        <Frame
          moment={momentOf(view)}
          phases={phasesOf(view)}
          seat={(face) => seatSlots(stage, face)}
          prompt={promptSlots(picking)}
          stage={hasOpenHands(picking) ? <OverShoulder picking={picking} stage={stage} /> : <Stage {...stage} />}
          tray={picking.front.hand === undefined ? null : <Tray picking={picking} />}
          workbench={isPhone ? null : { name: 'Then', body: then }}
          sheets={isCut ? cutSheets(picking, stage, then) : [pilesSheet(picking), { name: 'Next', body: then }]}
          isTrayFirst
          menu={resigning.lines}
          over={
            <>
              <Film stage={stage} />
              <PileDialog picking={picking} />
              <OrdersDialog picking={picking} />
              <ResignDialog resigning={resigning} />
            </>
          }
          ending={outcome === null ? null : <Ending view={view} seats={seats} outcome={outcome} />}
        />
      </div>
    </div>
  )
}

/** Where the page has no room for the others; the same stands in the page's stylesheet. */
const NARROW = '(width < 560px), (height < 500px)'

const cutSheets = (picking: Picking, stage: StageProps, then: ReactNode): readonly Sheet[] => [
  { name: 'Fleets', body: <FleetsSheet stage={stage} then={then} /> },
  pilesSheet(picking),
]

const pilesSheet = (picking: Picking): Sheet => ({ name: 'Piles', body: <PilesSheet picking={picking} /> })

/** On a phone the others have no place on the page, and what comes next has none beside the log. */
const FleetsSheet = ({ stage, then }: { readonly stage: StageProps; readonly then: ReactNode }) => (
  <>
    <Opponents stage={stage} isSheet />
    <section className={css.next} aria-label="Then">
      <h2>Then</h2>
      {then}
    </section>
  </>
)

const OverShoulder = ({ picking, stage }: { readonly picking: Picking; readonly stage: StageProps }) => (
  <div className={css.shoulder}>
    <div className={css.page}>
      <Stage {...stage} />
    </div>
    <OpenHands picking={picking} />
  </div>
)

/** What the comic page is drawn from. */
function stageProps(picking: Picking): StageProps {
  const { view, me, seats, beat, press, lookAt } = picking
  const offering = offeringOf(picking)
  return {
    view,
    front: watchedSeat(picking),
    me,
    seats,
    beat,
    ships: shipOffers(offering),
    targets: targetOffers(offering),
    slots: slotOffers(offering),
    headline: headlineOf(offering),
    onShip: (ship) => press({ kind: 'ship', ship }),
    onTarget: (seat) => press({ kind: 'seat', seat }),
    onSlot: (slot) => press({ kind: 'slot', slot }),
    onOpen: lookAt,
  }
}
