import type { Seat } from '@starboard/kernel'
import { type Explanation, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import type { ReactNode } from 'react'
import type { Event } from '../../rules/events.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { PowerIcon } from '../art/icons.tsx'
import { ProgramCardFace, RegisterSlot } from '../art/program-card.tsx'
import { RobotPortrait } from '../art/robot.tsx'
import type { Vars } from '../art/vars.ts'
import { cardExplained, POWERED_DOWN } from '../model/explain.ts'
import { driverOf } from '../model/people.ts'
import { captionOf } from '../model/telling.ts'
import type { Picking } from '../model/use-picking.ts'
import { ProgramsTable } from '../tray/programs-table.tsx'
import { type FilmNow, registerEvents, revealedIn } from './film-now.ts'
import css from './film-tray.module.css'

interface Props {
  readonly picking: Picking
  readonly film: FilmNow
}

/** The register that runs: its cards by priority, what became of each, and all programs as far as they are known. */
export function FilmTray({ picking, film }: Props) {
  const events = registerEvents(picking.story, picking.beat)
  const cards = revealedIn(events)
  const idle = picking.view.robots.filter(
    ({ seat, poweredDown, status }) => poweredDown && status === 'active' && cards.every((card) => card.seat !== seat),
  )
  // Not the robot of the beat: that may be one which is pushed.
  const running = events.findLast((event) => event.kind === 'cardBegan')?.seat
  return (
    <div className={css.tray}>
      <section className={css.cards} aria-label={`Cards of register ${film.register}`}>
        <h2 className={css.title}>
          Register {film.register} <i>cards by priority, highest first</i>
        </h2>
        <ol>
          {cards.map(({ seat, card }, place) => (
            <Played
              key={seat}
              {...{ picking, events, seat }}
              about={cardExplained(card)}
              isNow={running === seat && film.phase === 'cards' && picking.beat !== null}
            >
              <span className={css.order}>{place + 1}</span>
              <ProgramCardFace card={card} />
            </Played>
          ))}
          {idle.map(({ seat }) => (
            <Played key={seat} {...{ picking, events, seat }} about={POWERED_DOWN} isNow={false}>
              <RegisterSlot register={film.register}>
                <PowerIcon size={28} />
              </RegisterSlot>
            </Played>
          ))}
        </ol>
      </section>
      <ProgramsTable picking={picking} film={film} />
    </div>
  )
}

interface PlayedProps {
  readonly picking: Picking
  readonly events: readonly Event[]
  readonly seat: Seat
  readonly isNow: boolean
  readonly about: Explanation
  readonly children: ReactNode
}

function Played({ picking, events, seat, isNow, about, children }: PlayedProps) {
  const robot = picking.view.robots[seat]
  if (robot === undefined) return null
  return (
    <li className={css.played} data-now={isNow || undefined} style={seatStyle(seat)}>
      <span className={css.card} {...explainedStill(about)}>
        {children}
      </span>
      <span className={css.caption}>
        <span className={css.portrait}>
          <RobotPortrait name={robot.name} seat={seat} isBare isPoweredDown={robot.poweredDown} />
        </span>
        <b>{driverOf(seat, picking.name, picking.me)}</b>
        <span>{captionOf(events, seat, { name: picking.name, reader: picking.me }) || idleText(robot)}</span>
      </span>
    </li>
  )
}

const seatStyle = (seat: Seat): Vars => ({ '--seat': seatColour(seat) })

const idleText = ({ poweredDown }: SeenRobot): string => (poweredDown ? 'no card, no fire' : '')
