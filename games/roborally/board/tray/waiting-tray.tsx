import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { isLocked } from '../../rules/damage.ts'
import { REGISTERS } from '../../rules/state.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { ProgramCardBack, ProgramCardFace, RegisterSlot } from '../art/program-card.tsx'
import { RobotPortrait } from '../art/robot.tsx'
import { cardExplained, FACE_DOWN, LOCKED } from '../model/explain.ts'
import { landingOf } from '../model/forecast.ts'
import { counted } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import { LandingText } from './landing-text.tsx'
import css from './tray.module.css'

interface Props {
  readonly picking: Picking
  readonly robot: SeenRobot
}

/** My program once it is in, or what stays locked of it: nothing can be changed any more. */
export function WaitingTray({ picking, robot }: Props) {
  if (robot.registers.every((card) => card === null)) return <Nothing robot={robot} />
  return (
    <div className={css.tray}>
      <section className={css.registers} aria-label="Registers">
        <h2 className={css.title}>
          Registers <i>{picking.forecast === null ? 'the program of this turn' : 'your program is in'}</i>
        </h2>
        <ol className={css.row}>
          {REGISTERS.map((register) => {
            const card = robot.registers[register - 1] ?? null
            return (
              <li key={register}>
                <span className={css.locked} {...explainedStill(aboutCard(card, isLocked(robot, register)))}>
                  <span className={css.number}>{register}</span>
                  {card === null ? (
                    <RegisterSlot register={register} />
                  ) : card === 'hidden' ? (
                    <ProgramCardBack />
                  ) : (
                    <ProgramCardFace card={card} isLocked={isLocked(robot, register)} />
                  )}
                </span>
                <footer className={css.under}>
                  <LandingText
                    landing={picking.forecast === null ? null : landingOf(picking.view, picking.forecast, register)}
                  />
                </footer>
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}

function aboutCard(card: SeenRobot['registers'][number], isKept: boolean) {
  if (card === 'hidden') return FACE_DOWN
  if (card === null) return { text: 'No card runs in this register.' }
  return isKept ? { ...LOCKED, card } : cardExplained(card)
}

const FATES = {
  active: 'has no cards now',
  destroyed: 'was destroyed and comes back in the clean-up',
  eliminated: 'is out of the race',
  finished: 'has finished the race',
} as const

/** No program to look at: what has become of the robot instead. */
const Nothing = ({ robot: { name, seat, status, lives, poweredDown } }: Pick<Props, 'robot'>) => (
  <div className={css.tray}>
    <p className={css.nothing}>
      <span>
        <RobotPortrait name={name} seat={seat} isPoweredDown={poweredDown} isBare />
      </span>
      <b>Your robot</b> {poweredDown ? 'is powered down' : FATES[status]}. {counted(lives, 'life', 'lives')} left.
    </p>
  </div>
)
