import type { SeenPlayer } from '../../rules/view.ts'
import { GOAL } from '../../rules/vocabulary.ts'
import { LandingLegs, MarsGround, RocketDrawing } from '../art/index.ts'
import { damageOf, drawnParts } from '../model/rocket.ts'
import { targetsOf, whyNotAt } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import { Base } from './base.tsx'
import css from './mars.module.css'
import { Panel } from './panel.tsx'
import { rocketPoint } from './points.ts'
import { Tag } from './tag.tsx'
import { Tape } from './tape.tsx'

/** Mars: one's own base wide open with its three gauges, or everybody's landed rockets in short. */
export function Mars({ picking }: { readonly picking: Picking }) {
  const { front, view } = picking
  const isWide = front.level === 3
  const others = view.players.filter(
    ({ level, out, seat }) => level === 3 && out === 0 && !(isWide && seat === front.seat),
  )
  return (
    <Panel
      area="mars"
      label={isWide ? 'The base on Mars' : 'Mars'}
      draw={(size) => <MarsGround {...size} />}
      over={(size) => (
        <>
          {!isWide && (
            <span className={css.title}>
              <Tape tilt={2}>Mars</Tape>
            </span>
          )}
          {isWide && <Base picking={picking} size={size} isShared={others.length > 0} />}
          <Landed
            picking={picking}
            players={others}
            isWide={isWide}
            isLow={size.height < 90}
            isShort={isWide && size.width < SMALL}
          />
        </>
      )}
    />
  )
}

interface LandedProps {
  readonly picking: Picking
  readonly players: readonly SeenPlayer[]
  readonly isWide: boolean
  readonly isLow: boolean
  /** All of them in one row below what stands there: their goals are known. */
  readonly isShort: boolean
}

/** Who has landed, and how far they are. */
function Landed({ picking, players, isWide, isLow, isShort }: LandedProps) {
  const targets = targetsOf(picking)
  if (players.length === 0) return isWide ? null : <p className={css.nobody}>Nobody has landed yet.</p>
  return (
    <ul className={css.landed} aria-label="On Mars" data-wide={isWide || undefined} data-low={isLow || undefined}>
      {players.map((player) => (
        <li key={player.seat} data-spot={`rocket-${player.seat}`} data-point={rocketPoint(player.seat)}>
          {!isLow && !isWide && players.length < MANY && (
            <svg viewBox="-100 -178 200 336" className={css.rocket} aria-hidden="true">
              <LandingLegs />
              <RocketDrawing parts={drawnParts(player)} damage={damageOf(player)} line={4} />
            </svg>
          )}
          <Tag
            seat={player.seat}
            name={picking.name(player.seat)}
            note={
              isShort ? <Brief player={player} isPowerOnly={players.length >= MANY} /> : <Progress player={player} />
            }
            target={targets.get(player.seat)}
            isShort={isShort}
            isFlat={isLow || isShort}
            isDim={whyNotAt(picking, player.seat) !== null}
          />
        </li>
      ))}
    </ul>
  )
}

const MANY = 4
const SMALL = 460

const Progress = ({ player: { power, km, figures } }: { readonly player: SeenPlayer }) => (
  <span className={css.progress}>
    <b>{power}</b>/{GOAL.power}&nbsp;% <b>{km}</b>/{GOAL.km}&nbsp;km <b>{figures.signal}</b>/{GOAL.signal}
    <span className="spoken"> signal</span>
  </span>
)

interface BriefProps {
  readonly player: SeenPlayer
  readonly isPowerOnly: boolean
}

/** Without the goals, which stand on the gauges above. */
const Brief = ({ player: { power, km, figures }, isPowerOnly }: BriefProps) => (
  <span>
    {power}&nbsp;%{!isPowerOnly && ` ${km}\u2009km ${figures.signal}`}
    {!isPowerOnly && <span className="spoken"> signal</span>}
  </span>
)
