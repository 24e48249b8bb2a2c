import type { Seat } from '@starboard/kernel'
import type { Beat } from '@starboard/screen/contract/board.ts'
import type { ReactNode } from 'react'
import { type Card, type DeckName, type Status, stepsOf } from '../../rules/cards.ts'
import type { SeenEvent } from '../../rules/events.ts'
import type { CometRush } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { DeckBack } from '../art/cards.tsx'
import { TrophyGem } from '../art/gem.tsx'
import { LaunchFlame } from '../art/launch-flame.tsx'
import { MovementCard } from '../art/movement-card.tsx'
import { Rocket } from '../art/rocket.tsx'
import { CubeSymbol, EmbargoSymbol, SabotageSymbol, SealSymbol } from '../art/symbols.tsx'
import { rocketOf } from '../model/preview.ts'
import type { Picking } from '../model/use-picking.ts'
import { CardFace } from '../tray/card-face.tsx'
import { Banner, Burst, Figure } from './banner.tsx'
import css from './film.module.css'
import type { Flight, Spot } from './flight.ts'
import { RollingDie } from './rolling-die.tsx'

type Told<K> = Extract<SeenEvent, { kind: K }>
type Acts = {
  readonly [K in SeenEvent['kind']]?: (picking: Picking, event: Told<K>, beat: Beat<CometRush>) => readonly Flight[]
}

/** What flies while this event is on stage. */
export function actsOf(picking: Picking, beat: Beat<CometRush>): readonly Flight[] {
  const acts = ACTS[beat.event.kind] as
    | ((picking: Picking, event: SeenEvent, beat: Beat<CometRush>) => readonly Flight[])
    | undefined
  return acts === undefined ? [] : acts(picking, beat.event as SeenEvent, beat)
}

/** One's own cards go to the hand, those of others to their seat. */
const homeOf = ({ front }: Picking, seat: Seat): readonly Spot[] =>
  seat === front.seat && front.hand !== undefined ? ['hand', `seat-${seat}`] : [`seat-${seat}`]

const seatSpot = (seat: Seat): readonly Spot[] => [`seat-${seat}`]

/** In the middle of the stage, for as long as the beat lasts. */
const onStage = (thing: ReactNode): readonly Flight[] => [{ thing, from: ['stage'], to: ['stage'], over: 'stage' }]

export const PaperCard = ({ card, view: { options } }: { readonly card: Card; readonly view: View }) => (
  <div className={css.card}>
    <CardFace card={card} options={options} />
  </div>
)

const BackCard = ({ deck }: { readonly deck: DeckName }) => (
  <div className={css.back}>
    <DeckBack deck={deck} isStack={false} />
  </div>
)

const drawn = (picking: Picking, { seat, deck, card }: Told<'cardDrawn'> | Told<'cardDrafted'>): readonly Flight[] => [
  {
    thing: card === undefined ? <BackCard deck={deck} /> : <PaperCard card={card} view={picking.view} />,
    from: [`deck-${deck}`, 'stage'],
    to: homeOf(picking, seat),
    arc: 0.15,
  },
]

/** A gain or loss in figures that rises from a seat. */
const figure = (seat: Seat, text: ReactNode): Flight => ({
  thing: <Figure>{text}</Figure>,
  from: seatSpot(seat),
  to: seatSpot(seat),
})

const cubes = (seat: Seat, count: number): Flight =>
  figure(
    seat,
    <>
      {count < 0 ? `−${-count}` : `+${count}`} <CubeSymbol size={20} />
    </>,
  )

const STATUS_MARKS: Readonly<Record<Status, ReactNode>> = {
  embargoed: <EmbargoSymbol size={38} />,
  sabotaged: <SabotageSymbol size={38} />,
  pressured: <SealSymbol size={38} />,
}

const sealed = (seat: Seat, status: Status): Flight => ({
  thing: <div className={css.seal}>{STATUS_MARKS[status]}</div>,
  from: ['stage'],
  to: seatSpot(seat),
  arc: 0.2,
})

const launchSpots = (picking: Picking, seat: Seat, rocket: number): readonly Spot[] => [
  ...(seat === picking.front.seat ? [] : seatSpot(seat)),
  `rocket-${rocket}`,
  ...seatSpot(seat),
]

