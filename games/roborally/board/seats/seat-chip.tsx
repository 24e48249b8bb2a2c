import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { DamageIcon, FlagIcon } from '../art/icons.tsx'
import { RobotPortrait } from '../art/robot.tsx'
import { damageExplained, NEXT_FLAG, ROBOT } from '../model/explain.ts'
import type { Status } from '../model/standing.ts'
import { Lives } from './lives.tsx'
import type { SeatHit } from './seat-slots.tsx'
import { SeatStatus } from './seat-status.tsx'
import css from './seats.module.css'

interface Props {
  readonly robot: SeenRobot
  readonly hit: SeatHit | null
  readonly status: Status
}

/** A seat on a phone. */
export const SeatChip = ({
  robot: { name, seat, poweredDown, damage, next, lives, status },
  hit,
  status: doing,
}: Props) => (
  <span className={css.chip}>
    <span
      className={css.portrait}
      data-off={status !== 'active' || undefined}
      {...explainedStill({ ...ROBOT, label: `drives ${name}` })}
    >
      <RobotPortrait name={name} seat={seat} isPoweredDown={poweredDown} isBare />
    </span>
    <span
      className={css.figure}
      data-harm={hit !== null || undefined}
      {...explainedStill(damageExplained(hit?.after ?? damage))}
    >
      <DamageIcon size={12} />
      <b>{hit?.after ?? damage}</b>
      <span className="spoken"> damage, </span>
      <SeatStatus status={doing} />
    </span>
    <span className={css.figure} {...explainedStill(NEXT_FLAG)}>
      <FlagIcon size={12} />
      <span className="spoken">next checkpoint </span>
      <b>{next}</b>
    </span>
    <span className={css.hearts}>
      <Lives lives={lives} size={11} />
    </span>
  </span>
)
