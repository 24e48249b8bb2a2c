import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import { isAlive } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { GoatShip, HandSign, KindIcon, OutcomeIcon, Portrait, StrengthPip } from '../art/index.ts'
import { bankExplained, handExplained, PROTECTION, shipExplained } from '../model/explain.ts'
import { flagsOf } from '../stage/flags.ts'
import { shipMood } from '../stage/moods.ts'
import type { StageProps } from '../stage/props.ts'
import { fleetProtection, shieldFace, shipInWords } from '../stage/words.ts'
import css from './chip.module.css'
import { captainMood } from './standing.ts'

interface Props {
  readonly stage: StageProps
  readonly player: SeenPlayer
}

/** A seat on a phone: the heads of its fleet, its protection, bank, hand and the most pressing flag. */
export function SeatChip({ stage, player }: Props) {
  const known = player.shown.map((card) => cardOf(catalogueOf(stage.view.options), card))
  return (
    <div className={css.chip} data-spot={`seat-${player.seat}`}>
      {isAlive(player) && <Heads stage={stage} player={player} />}
      <p className={css.figures}>
        <span {...explainedStill({ ...PROTECTION, label: `${fleetProtection(player.fleet)} protection` })}>
          <KindIcon kind="shield" />
          {fleetProtection(player.fleet)}
        </span>
        <span
          className={css.bank}
          {...explainedStill({ ...bankExplained(player), label: `${player.bank.length} banked` })}
        >
          <KindIcon kind="currency" />
          {player.bank.length}
        </span>
        <span {...explainedStill({ ...handExplained(known), label: `${player.handSize} in hand` })}>
          <HandSign />
          {player.handSize}
        </span>
      </p>
      <div className={css.note} data-place="note">
        <Note stage={stage} player={player} />
      </div>
    </div>
  )
}

/** What aiming at it would come to; else the captain, and the most pressing flag. */
function Note({ stage, player }: Props) {
  const { view, seats, targets } = stage
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
  return (
    <>
      <span className={css.captain}>
        <Portrait seat={player.seat} mood={captainMood(stage, player)} />
      </span>
      {flag !== undefined && (
        <p
          className={css.flag}
          data-flag={flag.key}
          {...explainedStill({ name: flag.text, text: flag.why, label: flag.text })}
        >
          {flag.short}
        </p>
      )}
    </>
  )
}

function Heads({ stage: { view, beat }, player: { fleet } }: Props) {
  const catalogue = catalogueOf(view.options)
  return (
    <ul className={css.heads} aria-label="Ships">
      {fleet.map((ship) => (
        <li key={ship.id} data-spot={`ship-${ship.id}`} {...explainedStill(shipExplained(catalogue, ship))}>
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