const ACTS: Acts = {
  cardDrafted: drawn,
  cardDrawn: drawn,
  turnBegan: ({ me, name }, { seat, round }) =>
    onStage(
      <Banner
        title={seat === me ? 'Your turn' : `${name(seat)}’s turn`}
        text={`Round ${round}`}
        isMine={seat === me}
      />,
    ),
  incomeCollected: (_desk, event) => [cubes(event.seat, event.cubes)],
  embargoBit: (_desk, { seat }) => [figure(seat, 'No income')],
  prestigePaid: (_desk, event) => [cubes(event.seat, event.cubes)],
  salvagePaid: (_desk, event) => [cubes(event.seat, event.cubes)],
  cubesGained: (_desk, event) => [cubes(event.seat, event.cubes)],
  cubesTaken: (_desk, { seat, from, cubes: count }) => [
    {
      thing: (
        <Figure>
          {count} <CubeSymbol size={20} />
        </Figure>
      ),
      from: seatSpot(from),
      to: seatSpot(seat),
      arc: 0.15,
    },
  ],
  cardPlayed: (picking, { seat, card, target, rocket }) => [
    {
      thing: <PaperCard card={card} view={picking.view} />,
      from: homeOf(picking, seat),
      to: playedTo(picking, { target, rocket, seat }),
      over: 'stage',
    },
  ],
  cardBlocked: (picking, { seat, card }) => [
    {
      thing: (
        <div className={css.blocked}>
          <PaperCard card={card} view={picking.view} />
          <SealSymbol size={70} />
        </div>
      ),
      from: homeOf(picking, seat),
      to: ['stage'],
      over: 'stage',
    },
  ],
  cardsTraded: (picking, { seat, first, second, deck, card }) => [
    {
      thing: <PaperCard card={first} view={picking.view} />,
      from: homeOf(picking, seat),
      to: [`deck-${deck}`, 'stage'],
      arc: 0.2,
    },
    {
      thing: <PaperCard card={second} view={picking.view} />,
      from: homeOf(picking, seat),
      to: [`deck-${deck}`, 'stage'],
      arc: 0.1,
    },
    {
      thing: card === undefined ? <BackCard deck={deck} /> : <PaperCard card={card} view={picking.view} />,
      from: [`deck-${deck}`, 'stage'],
      to: homeOf(picking, seat),
      arc: -0.1,
      easing: 'cubic-bezier(.7,0,.4,1)',
    },
  ],
  cardTaken: (picking, { seat, from, card }) => [
    {
      thing: card === undefined ? <BackCard deck="espionage" /> : <PaperCard card={card} view={picking.view} />,
      from: homeOf(picking, from),
      to: homeOf(picking, seat),
      arc: 0.2,
    },
  ],
  nothingTaken: (_desk, { from }) => [figure(from, 'Empty hand')],
  nothingChanged: (_desk, { seat }) => [figure(seat, 'No effect')],
  statusLaid: (_desk, { seat, status }) => [sealed(seat, status)],
  pressureAccepted: (_desk, { seat }) => [sealed(seat, 'pressured')],
  pressureAsked: ({ me, name }, { seat, by }) =>
    onStage(
      <Banner title="Diplomatic Pressure" text={`${name(by)} presses ${seat === me ? 'you' : name(seat)}`} isHarm />,
    ),
  pressureCountered: ({ me, name }, { seat }) =>
    onStage(
      <Banner title="Countered" text={`${seat === me ? 'You hold' : `${name(seat)} holds`} a copy: nothing happens`} />,
    ),
  rocketBuilt: (_desk, { seat, cost }) => [cubes(seat, -cost)],
  rocketReadied: (_desk, { seat }) => [figure(seat, 'Ready')],
  rocketDelayed: (picking, { seat, rocket }) => [
    { ...figure(seat, '+1 turn'), from: launchSpots(picking, seat, rocket), to: launchSpots(picking, seat, rocket) },
  ],
  rocketDestroyed: (_desk, { seat, rocket }) => [
    { thing: <Burst />, from: [`rocket-${rocket}`, `seat-${seat}`], to: [`rocket-${rocket}`, `seat-${seat}`] },
  ],
  rocketLaunched: (picking, { seat, rocket }) => {
    const found = rocketOf(picking.view, rocket)
    if (found === null) return []
    return [
      {
        thing: <FlyingRocket {...found.rocket} seat={seat} />,
        from: [`rocket-${rocket}`, `seat-${seat}`],
        to: ['comet'],
        arc: 0.25,
        nose: 'up',
        easing: 'cubic-bezier(.6,.05,.8,.6)',
      },
    ]
  },
  dieRolled: (picking, event, { id, ms }) =>
    onStage(
      <RollingDie
        key={id}
        die={event.die}
        needed={event.needed}
        roll={event.roll}
        ms={ms}
        who={picking.name(event.seat)}
      />,
    ),
  tokenSpent: (_desk, { seat }) => [figure(seat, 'Reroll')],
  tokenGained: (_desk, { seat }) => [figure(seat, '+1 reroll')],
  segmentRevealed: (_desk, { strength }) =>
    onStage(<Banner title={`Strength ${strength}`} text="A segment is uncovered" />),
  segmentDestroyed: (_desk, { seat, strength }) => [
    {
      thing: <TrophyGem strength={strength} size={64} />,
      from: ['comet'],
      to: seatSpot(seat),
      arc: 0.2,
      easing: 'cubic-bezier(.5,0,.3,1)',
    },
  ],
  rocketSpent: (_desk, { hit }) => (hit ? [] : onStage(<Banner title="Miss" text="The rocket is lost" isHarm />)),
  cometMoved: (_desk, { card, distance }) => [
    {
      thing: (
        <div className={css.moved}>
          <MovementCard steps={stepsOf[card]} height={92} />
          <b>{distance <= 0 ? 'Impact' : `Distance ${distance}`}</b>
        </div>
      ),
      from: ['moves', 'stage'],
      to: ['stage'],
      over: 'stage',
    },
  ],
  lateGameBegan: () => onStage(<Banner title="Late game" text="From now on everybody draws two cards a turn" isHarm />),
  lastSegmentLeft: () =>
    onStage(<Banner title="The last segment" text="Whoever breaks it scores 5 extra, and the game ends" />),
}

function playedTo(
  picking: Picking,
  { target, rocket, seat }: { target: Seat | undefined; rocket: number | undefined; seat: Seat },
): readonly Spot[] {
  if (target !== undefined) return seatSpot(target)
  return rocket === undefined
    ? seatSpot(seat)
    : launchSpots(picking, rocketOf(picking.view, rocket)?.owner.seat ?? seat, rocket)
}

const FlyingRocket = (rocket: { power: number; accuracy: number; level: number; seat: number }) => (
  <svg className={css.rocket} viewBox="-32 -120 64 190" aria-hidden="true">
    <g transform="translate(0 0)">
      <LaunchFlame power={rocket.power} />
      <Rocket {...rocket} remaining={0} />
    </g>
  </svg>
)
