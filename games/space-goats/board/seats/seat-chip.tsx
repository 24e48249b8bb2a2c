import { catalogueOf } from '../../rules/catalogue.ts'
import { isAlive } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { GoatShip, HandSign, KindIcon, OutcomeIcon, StrengthPip } from '../art/index.ts'
import { flagsOf } from '../stage/flags.ts'
import { shipMood } from '../stage/moods.ts'
import type { StageProps } from '../stage/props.ts'
import { fleetProtection, shieldFace, shipInWords } from '../stage/words.ts'
import css from './chip.module.css'

interface Props {
  readonly stage: StageProps
  readonly player: SeenPlayer
}

/** A seat on a phone: the heads of its fleet, its protection, bank, hand and the most pressing flag. */
export function SeatChip({ stage, player }: Props) {
  return (
    <div className={css.chip} data-spot={`seat-${player.seat}`}>
      {isAlive(player) && <Heads stage={stage} player={player} />}
      <p className={css.figures}>
        <span>
          <KindIcon kind="shield" />
          {fleetProtection(player.fleet)}
          <span className="spoken"> protection, </span>
        </span>
        <span className={css.bank}>
          <KindIcon kind="currency" />
          {player.bank.length}
          <span className="spoken"> banked, </span>
        </span>
        <span>
          <HandSign />
          {player.handSize}
          <span className="spoken"> in hand</span>
        </span>
      </p>
      <div className={css.note} data-place="note">
        <Note stage={stage} player={player} />
      </div>
    </div>
  )
}

/** What aiming at it would come to; else the most pressing flag. */
function Note({ stage: { view, seats, targets }, player }: Props) {
  const consequence = targets.get(player.seat)?.consequence
  if (consequence !== undefined && consequence !== null)
    return (
      <p className={css.outcome} data-harm={consequence.harm}>
        <OutcomeIcon harm={consequence.harm} />
        {consequence.title}
      </p>
    )
  const face = seats.find(({ seat }) => seat === player.seat)
  const flag = flagsOf(view, player, face)[0]
  if (flag === undefined) return null
  return (
    <p className={css.flag} data-flag={flag.key} title={flag.why}>
      {flag.short}
    </p>
  )
}

function Heads({ stage: { view, beat }, player: { fleet } }: Props) {
  const catalogue = catalogueOf(view.options)
  return (
    <ul className={css.heads} aria-label="Ships">
      {fleet.map((ship) => (
        <li key={ship.id} data-spot={`ship-${ship.id}`}>
          <span className="spoken">{shipInWords(catalogue, ship)}</span>
          <span className={css.head} data-suited={ship.suited || undefined}>
            <GoatShip
              ship={ship.id}
              suited={ship.suited}
              shield={null}
              mood={shipMood(beat, ship)}
              accent="var(--seat)"
            />
          </span>
          {shieldFace(catalogue, ship) !== null && <StrengthPip />}
        </li>
      ))}
    </ul>
  )
}
