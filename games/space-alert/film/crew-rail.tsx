import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { CrewFace } from '../art/index.ts'
import { PLACE_NAMES } from '../rules/words/names.ts'
import { SlotCard } from './action-card.tsx'
import css from './crew-rail.module.css'
import { MiniShip } from './mini-ship.tsx'
import { momentAt, type Reel } from './model/reel.ts'
import { crewIn, deedOf } from './model/turn-story.ts'

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
          <li key={name} className={css.seat} data-now={crewIn(happening) === crew} data-out={isKnockedOut}>
            <span className={css.face}>
              <CrewFace seat={crew} size={42} />
              <SeatShape seat={crew} size={14} />
            </span>
            <div className={css.who}>
              <b>{name}</b>
              <MiniShip at={at} />
            </div>
            <span className={css.card}>{turn > 0 && <SlotCard slot={slots[turn - 1] ?? null} />}</span>
            <p className={css.deed}>
              {afterName(deedOf(reel, place, crew), name) ??
                `${isKnockedOut ? 'knocked out' : `in ${PLACE_NAMES[at]}`}${squad === null ? '' : `, ${squad} battlebots`}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name stands above: a sentence that begins with it goes on without it, any other keeps it. */
export const afterName = (deed: string | null, name: string): string | null =>
  deed?.startsWith(`${name} `) ? deed.slice(name.length + 1) : deed
