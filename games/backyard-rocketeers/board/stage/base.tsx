import type { CSSProperties } from 'react'
import type { CardId } from '../../rules/cards/catalogue.ts'
import { designOf, factsOf, nameOf } from '../../rules/cards/catalogue.ts'
import { driveKm, isSolar, outputOf } from '../../rules/mars/gauges.ts'
import { roverFailsOn } from '../../rules/tiers.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { GOAL } from '../../rules/vocabulary.ts'
import { Deployed, type DeployedId, LandingLegs, RocketDrawing, Rover } from '../art/index.ts'
import { percent } from '../model/odds.ts'
import { damageOf, drawnParts, drawnTier } from '../model/rocket.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './base.module.css'
import { drawnHigh } from './base-room.ts'
import { Dial } from './dial.tsx'
import { rocketPoint } from './points.ts'
import { Thing } from './thing.tsx'
import type { Size } from './use-size.ts'

interface BaseProps {
  readonly picking: Picking
  readonly size: Size
  /** Others have landed too, and stand below. */
  readonly isShared: boolean
}

const SMALL = 460

/** The base of the one in front: three gauges with what the turn may bring, and all that stands in the sand. */
export function Base({ picking: { front, view }, size, isShared }: BaseProps) {
  const { figures, power, km } = front
  const isSmall = size.width < SMALL
  const things = thingsOf(front)
  const turn = view.active === front.seat ? front.turns : front.turns + 1
  return (
    <div className={css.base} data-shared={isShared || undefined}>
      <div className={css.gauges}>
        <Dial
          name="Power"
          value={power}
          goal={GOAL.power}
          after={power + figures.production}
          unit=" %"
          isSmall={isSmall}
        />
        <Dial name="Distance" value={km} goal={GOAL.km} after={km + figures.drive} unit=" km" isSmall={isSmall} />
        <Dial
          name="Signal"
          value={figures.signal}
          goal={GOAL.signal}
          after={figures.signal}
          unit=""
          isSmall={isSmall}
        />
        {figures.victory !== null && (
          <p className={css.note}>
            <span>{isSmall ? 'Win' : 'If the turn ends now'}</span> <b>{percent(figures.victory)}</b>
          </p>
        )}
      </div>
      <div className={css.rocket} data-spot="my-rocket" data-point={rocketPoint(front.seat)}>
        <svg viewBox="-100 -180 200 340" aria-hidden="true">
          <LandingLegs />
          <RocketDrawing parts={drawnParts(front)} damage={damageOf(front)} />
        </svg>
        <span>
          {isSmall ? 'Hit' : 'Damage'} {front.damage} of {front.original}
        </span>
      </div>
      <ul
        className={css.yard}
        aria-label="What stands there"
        style={{ '--high': `${drawnHigh({ ...size, isSmall, isShared, things })}px` } as CSSProperties}
      >
        {things === 0 && <li className={css.nothing}>Nothing stands here yet.</li>}
        {front.communications.map((card, place) => (
          <Thing key={keyOf(card, place)} title={nameOf(card)} name={`Signal ${signalIn(card)}`}>
            <Deployed card={deployedOf(card)} />
          </Thing>
        ))}
        {front.generators.map((generator, place) => {
          const output = outputOf(front, generator, turn)
          return (
            <Thing
              key={keyOf(generator.card, place)}
              title={nameOf(generator.card)}
              name={output === 0 ? `dust, ${front.figures.dustFor || 1} left` : `+${output}\u00a0%`}
            >
              <Deployed card={deployedOf(generator.card)} isDusty={isSolar(generator) && output === 0} />
            </Thing>
          )
        })}
        {front.rovers.map((rover, place) => (
          <Thing
            key={keyOf(rover.card, place)}
            title={nameOf(rover.card)}
            name={roverText(front, place)}
            isBroken={rover.broken}
          >
            <Rover tier={drawnTier(rover.tier) ?? 1} isBroken={rover.broken} />
          </Thing>
        ))}
      </ul>
    </div>
  )
}

const thingsOf = ({ communications, generators, rovers }: SeenPlayer): number =>
  communications.length + generators.length + rovers.length

const keyOf = (card: CardId, place: number): string => `${card} ${place}`

const deployedOf = (card: CardId): DeployedId => designOf(card) as DeployedId

function signalIn(card: CardId): number {
  const { effect } = factsOf(card)
  return effect.kind === 'communication' ? effect.signal : 0
}

/** "5 km on 3–6" */
function roverText(player: SeenPlayer, place: number): string {
  const rover = player.rovers[place]
  if (rover === undefined) return ''
  if (rover.broken) return 'broken'
  const breaks = roverFailsOn(rover.tier)
  return breaks === 0 ? `${driveKm(player, rover)} km` : `${driveKm(player, rover)} km on ${breaks + 1}–6`
}
