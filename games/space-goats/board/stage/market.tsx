import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL, grid, ROW, useGrid } from '@starboard/screen/pieces/grid.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { counted } from '@starboard/screen/pieces/words.ts'
import type { Card, CardId } from '../../rules/cards.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import { CardBack, GoatShip } from '../art/index.ts'
import { cardExplained, pileExplained, SOLD_OUT, SPARE_SHIPS } from '../model/explain.ts'
import { contentsOf } from '../model/piles.ts'
import { CardFace, CardThumb } from './card-face.tsx'
import css from './market.module.css'
import { Panel } from './panel.tsx'
import print from './print.module.css'
import type { SlotOffer, StageProps } from './props.ts'
import { lookingAt } from './words.ts'

const SLOTS = [0, 1, 2, 3] as const

/** Four slots, and what else is on the table: the pile, the trash, the ships that nobody flies. */
export function Market({ stage }: { readonly stage: StageProps }) {
  const arrows = useGrid<HTMLDivElement>()
  return (
    <section className={`${print.frame} ${css.market}`} aria-label="Market" tabIndex={-1}>
      <Panel left="slash" className={css.panel} ground={css.ground}>
        <h2 className={css.title}>Market</h2>
        <div className={print.boxless} {...grid('Slots and piles')} {...arrows}>
          <ol className={css.slots} {...ROW}>
            {SLOTS.slice(0, stage.view.market.length).map((slot) => (
              <li key={slot} data-spot={`slot-${slot}`} data-point={`market slot ${slot + 1}`} {...CELL}>
                <Slot stage={stage} slot={slot} card={stage.view.market[slot] ?? null} />
              </li>
            ))}
          </ol>
          <Piles stage={stage} />
        </div>
      </Panel>
    </section>
  )
}

interface SlotProps {
  readonly stage: StageProps
  readonly slot: number
  readonly card: CardId | null
}

/** SG-3.6: a slot that could not be refilled stays empty. */
function Slot({ stage, slot, card: id }: SlotProps) {
  if (id === null)
    return (
      <p className={css.empty} {...explained(SOLD_OUT)} {...ROVE}>
        <b>Sold out</b>
        <span>Slot {slot + 1} stays empty</span>
      </p>
    )
  const card = cardOf(catalogueOf(stage.view.options), id)
  const offer = stage.slots[slot] ?? null
  const words = slotInWords(card, slot, offer)
  const inside = (
    <>
      <span className="spoken">{words}</span>
      <span className={css.paper} aria-hidden="true">
        <CardFace card={card} isDear={offer !== null && !offer.mayBuy} note={offer?.note ?? null} />
      </span>
    </>
  )
  if (offer?.mayBuy !== true && offer?.isRefused !== true)
    return (
      <div className={css.slot} data-dim={offer !== null || undefined} {...explained(cardExplained(card))} {...ROVE}>
        {inside}
      </div>
    )
  return (
    <button
      type="button"
      className={css.slot}
      aria-pressed={offer.isRefused ? undefined : offer.isPicked}
      aria-disabled={offer.isRefused || undefined}
      aria-keyshortcuts={offer.key ?? undefined}
      data-dim={offer.isRefused || undefined}
      data-picked={(!offer.isRefused && offer.isPicked) || undefined}
      onClick={() => stage.onSlot(slot)}
      {...explained(cardExplained(card))}
      {...ROVE}
    >
      {inside}
      {!offer.isRefused && offer.isPicked && (
        <span className={css.picked} aria-hidden="true">
          picked
        </span>
      )}
    </button>
  )
}

/** "Slot 2: Phase Shield, shield, costs 4, 1 short. Strength 1, stops piercing too." */
function slotInWords({ name, effect, cost, text }: Card, slot: number, offer: SlotOffer | null): string {
  const note = offer?.note == null ? [] : [offer.note]
  return `Slot ${slot + 1}: ${[name, effect.kind, `costs ${cost ?? 0}`, ...note].join(', ')}. ${text}`
}

function Piles({ stage }: { readonly stage: StageProps }) {
  const { view, onOpen } = stage
  const catalogue = catalogueOf(view.options)
  const trashed = view.trash.at(-1)
  const spare = spareShips(view)
  const looking = lookingAt(stage)
  return (
    <ul className={css.piles} {...ROW}>
      <li {...CELL}>
        <button
          type="button"
          className={css.pile}
          aria-label={`Market pile: ${counted(view.pile.size, 'card')}, look at what is in it`}
          onClick={() => onOpen('market')}
          data-spot="pile"
          data-point="the market pile"
          {...explained(pileExplained(contentsOf(looking, 'market'), 'SG-3.6'))}
          {...ROVE}
        >
          <span className={css.back}>
            <CardBack />
          </span>
          pile <b>{view.pile.size}</b>
        </button>
      </li>
      <li {...CELL}>
        <button
          type="button"
          className={css.pile}
          aria-label={`Trash: ${counted(view.trash.length, 'card')}, look through it`}
          onClick={() => onOpen('trash')}
          data-spot="trash"
          data-point="the trash"
          {...explained(pileExplained(contentsOf(looking, 'trash'), 'SG-3.6'))}
          {...ROVE}
        >
          {trashed === undefined ? <span className={css.nothing} /> : <CardThumb card={cardOf(catalogue, trashed)} />}
          trash <b>{view.trash.length}</b>
        </button>
      </li>
      {spare !== null && (
        <li className={css.pile} {...explained(SPARE_SHIPS)} {...ROVE} {...CELL}>
          <span className={css.ship}>
            <GoatShip ship={view.shipsMade} suited={false} shield={null} mood="calm" accent="var(--game-steel)" />
          </span>
          <b>{spare}</b> spare
          <span className="spoken"> ships</span>
        </li>
      )}
    </ul>
  )
}

/** SG-3.5: ship cards left in the box; null where the box does not limit them. */
function spareShips(view: StageProps['view']): number | null {
  if (!view.options.boxLimits) return null
  return catalogueOf(view.options).ships - view.players.reduce((sum, { fleet }) => sum + fleet.length, 0)
}
