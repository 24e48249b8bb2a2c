import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { memo } from 'react'
import { CrewFace } from '../art/index.ts'
import type { CrewState } from '../rules/resolution/state.ts'
import type { Slot } from '../rules/vocabulary.ts'
import { PLACE_NAMES } from '../rules/words/names.ts'
import { SlotCard } from './action-card.tsx'
import css from './crew-rail.module.css'
import { MiniShip } from './mini-ship.tsx'
import { momentAt, type Reel } from './model/reel.ts'
import { crewIn, deedOf } from './model/turn-story.ts'
import { sameProps } from './same-props.ts'

interface CrewRailProps {
  readonly reel: Reel
  readonly place: number
}

/** Everybody in acting order: where they are, what they play this turn and what came of it. */
export function CrewRail({ reel, place }: CrewRailProps) {
  const { ship, turn, happening } = momentAt(reel, place)
  return (
    <section className={css.rail} aria-label="Crew in acting order">
      <h2>Crew, acting order</h2>
      <ul>
        {ship.crew.map(({ name, at, isKnockedOut, squad, slots }, crew) => (
          <Member
            key={name}
            name={name}
            at={at}
            isKnockedOut={isKnockedOut}
            squad={squad}
            seat={reel.seats[crew] ?? crew}
            slot={turn > 0 ? (slots[turn - 1] ?? null) : undefined}
            deed={deedOf(reel, place, crew)}
            isNow={crewIn(happening) === crew}
          />
        ))}
      </ul>
    </section>
  )
}

interface MemberProps extends Pick<CrewState, 'name' | 'at' | 'isKnockedOut' | 'squad'> {
  readonly seat: number
  /** What is played this turn; undefined: the first has not begun. */
  readonly slot: Slot | undefined
  readonly deed: string | null
  readonly isNow: boolean
}

const Member = memo(
  ({ name, at, isKnockedOut, squad, seat, slot, deed, isNow }: MemberProps) => (
    <li className={css.seat} data-now={isNow} data-out={isKnockedOut}>
      <span className={css.face}>
        <CrewFace seat={seat} size={42} />
        <SeatShape seat={seat} size={14} />
      </span>
      <div className={css.who}>
        <b>{name}</b>
        <MiniShip at={at} />
      </div>
      <span className={css.card}>{slot !== undefined && <SlotCard slot={slot} />}</span>
      <p className={css.deed}>
        {afterName(deed, name) ??
          `${isKnockedOut ? 'knocked out' : `in ${PLACE_NAMES[at]}`}${squad === null ? '' : `, ${squad} battlebots`}`}
      </p>
    </li>
  ),
  sameProps,
)
Member.displayName = 'Member'

/** The name stands above: a sentence that begins with it goes on without it, any other keeps it. */
export const afterName = (deed: string | null, name: string): string | null =>
  [name, 'You'].reduce((rest, who) => (rest?.startsWith(`${who} `) ? rest.slice(who.length + 1) : rest), deed)
