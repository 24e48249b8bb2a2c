import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import { CardBack, SlotCard } from '../../film/action-card.tsx'
import { afterName } from '../../film/crew-rail.tsx'
import { MiniShip } from '../../film/mini-ship.tsx'
import { momentAt } from '../../film/model/reel.ts'
import { crewIn, deedOf } from '../../film/model/turn-story.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'
import { backAt } from './card-backs.ts'
import css from './flight.module.css'
import type { FlightShown } from './use-flight.ts'

/** A crew member in the film: where, with which card, and what came of it. */
export function flightSeat(
  { reel, player: { place }, flight }: FlightShown,
  { seat }: Pick<SeatFace, 'seat'>,
): SeatSlots {
  const crew = reel.seats.indexOf(seat)
  const { ship, turn, happening } = momentAt(reel, place)
  const member = ship.crew[crew]
  if (member === undefined) return { score: null, body: null, chip: null }
  const { name, at, isKnockedOut, squad } = member
  const bots = squad === null ? '' : `, ${squad} battlebots`
  const deed = afterName(deedOf(reel, place, crew), name)
  // Before its turn is played a mate's card is a placeholder, whose face means nothing.
  const back = backAt(reel.mission, ship, flight.known, { crew, turn })
  const card = turn > 0 && (
    <span className={css.card}>
      {back === null ? <SlotCard slot={member.slots[turn - 1] ?? null} /> : <CardBack half={back} />}
    </span>
  )
  return {
    score: <span className={css.desk}>{card}</span>,
    body: (
      <div className={css.seat} data-now={crewIn(happening) === crew || undefined}>
        <MiniShip at={at} />
        <p>{deed ?? `${isKnockedOut ? 'knocked out' : `in ${PLACE_NAMES[at]}`}${bots}`}</p>
      </div>
    ),
    chip: (
      <>
        <MiniShip at={at} />
        {card}
      </>
    ),
  }
}
