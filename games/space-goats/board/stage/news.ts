import type { Seat } from '@starboard/kernel'
import type { CardId } from '../../rules/cards.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import type { Event, SeenEvent } from '../../rules/events.ts'
import { shipName } from '../../rules/ships.ts'
import type { StageProps } from './props.ts'
import { attackScene, BLANK, type Scene, wreckageScene } from './scene.ts'
import { capital, counted, nameOf, ownerOf, SHOUTS } from './words.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type News = { readonly [K in SeenEvent['kind']]?: (props: StageProps, event: Told<K>) => Scene }

/** The panel while an event is on stage; null for those it leaves to the film alone. */
export function news(props: StageProps, event: Event): Scene | null {
  const tell = NEWS[event.kind] as ((props: StageProps, event: SeenEvent) => Scene) | undefined
  return tell === undefined ? null : tell(props, event as SeenEvent)
}

type Line = Pick<Scene, 'shout'> & Partial<Scene>

const line = (scene: Line): Scene => ({ ...BLANK, kind: 'news', ...scene })

const cardName = ({ view }: StageProps, card: CardId): string => cardOf(catalogueOf(view.options), card).name

/** "You buy", "Bram buys" */
function does({ seats }: StageProps, seat: Seat, verb: string): string {
  const name = nameOf(seats, seat)
  return name === 'you' ? `You ${verb}` : `${name} ${verb.replace(/^(\w+)/, third)}`
}

const third = (verb: string): string => (/(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`)

const purchase = (props: StageProps, seat: Seat, card: CardId, price: number): Scene =>
  line({ seat, card, caption: does(props, seat, `buy for ${price}`), shout: cardName(props, card) })

/** What was bought is read until the next thing happens; the market fills its slot meanwhile. */
function purchased(props: StageProps): Scene {
  const { view } = props
  const card = view.players[view.active]?.discard.at(-1)
  const price = card === undefined ? null : cardOf(catalogueOf(view.options), card).cost
  if (card === undefined || price === null)
    return line({ seat: view.active, caption: 'The market', shout: 'Restocked' })
  return purchase(props, view.active, card, price)
}

/** "Your Bleatnik", "Bram’s Ramshackle" */
const shipWithOwner = ({ seats }: StageProps, { seat, ship }: { seat: Seat; ship: number }): string =>
  `${capital(ownerOf(nameOf(seats, seat)))} ${shipName(ship)}`

const NEWS: News = {
  turnBegan: (props, { seat, isExtra, round }) =>
    line({
      kind: 'turn',
      seat,
      caption: isExtra ? 'One more turn' : `Round ${round}`,
      shout: `${capital(ownerOf(nameOf(props.seats, seat)))} turn`,
    }),
  turnSkipped: (props, { seat }) => line({ seat, caption: does(props, seat, 'sit this one out'), shout: 'Skipped!' }),
  bought: (props, { seat, card, price }) => purchase(props, seat, card, price),
  slotRefilled: purchased,
  slotEmptied: purchased,
  shipAdded: (props, { seat, ship }) =>
    line({ seat, caption: does(props, seat, 'get a ship'), detail: 'bare side up', shout: shipName(ship) }),
  rocketFired: (props, { seat, card }) =>
    line({ seat, card, caption: does(props, seat, 'fire'), shout: cardName(props, card) }),
  hitAimed: (props, { by, card, does: hit, number, of, targets }) =>
    attackScene(props, { by, card, does: hit, seeks: false, number, of }, targets),
  secondHitDeclined: (props, { seat }) =>
    line({ seat, caption: does(props, seat, 'hold fire'), shout: 'No second hit' }),
  blocked: (props, { seat, card }) =>
    line({ seat, card, caption: does(props, seat, `block with ${cardName(props, card)}`), shout: SHOUTS.blocked }),
  shieldBounced: (props, event) =>
    line({ caption: shipWithOwner(props, event), detail: 'not a scratch', shout: SHOUTS.shieldBounced }),
  shieldWeakened: (props, event) =>
    line({ caption: shipWithOwner(props, event), detail: `shield at ${event.strength}`, shout: SHOUTS.shieldWeakened }),
  shieldBroken: (props, event) =>
    line({
      caption: shipWithOwner(props, event),
      detail: `${cardName(props, event.card)} is gone`,
      shout: SHOUTS.shieldBroken,
    }),
  shipFlipped: (props, event) =>
    line({ caption: shipWithOwner(props, event), detail: 'suit lost', shout: SHOUTS.shipFlipped }),
  shipLost: (props, event) => line({ caption: shipWithOwner(props, event), detail: 'is lost', shout: SHOUTS.shipLost }),
  lastStandHeld: (props, event) =>
    line({ caption: shipWithOwner(props, event), detail: 'survives by its last stand', shout: SHOUTS.lastStandHeld }),
  shieldsStripped: (props, { seat, count }) =>
    line({ caption: does(props, seat, `lose ${counted(count, 'shield')}`), shout: SHOUTS.shieldsStripped }),
  bankLost: (props, { seat }) => line({ seat, caption: does(props, seat, 'lose 1 bank card'), shout: 'Ker-ching!' }),
  shattered: (props, { seat, card }) =>
    line({ seat, card, caption: does(props, seat, `drop ${cardName(props, card)}`), shout: 'Shattered!' }),
  skipLaid: (props, { seat }) => line({ seat, caption: does(props, seat, 'skip the next turn'), shout: 'Jammed!' }),
  shieldAssigned: (props, { seat, card, ship }) =>
    line({ seat, card, caption: `On ${shipName(ship)}`, shout: cardName(props, card) }),
  specialPlayed: (props, { seat, card }) =>
    line({ seat, card, caption: does(props, seat, 'play'), shout: cardName(props, card) }),
  trashed: (props, { seat, card }) =>
    line({ seat, card, caption: does(props, seat, `trash ${cardName(props, card)}`), shout: 'Munch!' }),
  retrieved: (props, { seat, card }) =>
    line({ seat, card, caption: does(props, seat, 'salvage'), shout: cardName(props, card) }),
  lastStandSet: (props, { seat }) => line({ seat, caption: does(props, seat, 'dig in'), shout: 'Last stand' }),
  extraTurnGained: (props, { seat }) =>
    line({ seat, caption: does(props, seat, 'take one more turn'), shout: 'Warp!' }),
  passed: (props, { seat }) => line({ seat, caption: does(props, seat, 'wait'), shout: 'Pass' }),
  eliminated: (props, { seat }) => line({ seat, caption: does(props, seat, 'lose the last ship'), shout: 'Out!' }),
  resigned: (props, { seat }) => line({ seat, caption: does(props, seat, 'leave the battle'), shout: 'Resigned' }),
  wreckageCame: (props, { seats }) => wreckageScene(props, seats),
}
