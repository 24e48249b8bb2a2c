import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { factsOf } from '../../rules/cards.ts'
import type { Rocket } from '../../rules/state.ts'
import { incomeOf } from '../../rules/turn.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { TrophyGem } from '../art/gem.tsx'
import { MiniRocket } from '../art/mini-rocket.tsx'
import { AimSymbol, CardsSymbol, CubeSymbol, FlameSymbol, PowerSymbol } from '../art/symbols.tsx'
import { aiming, playsOf } from '../model/choosing.ts'
import {
  AIMED_AT,
  BONUSES,
  CAPS,
  cardExplained,
  cubesExplained,
  HAND_SIZE,
  padExplained,
  trophiesExplained,
} from '../model/explain.ts'
import { sortedHand } from '../model/hand.ts'
import { counted } from '../model/people.ts'
import { rocketSpot } from '../model/spots.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './seats.module.css'
import { bonusWords, Statuses } from './statuses.tsx'
import { useRoom } from './use-room.ts'

interface Props {
  readonly picking: Picking
  readonly player: SeenPlayer
}

/** Another player at a glance: cubes, cards, caps, pads, trophies, what lies on them. */
export function RivalSeat({ picking, player }: Props) {
  const { cubes, handSize, powerCap, accuracyCap, slots, rockets, seat, trophies } = player
  const isShort = useRoom(picking.view.players.length) !== 'full'
  const pads = isShort ? rockets.length : Math.max(slots, rockets.length)
  const bonuses = bonusWords(player)
  return (
    <div className={css.rival} data-spot={`seat-${seat}`} data-short={isShort || undefined}>
      <p className={css.figures}>
        <span {...explainedStill({ ...cubesExplained(picking.view, player), label: counted(cubes, 'cube') })}>
          <CubeSymbol size={17} />
          <b>{cubes}</b>
          <i>+{incomeOf(picking.view, player)}</i>
        </span>
        <span {...explainedStill({ ...HAND_SIZE, label: counted(handSize, 'card') })}>
          <CardsSymbol size={17} />
          <b>{handSize}</b>
        </span>
        <span
          className={css.caps}
          {...explainedStill({ ...CAPS, label: `power cap ${powerCap}, accuracy cap ${accuracyCap}` })}
        >
          <PowerSymbol size={15} />
          <b>{powerCap}</b>
          <AimSymbol size={15} />
          <b>{accuracyCap}</b>
        </span>
      </p>
      <div className={css.holding}>
        {pads > 0 && (
          <ul className={css.pads} aria-label="Launch pads" data-many={pads > 3 || undefined}>
            {Array.from({ length: pads }, (_, place) => (
              <MiniPad
                key={rockets[place]?.id ?? `free-${place}`}
                picking={picking}
                seat={seat}
                rocket={rockets[place]}
              />
            ))}
          </ul>
        )}
        <div className={css.honours}>
          <Trophies trophies={trophies} />
          <Statuses player={player} />
          {bonuses !== '' && (
            <p className={css.bonuses} {...explainedStill({ ...BONUSES, text: `${bonuses}.\n${BONUSES.text}` })}>
              {bonuses}
            </p>
          )}
        </div>
      </div>
      {player.hand !== undefined && (
        <OpenHand hand={player.hand} isOpen={picking.viewer === seat} options={picking.view.options} />
      )}
    </div>
  )
}

export function Trophies({ trophies }: { readonly trophies: readonly number[] }) {
  if (trophies.length === 0) return null
  return (
    <p
      className={css.trophies}
      data-many={trophies.length > 2 || undefined}
      {...explainedStill(trophiesExplained(trophies))}
    >
      <span className="spoken">Trophies: {trophies.join(', ')}</span>
      {trophies.map((strength) => (
        <TrophyGem key={strength} strength={strength} size={28} />
      ))}
    </p>
  )
}

interface MiniPadProps {
  readonly picking: Picking
  readonly seat: number
  readonly rocket: Rocket | undefined
}

function MiniPad({ picking, seat, rocket }: MiniPadProps) {
  if (rocket === undefined)
    return (
      <li className={css.pad} data-state="free" {...explainedStill(padExplained(undefined))}>
        <span className={css.mini}>
          <MiniRocket />
        </span>
        <span className={css.when}>free</span>
      </li>
    )
  const { id, power, accuracy, remaining } = rocket
  const when = remaining === 0 ? 'ready' : counted(remaining, 'turn')
  const aimed = aiming(picking.picked)
  const isTarget = aimed !== null && playsOf(picking.legal, aimed.card).some((play) => play.rocket === id)
  const body = (
    <>
      <span className={css.mini}>
        <MiniRocket rocket={{ seat, power, accuracy, remaining }} />
      </span>
      <span className={css.values}>
        <b>
          <span className="spoken">Rocket power </span>
          {power}
        </b>
        <i>
          <span className="spoken">, accuracy </span>
          {accuracy}
        </i>
      </span>
      <span className={css.when}>
        <span className="spoken">, </span>
        <span className={css.label}>{when}</span>
        <span className={css.sign} aria-hidden="true">
          {remaining === 0 ? <FlameSymbol size={12} /> : `in ${remaining}`}
        </span>
      </span>
    </>
  )
  return (
    <li
      className={css.pad}
      data-state={remaining === 0 ? 'ready' : 'building'}
      {...rocketSpot(rocket)}
      {...(!isTarget && explainedStill(padExplained(rocket)))}
    >
      {isTarget ? (
        <button
          type="button"
          className={css.target}
          onClick={() => picking.press({ kind: 'rocket', rocket: id })}
          {...explained(AIMED_AT)}
        >
          {body}
          <span className="spoken">: aim at it</span>
        </button>
      ) : (
        body
      )}
    </li>
  )
}

interface OpenHandProps {
  readonly hand: NonNullable<SeenPlayer['hand']>
  /** Over this shoulder one looks: no click is needed. */
  readonly isOpen: boolean
  readonly options: View['options']
}

/** A hand that may be seen, as in a replay: the cards by name. */
const OpenHand = ({ hand, isOpen, options }: OpenHandProps) => (
  <details className={css.open} open={isOpen}>
    <summary>{counted(hand.length, 'card')}</summary>
    <ul aria-label="Hand">
      {sortedHand(hand).map(({ card, key }) => (
        <li key={key} data-deck={factsOf(card).deck} {...explainedStill(cardExplained(card, options))}>
          {factsOf(card).name}
        </li>
      ))}
    </ul>
  </details>
)
