import type { Seat } from '@starboard/kernel'
import type { Beat } from '@starboard/screen/contract/board.ts'
import type { Flight } from '@starboard/screen/pieces/flight-path.ts'
import type { Card, CardId } from '../../rules/cards.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import type { SeenEvent } from '../../rules/events.ts'
import type { SpaceGoats } from '../../rules/state.ts'
import { EmptyFleet, GoatShip, PodStack, Wreckage } from '../art/index.ts'
import type { StageProps } from '../stage/props.ts'
import { seatStyle } from '../stage/seat-style.ts'
import { capital, nameOf, SHOUTS } from '../stage/words.ts'
import css from './film.module.css'
import { Bang, Banner, FaceDown, Figure, PaperCard, Rocket } from './things.tsx'

type Told<K> = Extract<SeenEvent, { kind: K }>
type Acts = { readonly [K in SeenEvent['kind']]?: (stage: StageProps, event: Told<K>) => readonly Flight[] }

/** What flies while this event is on stage. */
export function actsOf(stage: StageProps, beat: Beat<SpaceGoats>): readonly Flight[] {
  const acts = ACTS[beat.event.kind] as ((stage: StageProps, event: SeenEvent) => readonly Flight[]) | undefined
  return acts === undefined ? [] : acts(stage, beat.event as SeenEvent)
}

const card = ({ view }: StageProps, id: CardId): Card => cardOf(catalogueOf(view.options), id)

const seatSpot = (seat: Seat): readonly string[] => [`seat-${seat}`]

/** One's own cards lie in the hand, those of others with their fleet. */
const homeOf = ({ front, me }: StageProps, seat: Seat): readonly string[] =>
  seat === (me ?? front) ? ['hand', ...seatSpot(seat)] : seatSpot(seat)

const discardOf = (seat: Seat): readonly string[] => [`discard-${seat}`, ...seatSpot(seat)]

const shipSpot = ({ seat, ship }: { seat: Seat; ship: number }): readonly string[] => [
  `ship-${ship}`,
  ...seatSpot(seat),
]

const shout = (spots: readonly string[], bang: Parameters<typeof Bang>[0]): readonly Flight[] => [
  { thing: <Bang {...bang} />, from: spots, to: spots },
]

const onStage = (banner: Parameters<typeof Banner>[0]): readonly Flight[] => [
  { thing: <Banner {...banner} />, from: ['stage'], to: ['stage'], over: 'stage' },
]

/** A card that goes from one place to another, face up. */
const moved = (stage: StageProps, id: CardId, from: readonly string[], to: readonly string[]): readonly Flight[] => [
  { thing: <PaperCard card={card(stage, id)} />, from, to, arc: 0.15 },
]

const dropped = (stage: StageProps, { seat, card: id }: { seat: Seat; card: CardId }): readonly Flight[] =>
  moved(stage, id, homeOf(stage, seat), discardOf(seat))

const flown = (id: CardId, from: readonly string[], to: readonly string[]): Flight => ({
  thing: <Rocket card={id} />,
  from,
  to,
  arc: 0.12,
  nose: 'right',
  easing: 'cubic-bezier(.5,.05,.7,.7)',
})

const ACTS: Acts = {
  turnBegan: ({ me, view }, { seat, isExtra }) =>
    seat === me && view.ended === null ? onStage({ title: isExtra ? 'Once more!' : 'Your turn!' }) : [],
  cardsDrawn: (stage, { seat }) => [
    { thing: <FaceDown />, from: [`draw-${seat}`, ...seatSpot(seat)], to: homeOf(stage, seat), arc: 0.1 },
  ],
  banked: (_stage, { seat }) => [
    {
      thing: (
        <Figure>
          +1 <PodStack count={1} />
        </Figure>
      ),
      from: [`bank-${seat}`, ...seatSpot(seat)],
      to: [`bank-${seat}`, ...seatSpot(seat)],
    },
  ],
  debrisDropped: dropped,
  discarded: dropped,
  shattered: dropped,
  bought: (stage, { seat, slot, card: id }) => moved(stage, id, [`slot-${slot}`, 'stage'], discardOf(seat)),
  slotRefilled: (_stage, { slot }) => [{ thing: <FaceDown />, from: ['pile'], to: [`slot-${slot}`], arc: 0.1 }],
  shipAdded: (_stage, { seat, ship }) => [
    {
      thing: (
        <div className={css.ship} style={seatStyle(seat)}>
          <GoatShip ship={ship} suited={false} shield={null} mood="proud" accent="var(--seat)" />
        </div>
      ),
      from: ['attack', 'stage'],
      to: seatSpot(seat),
      arc: 0.3,
    },
  ],
  rocketFired: (stage, { seat, card: id }) => [
    {
      thing: <PaperCard card={card(stage, id)} />,
      from: homeOf(stage, seat),
      to: discardOf(seat),
      over: 'stage',
    },
  ],
  hitAimed: (_stage, { by, card: id, targets }) =>
    targets.map((seat) => flown(id, [...seatSpot(by), 'attack'], seatSpot(seat))),
  blocked: (_stage, { seat }) => shout(seatSpot(seat), { word: SHOUTS.blocked, tone: 'blue', isBig: true }),
  shieldBounced: (_stage, event) => shout(shipSpot(event), { word: SHOUTS.shieldBounced, tone: 'blue' }),
  shieldWeakened: (_stage, event) => shout(shipSpot(event), { word: SHOUTS.shieldWeakened, tone: 'blue' }),
  shieldBroken: (_stage, event) => shout(shipSpot(event), { word: SHOUTS.shieldBroken, tone: 'mustard' }),
  shipFlipped: (_stage, event) => shout(shipSpot(event), { word: SHOUTS.shipFlipped, tone: 'mustard' }),
  shipLost: (_stage, event) => shout(shipSpot(event), { word: SHOUTS.shipLost, tone: 'red', isBig: true }),
  lastStandHeld: (_stage, event) => shout(shipSpot(event), { word: SHOUTS.lastStandHeld, tone: 'violet', isBig: true }),
  shieldsStripped: (_stage, { seat }) =>
    shout(seatSpot(seat), { word: SHOUTS.shieldsStripped, tone: 'violet', isBig: true }),
  bankLost: (stage, { seat, card: id }) => moved(stage, id, [`bank-${seat}`, ...seatSpot(seat)], discardOf(seat)),
  shieldAssigned: (stage, { seat, card: id, ship }) => moved(stage, id, homeOf(stage, seat), shipSpot({ seat, ship })),
  specialPlayed: (stage, { seat, card: id }) => [
    { thing: <PaperCard card={card(stage, id)} />, from: homeOf(stage, seat), to: discardOf(seat), over: 'stage' },
  ],
  trashed: (stage, { seat, card: id, from }) =>
    moved(stage, id, from === 'hand' ? homeOf(stage, seat) : discardOf(seat), ['trash', 'stage']),
  retrieved: (stage, { seat, card: id }) => moved(stage, id, discardOf(seat), homeOf(stage, seat)),
  eliminated: ({ seats }, { seat }) => {
    const name = nameOf(seats, seat)
    return onStage({
      title: `${capital(name)} ${name === 'you' ? 'are' : 'is'} out!`,
      text: 'Not a goat left',
      picture: <EmptyFleet seat={seat} />,
    })
  },
  wreckageCame: () =>
    onStage({ title: 'Wreckage!', text: 'A quiet round: both fleets take a hit', picture: <Wreckage /> }),
}
