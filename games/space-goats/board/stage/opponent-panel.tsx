import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL, ROW, ROW_NAME } from '@starboard/screen/pieces/grid.ts'
import { Icon } from '@starboard/screen/pieces/index.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { isAlive } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { EmptyFleet, OutcomeIcon } from '../art/index.ts'
import { AIMING } from '../model/explain.ts'
import { Belongings } from './belongings.tsx'
import { flagsOf } from './flags.ts'
import css from './opponents.module.css'
import { type Lean, Panel } from './panel.tsx'
import print from './print.module.css'
import type { StageProps, TargetOffer } from './props.ts'
import { Protection } from './protection.tsx'
import { seatStyle } from './seat-style.ts'
import { SmallFleet } from './small-fleet.tsx'
import { consequenceInWords, nameOf } from './words.ts'

interface Props {
  readonly stage: StageProps
  readonly player: SeenPlayer
  readonly left: Lean
  readonly right: Lean
}

/** One opponent: who, how well protected, the fleet, and what lies beside it. May be aimed at. */
export function OpponentPanel({ stage, player, left, right }: Props) {
  const { seat, fleet } = player
  const face = stage.seats.find((one) => one.seat === seat)
  const name = nameOf(stage.seats, seat)
  const offer = stage.targets.get(seat)
  return (
    <li
      className={`${print.frame} ${css.opponent}`}
      style={seatStyle(seat)}
      data-spot={`seat-${seat}`}
      data-may={offer !== undefined || undefined}
      data-picked={offer?.isPicked || undefined}
      data-out={!isAlive(player) || undefined}
      {...ROW}
    >
      <Panel left={left} right={right} className={css.panel} ground={css.ground}>
        <div className={print.boxless} {...ROW_NAME}>
          <h2 className={print.caption}>
            <SeatShape seat={seat} size={15} variant={face?.isHere === false ? 'hollow' : 'filled'} />
            <span className={print.name}>{name}</span>
            {face?.isBot === true && <Icon name="bot" size={14} />}
            <Protection fleet={fleet} />
          </h2>
          <Flags stage={stage} player={player} />
        </div>
        {isAlive(player) ? (
          <SmallFleet stage={stage} fleet={fleet} />
        ) : (
          <span className={css.wreck}>
            <EmptyFleet seat={seat} />
          </span>
        )}
        <Belongings stage={stage} player={player} />
        {offer !== undefined && <Aim stage={stage} player={player} offer={offer} />}
      </Panel>
    </li>
  )
}

function Flags({ stage, player }: Pick<Props, 'stage' | 'player'>) {
  const face = stage.seats.find(({ seat }) => seat === player.seat)
  const flags = flagsOf(stage.view, player, face)
  if (flags.length === 0) return null
  return (
    <ul className={css.flags}>
      {flags.map(({ key, text, short, why }) => (
        <li key={key} data-flag={key} {...explainedStill({ name: text, text: why })}>
          <span className={css.long}>{text}</span>
          <span className={css.short} aria-hidden="true">
            {short}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface AimProps {
  readonly stage: StageProps
  readonly player: SeenPlayer
  readonly offer: TargetOffer
}

function Aim({ stage, player: { seat }, offer: { isPicked, consequence } }: AimProps) {
  const name = nameOf(stage.seats, seat)
  return (
    <div className={print.boxless} {...CELL}>
      <button
        type="button"
        className={css.aim}
        aria-pressed={isPicked}
        onClick={() => stage.onTarget(seat)}
        {...explained(AIMING)}
        {...ROVE}
      >
        <span className="spoken">
          {`Aim at ${name}${consequence === null ? '' : `: ${consequenceInWords(consequence)}`}`}
        </span>
        {isPicked && (
          <span className={css.picked} aria-hidden="true">
            picked
          </span>
        )}
        {consequence !== null && (
          <span className={css.outcome} data-harm={consequence.harm} aria-hidden="true">
            <OutcomeIcon harm={consequence.harm} />
            <b>{consequence.title}</b>
            <i>{consequence.detail}</i>
          </span>
        )}
      </button>
    </div>
  )
}
