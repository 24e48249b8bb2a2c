import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL } from '@starboard/screen/pieces/grid.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { catalogueOf } from '../../rules/catalogue.ts'
import { shipName } from '../../rules/ships.ts'
import type { Ship } from '../../rules/state.ts'
import { GoatShip, OutcomeIcon } from '../art/index.ts'
import { shipExplained } from '../model/explain.ts'
import css from './fleet-ship.module.css'
import { beatProps, shipMood } from './moods.ts'
import print from './print.module.css'
import type { Consequence, ShipOffer, StageProps } from './props.ts'
import beats from './ship-beats.module.css'
import { ShipLabels } from './ship-labels.tsx'
import { consequenceInWords, shieldFace, shipInWords, shipSpot } from './words.ts'

interface Props {
  readonly stage: StageProps
  readonly ship: Ship
  readonly letter: string
}

/** A ship one flies oneself: a button while it may be chosen. */
export function FleetShip({ stage, ship, letter }: Props) {
  const offer = stage.ships.get(ship.id)
  const catalogue = catalogueOf(stage.view.options)
  const words = shipInWords(catalogue, ship)
  const about = shipExplained(catalogue, ship)
  const place = { ...shipSpot(ship), ...beatProps(stage.beat, ship.id) }
  const body = <Body stage={stage} ship={ship} letter={offer?.key ?? letter} offer={offer} />
  if (offer === undefined)
    return (
      <li
        className={`${css.ship} ${print.halftone}`}
        data-dim={stage.ships.size > 0 || undefined}
        {...place}
        {...explained(about)}
        {...ROVE}
        {...CELL}
      >
        <span className="spoken">
          {letter}: {words}
        </span>
        {body}
      </li>
    )
  return (
    <li className={css.place} {...place} {...CELL}>
      <button
        type="button"
        className={`${css.ship} ${print.halftone}`}
        aria-pressed={offer.isPicked}
        aria-keyshortcuts={offer.key}
        data-harm={offer.consequence?.harm}
        data-picked={offer.isPicked || undefined}
        onClick={() => stage.onShip(ship.id)}
        {...explained(about)}
        {...ROVE}
      >
        <span className="spoken">
          {offer.key}: {offerInWords(words, offer)}
        </span>
        {body}
      </button>
    </li>
  )
}

/** "Hircus Maximus, suit off, Reinforced Hull 2; takes the hit: shield holds, 2 to 1" */
function offerInWords(words: string, { consequence, isOnTimeout }: ShipOffer): string {
  const then = consequence === null ? '' : `; takes the hit: ${consequenceInWords(consequence)}`
  return `${words}${then}${isOnTimeout ? '; chosen on timeout' : ''}`
}

function Body({ stage, ship, letter, offer }: Props & { readonly offer: ShipOffer | undefined }) {
  const catalogue = catalogueOf(stage.view.options)
  return (
    <span className={css.body} aria-hidden="true">
      <span className={css.name}>
        <kbd data-may={offer !== undefined || undefined}>{letter}</kbd>
        <b data-long={isLong(shipName(ship.id)) || undefined}>{shipName(ship.id)}</b>
      </span>
      <span className={`${css.drawing} ${beats.moved}`}>
        <GoatShip
          ship={ship.id}
          suited={ship.suited}
          shield={shieldFace(catalogue, ship)}
          mood={offer?.consequence?.harm === 'lost' ? 'worried' : shipMood(stage.beat, ship)}
          accent="var(--seat)"
        />
      </span>
      <ShipLabels catalogue={catalogue} ship={ship} />
      {offer !== undefined && <Sign offer={offer} />}
      {offer !== undefined && offer.consequence !== null && <Outcome {...offer.consequence} />}
    </span>
  )
}

/** A word that cannot stay whole on a narrow ship unless it is set smaller. */
const isLong = (name: string): boolean => name.split(' ').some(({ length }) => length > 12)

function Sign({ offer: { isPicked, isOnTimeout } }: { readonly offer: ShipOffer }) {
  if (isPicked) return <span className={css.picked}>picked</span>
  return isOnTimeout ? <span className={css.late}>on timeout</span> : null
}

const Outcome = ({ harm, title, detail }: Consequence) => (
  <span className={css.outcome} data-harm={harm}>
    <OutcomeIcon harm={harm} />
    <b>{title}</b>
    <i>{detail}</i>
  </span>
)
