import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { grid, ROW, useGrid } from '@starboard/screen/pieces/grid.ts'
import { Icon } from '@starboard/screen/pieces/index.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { isAlive } from '../../rules/player.ts'
import { EmptyFleet } from '../art/index.ts'
import { flagsOf } from './flags.ts'
import css from './fleet.module.css'
import { FleetShip } from './fleet-ship.tsx'
import { Panel } from './panel.tsx'
import print from './print.module.css'
import type { StageProps } from './props.ts'
import { Protection } from './protection.tsx'
import { isWreckageAhead } from './scene-now.ts'
import { seatStyle } from './seat-style.ts'
import { capital, letterOf, nameOf, ownerOf } from './words.ts'

/** The fleet in front: one's own ships, big, with what a hit would do to each. */
export function Fleet({ stage }: { readonly stage: StageProps }) {
  const arrows = useGrid<HTMLDivElement>()
  const player = stage.view.players[stage.front]
  if (player === undefined) return null
  const owner = ownerOf(nameOf(stage.seats, player.seat))
  const whose = capital(owner)
  return (
    <section
      className={`${print.frame} ${css.fleet}`}
      aria-label={`${whose} fleet`}
      tabIndex={-1}
      style={seatStyle(player.seat)}
      data-spot={`seat-${player.seat}`}
    >
      <Panel ground={css.ground}>
        <header className={css.header}>
          {isWreckageAhead(stage.view) && <Warning />}
          {stage.headline !== null && <p className={css.headline}>{stage.headline}</p>}
          <OwnFlags stage={stage} />
          <h2 className={print.caption}>
            <SeatShape seat={player.seat} size={15} />
            <span className={print.name}>{whose} fleet</span>
            <Protection fleet={player.fleet} />
          </h2>
        </header>
        {isAlive(player) ? (
          <div className={print.boxless} {...grid(`Ships of ${owner} fleet`)} {...arrows}>
            <ol className={css.ships} data-count={player.fleet.length} {...ROW}>
              {player.fleet.map((ship, place) => (
                <FleetShip key={ship.id} stage={stage} ship={ship} letter={letterOf(place)} />
              ))}
            </ol>
          </div>
        ) : (
          <div className={css.gone}>
            <EmptyFleet seat={player.seat} />
            <p>Not a goat left. The others fight on.</p>
          </div>
        )}
      </Panel>
    </section>
  )
}

/** SG-7.3 */
const Warning = () => (
  <p className={css.warning}>
    <Icon name="warning" size={15} />
    <span>
      Wreckage due<span className={css.when}> this round</span>
      <span className={css.wordy}> unless a ship is lost</span>
    </span>
  </p>
)

/** One's own flags; that one is away or fires is plain. */
function OwnFlags({ stage: { view, seats, front } }: { readonly stage: StageProps }) {
  const player = view.players[front]
  const face = seats.find(({ seat }) => seat === front)
  if (player === undefined) return null
  const flags = flagsOf(view, player, face).filter(({ key }) => key !== 'firing' && (key !== 'away' || !face?.isMe))
  if (flags.length === 0) return null
  return (
    <ul className={css.flags}>
      {flags.map(({ key, text, why }) => (
        <li key={key} data-flag={key} {...explainedStill({ name: text, text: why })}>
          {text}
        </li>
      ))}
    </ul>
  )
}
