import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { nameOf } from '../../rules/cards/catalogue.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { GOAL } from '../../rules/vocabulary.ts'
import { cardExplained, FACE_DOWN, gaugeExplained, STATUS } from '../model/explain.ts'
import { targetsOf, whyNotAt } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import { Meter } from '../stage/meter.tsx'
import css from './seats.module.css'
import { SlotRow } from './slot-row.tsx'
import { statusesOf } from './statuses.ts'

interface Props {
  readonly picking: Picking
  readonly player: SeenPlayer
}

/** A neighbour at a glance: parts, fuel, damage or gauges, cards, and what lies upon them. */
export function SeatBody({ picking, player }: Props) {
  const why = whyNotAt(picking, player.seat)
  const room = picking.view.players.length <= 4 ? 'full' : picking.view.players.length === 5 ? 'short' : 'tiny'
  if (player.out > 0) return <p className={css.out}>out of the race</p>
  return (
    <div className={css.seat} data-room={room} data-dim={why !== null || undefined} data-spot={`seat-${player.seat}`}>
      <SlotRow player={player} />
      <dl className={css.meters}>
        <Gauges player={player} />
      </dl>
      <p className={css.cards}>
        <Counts player={player} />
        <span className={css.more}>{why === null ? <Belongings picking={picking} player={player} /> : why.text}</span>
        <Odds picking={picking} player={player} />
      </p>
      <SeenHand picking={picking} player={player} />
    </div>
  )
}

function Gauges({ player }: { readonly player: SeenPlayer }) {
  const { level, groundFuel, spaceFuel, damage, original, power, km, figures } = player
  if (level === 1) return <Meter label="Fuel" value={groundFuel} most={100} unit="%" tone="fuel" />
  const harm = <Meter label="Damage" value={damage} most={original} tone="harm" />
  if (level === 2)
    return (
      <>
        <Meter label="Fuel" value={spaceFuel} most={100} after={figures.fuelAfter} unit="%" tone="fuel" />
        {harm}
      </>
    )
  return (
    <>
      <div className={css.triple}>
        <dt className="spoken">Gauges</dt>
        <dd>
          <span {...explainedStill(gaugeExplained('Power'))}>
            <b>{power}</b>/{GOAL.power}&nbsp;%
          </span>
          <span {...explainedStill(gaugeExplained('Distance'))}>
            <b>{km}</b>/{GOAL.km}&nbsp;km
          </span>
          <span {...explainedStill(gaugeExplained('Signal'))}>
            <b>{figures.signal}</b>/{GOAL.signal}&nbsp;sig
          </span>
        </dd>
      </div>
      {harm}
    </>
  )
}

const Counts = ({ player: { handSize, faceDown } }: { readonly player: SeenPlayer }) => (
  <>
    <span className={css.count} {...explainedStill({ ...gaugeExplained('Hand'), label: `${handSize} in hand` })}>
      <Icon name="cards" size={14} />
      <b>{handSize}</b>
    </span>
    {faceDown.length > 0 && (
      <span className={css.count} {...explainedStill({ ...FACE_DOWN, label: `${faceDown.length} face down` })}>
        <Icon name="eye-off" size={14} />
        <b>{faceDown.length}</b>
      </span>
    )}
  </>
)

/** What presses, then what lies in play. */
function Belongings({ picking, player }: Props) {
  const statuses = statusesOf(picking, player)
  return (
    <>
      {statuses.map(({ text, isBad }) => (
        <i key={text} data-bad={isBad || undefined} {...explainedStill({ ...STATUS, name: text })}>
          {text}
        </i>
      ))}
      {player.enhancements.map(({ card, turns }) => (
        <i key={card} {...explainedStill({ ...cardExplained(card), heard: undefined })}>
          {turns > 0 ? `${nameOf(card)} ${turns}` : nameOf(card)}
        </i>
      ))}
    </>
  )
}

function Odds({ picking, player }: Props) {
  const target = targetsOf(picking).get(player.seat)
  return target === undefined || target.short === 'may' ? null : <b className={css.odds}>{target.short}</b>
}

/** What a spy or a satellite shows. */
function SeenHand({ picking, player }: Props) {
  if (player.hand === undefined || player.seat === picking.me || player.hand.length === 0) return null
  return (
    <p className={css.hand}>
      <Icon name="eye" size={13} />
      {player.hand.map((card) => (card === null ? 'a hidden card' : nameOf(card))).join(', ')}
    </p>
  )
}
