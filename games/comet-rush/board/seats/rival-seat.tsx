import { factsOf } from '../../rules/cards.ts'
import type { Rocket } from '../../rules/state.ts'
import { incomeOf } from '../../rules/turn.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { TrophyGem } from '../art/gem.tsx'
import { MiniRocket } from '../art/mini-rocket.tsx'
import { AimSymbol, CardsSymbol, CubeSymbol, PowerSymbol } from '../art/symbols.tsx'
import { aiming, playsOf } from '../model/choosing.ts'
import { sortedHand } from '../model/hand.ts'
import { counted } from '../model/people.ts'
import type { Desk } from '../use-desk.ts'
import css from './seats.module.css'
import { bonusWords, Statuses } from './statuses.tsx'

interface Props {
  readonly desk: Desk
  readonly player: SeenPlayer
}

/** With more seats than this, free pads are not drawn: the rail would not hold everybody. */
const CROWDED = 4

/** Another player at a glance: cubes, cards, caps, pads, trophies, what lies on them. */
export function RivalSeat({ desk, player }: Props) {
  const { cubes, handSize, powerCap, accuracyCap, slots, rockets, seat, trophies } = player
  const isCrowded = desk.view.players.length > CROWDED
  const pads = isCrowded ? rockets.length : Math.max(slots, rockets.length)
  const bonuses = bonusWords(player)
  return (
    <div className={css.rival} data-spot={`seat-${seat}`}>
      <p className={css.figures}>
        <span title="Cubes, and income each turn">
          <CubeSymbol size={17} />
          <b>{cubes}</b>
          <i>+{incomeOf(desk.view, player)}</i>
          <span className="spoken">cubes</span>
        </span>
        <span title="Cards in hand">
          <CardsSymbol size={17} />
          <b>{handSize}</b>
          <span className="spoken">cards</span>
        </span>
        <span className={css.caps} title="Power cap, accuracy cap">
          <PowerSymbol size={15} />
          <b>{powerCap}</b>
          <span className="spoken">power cap</span>
          <AimSymbol size={15} />
          <b>{accuracyCap}</b>
          <span className="spoken">accuracy cap</span>
        </span>
      </p>
      <ul className={css.pads} aria-label="Launch pads" data-many={pads > 3 || undefined}>
        {Array.from({ length: pads }, (_, place) => (
          <MiniPad key={rockets[place]?.id ?? `free-${place}`} desk={desk} seat={seat} rocket={rockets[place]} />
        ))}
      </ul>
      <div className={css.honours}>
        <Trophies trophies={trophies} />
        <Statuses player={player} />
        {bonuses !== '' && <p className={css.bonuses}>{bonuses}</p>}
      </div>
      {desk.viewer === 'everything' && <OpenHand player={player} />}
    </div>
  )
}

export function Trophies({ trophies }: { readonly trophies: readonly number[] }) {
  if (trophies.length === 0) return null
  return (
    <p className={css.trophies} data-many={trophies.length > 2 || undefined}>
      <span className="spoken">Trophies: {trophies.join(', ')}</span>
      {trophies.map((strength) => (
        <TrophyGem key={strength} strength={strength} size={28} />
      ))}
    </p>
  )
}

interface MiniPadProps {
  readonly desk: Desk
  readonly seat: number
  readonly rocket: Rocket | undefined
}

function MiniPad({ desk, seat, rocket }: MiniPadProps) {
  if (rocket === undefined)
    return (
      <li className={css.pad} data-state="free">
        <span className={css.mini}>
          <MiniRocket />
        </span>
        <span className={css.when}>free</span>
      </li>
    )
  const { id, power, accuracy, remaining } = rocket
  const when = remaining === 0 ? 'ready' : counted(remaining, 'turn')
  const aimed = aiming(desk.picked)
  const isTarget = aimed !== null && playsOf(desk.legal, aimed.card).some((play) => play.rocket === id)
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
        {when}
      </span>
    </>
  )
  const title = `Power ${power}, accuracy ${accuracy}, ${when}`
  return (
    <li
      className={css.pad}
      data-state={remaining === 0 ? 'ready' : 'building'}
      data-spot={`rocket-${id}`}
      title={title}
    >
      {isTarget ? (
        <button type="button" className={css.target} onClick={() => desk.press({ kind: 'rocket', rocket: id })}>
          {body}
          <span className="spoken">: aim at it</span>
        </button>
      ) : (
        body
      )}
    </li>
  )
}

/** Where everything may be seen, in a replay after the end: the cards by name. */
const OpenHand = ({ player: { hand = [] } }: { readonly player: SeenPlayer }) => (
  <details className={css.open}>
    <summary>{counted(hand.length, 'card')}</summary>
    <ul aria-label="Hand">
      {sortedHand(hand).map(({ card, key }) => (
        <li key={key} data-deck={factsOf(card).deck}>
          {factsOf(card).name}
        </li>
      ))}
    </ul>
  </details>
)
