import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { DamageIcon, DamagePips, DealtIcon, FlagIcon, LockIcon, PowerIcon } from '../art/icons.tsx'
import { CardChip } from '../art/program-card.tsx'
import { RobotPortrait } from '../art/robot.tsx'
import {
  cardExplained,
  DEALT,
  DOCK_NUMBER,
  damageExplained,
  LOCKED,
  NEXT_FLAG,
  POWERED_DOWN,
  ROBOT,
} from '../model/explain.ts'
import { startLives } from '../model/lives.ts'
import { counted } from '../model/people.ts'
import { lockedCards } from '../model/standing.ts'
import type { Picking } from '../model/use-picking.ts'
import { Lives } from './lives.tsx'
import type { SeatHit } from './seat-slots.tsx'
import css from './seats.module.css'

interface Props {
  readonly picking: Picking
  readonly robot: SeenRobot
  readonly hit: SeatHit | null
}

/** A robot at a glance: portrait, damage, lives, next checkpoint, cards dealt, locked registers. */
export function SeatBody({ picking, robot, hit }: Props) {
  const { name, seat, poweredDown, lives, status } = robot
  const damage = hit?.after ?? robot.damage
  return (
    <div className={css.body} data-room={roomFor(picking.view.robots.length)}>
      <span
        className={css.portrait}
        data-off={status !== 'active' || undefined}
        {...explainedStill({ ...ROBOT, label: `drives ${name}` })}
      >
        <RobotPortrait name={name} seat={seat} isPoweredDown={poweredDown} isBare />
      </span>
      <span className={css.robot}>drives {name}</span>
      <span
        className={css.damage}
        {...explainedStill({ ...damageExplained(damage), label: counted(damage, 'damage', 'damage') })}
      >
        <DamageIcon size={14} />
        <DamagePips damage={Math.min(damage, 9)} before={hit?.before ?? damage} />
        <b>{damage}</b>
      </span>
      <span className={css.facts}>
        <Lives lives={lives} of={startLives(picking.view)} />
        <NextFlag picking={picking} robot={robot} />
        <Dealt picking={picking} robot={robot} />
      </span>
      <Locks robot={robot} />
    </div>
  )
}

/** The rail is shared by all. */
const roomFor = (robots: number): 'full' | 'short' | 'tiny' => (robots <= 5 ? 'full' : robots === 6 ? 'short' : 'tiny')

function NextFlag({ picking, robot: { next } }: Omit<Props, 'hit'>) {
  const { checkpoints } = factoryOf(picking.course)
  return (
    <span
      className={css.fact}
      {...explainedStill({
        ...NEXT_FLAG,
        label: next > checkpoints.length ? 'all checkpoints' : `next checkpoint ${next}`,
      })}
    >
      <FlagIcon size={14} />
      {next > checkpoints.length ? (
        'all'
      ) : (
        <>
          <span className={css.wordy}>next</span> <b>{next}</b>
        </>
      )}
    </span>
  )
}

function Dealt({ robot: { dealt, poweredDown, status, dock }, picking }: Omit<Props, 'hit'>) {
  if (status !== 'active') return null
  if (poweredDown)
    return (
      <span className={css.fact} {...explainedStill({ ...POWERED_DOWN, label: 'powered down' })}>
        <PowerIcon size={14} />
        <span className={css.wordy}>down</span>
      </span>
    )
  if (picking.film !== null)
    return (
      <span className={css.fact} data-fact="dock" {...explainedStill({ ...DOCK_NUMBER, label: `dock ${dock}` })}>
        <span className={css.wordy}>dock</span> <b>{dock}</b>
      </span>
    )
  return (
    <span className={css.fact} {...explainedStill({ ...DEALT, label: `${counted(dealt, 'card')} dealt` })}>
      <DealtIcon size={14} />
      <b>{dealt}</b> <span className={css.wordy}>dealt</span>
    </span>
  )
}

/** Locked cards lie face up for everybody. */
function Locks({ robot }: Pick<Props, 'robot'>) {
  const locked = lockedCards(robot).flatMap(({ register, card }) =>
    card === null || card === 'hidden' ? [] : [{ register, card }],
  )
  if (locked.length === 0) return null
  return (
    <span className={css.locks}>
      <LockIcon size={14} />
      <span className="spoken">Locked: </span>
      {locked.map(({ register, card }) => (
        <span
          key={register}
          {...explainedStill({ ...LOCKED, card, label: `Register ${register}: ${cardExplained(card).name}` })}
        >
          <em>{register}</em>
          <CardChip card={card} />
        </span>
      ))}
    </span>
  )
}
