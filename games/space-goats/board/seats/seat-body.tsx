import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { KindIcon, Portrait } from '../art/index.ts'
import { HOLDINGS, PROTECTION } from '../model/explain.ts'
import { counted } from '../model/people.ts'
import print from '../stage/print.module.css'
import type { StageProps } from '../stage/props.ts'
import { fleetProtection } from '../stage/words.ts'
import css from './seats.module.css'
import { captainMood, standingOf } from './standing.ts'

interface Props {
  readonly stage: StageProps
  readonly player: SeenPlayer
}

/** A captain at a glance: face, what they are about, how well protected. */
export function SeatBody({ stage, player }: Props) {
  const { text, tone } = standingOf(stage, player)
  const { seat, fleet, bank, handSize } = player
  return (
    <div className={css.seat} data-room={roomFor(stage.view.players.length)} data-out={fleet.length === 0 || undefined}>
      <div className={css.inside}>
        <span className={`${css.portrait} ${print.halftone}`}>
          <Portrait seat={seat} mood={captainMood(stage, player)} />
        </span>
        <p className={css.standing} data-tone={tone}>
          {text}
        </p>
        <p className={css.figures}>
          <span {...explainedStill({ ...PROTECTION, label: `${fleetProtection(fleet)} protection` })}>
            <KindIcon kind="shield" />
            <b>{fleetProtection(fleet)}</b>
            <i> protection</i>
          </span>
          <span
            {...explainedStill({
              ...HOLDINGS,
              label: `${counted(handSize, 'card')} in hand, ${counted(bank.length, 'card')} banked`,
            })}
          >
            <b>{handSize}</b>
            <i> in hand</i>
            <u> · </u>
            <b>{bank.length}</b>
            <i> banked</i>
          </span>
        </p>
      </div>
    </div>
  )
}

/** The rail is shared by all. */
const roomFor = (players: number): 'full' | 'short' | 'tiny' =>
  players <= 4 ? 'full' : players === 5 ? 'short' : 'tiny'
