import type { Seat } from '@starboard/kernel'
import type { Beat } from '@starboard/screen/contract/board.ts'
import type { Flight } from '@starboard/screen/pieces/flight-path.ts'
import type { ReactNode } from 'react'
import { type CardId, nameOf } from '../../rules/cards/catalogue.ts'
import type { SeenEvent } from '../../rules/events.ts'
import { PART_NAMES } from '../../rules/names.ts'
import type { BackyardRocketeers } from '../../rules/state.ts'
import { launchFailsOn } from '../../rules/tiers.ts'
import { CROSS_LEVEL } from '../../rules/vocabulary.ts'
import { capital, playerOf, possessive } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import { RollingDice } from './rolling-dice.tsx'
import { Blast, Countdown, CrashScene, LandingScene, LiftOffScene, OrbitScene } from './scenes.tsx'
import { Banner, FaceDown, Figure, PaperCard } from './things.tsx'

type Told<K> = Extract<SeenEvent, { kind: K }>
type Acts = {
  readonly [K in SeenEvent['kind']]?: (picking: Picking, event: Told<K>, ms: number) => readonly Flight[]
}

/** What flies while this event is on stage. */
export function actsOf(picking: Picking, beat: Beat<BackyardRocketeers>): readonly Flight[] {
  const acts = ACTS[beat.event.kind] as
    | ((picking: Picking, event: SeenEvent, ms: number) => readonly Flight[])
    | undefined
  return acts === undefined ? [] : acts(picking, beat.event as SeenEvent, beat.ms)
}

const seatSpots = (seat: Seat): readonly string[] => [`rocket-${seat}`, `seat-${seat}`]

/** One's own cards lie in the hand, those of others with their seat. */
const homeOf = ({ front }: Picking, seat: Seat): readonly string[] =>
  seat === front.seat && front.hand !== undefined ? ['hand', `seat-${seat}`] : [`seat-${seat}`]

/** In the middle of the stage, for as long as the beat lasts. */
const onStage = (thing: ReactNode): readonly Flight[] => [{ thing, from: ['stage'], to: ['stage'], over: 'stage' }]

const rocketOf = ({ front }: Picking, seat: Seat): readonly string[] =>
  seat === front.seat ? ['my-rocket', ...seatSpots(seat)] : seatSpots(seat)

/** A card that goes from somebody's hand to where it belongs, by way of the middle. */
const shown = (
  picking: Picking,
  { seat, card }: { seat: Seat; card: CardId },
  to: readonly string[],
): readonly Flight[] => [{ thing: <PaperCard card={card} />, from: homeOf(picking, seat), to, over: 'stage' }]

const put = (picking: Picking, { seat, card }: { seat: Seat; card?: CardId }): readonly Flight[] => [
  {
    thing:
      card === undefined ? <FaceDown level={playerOf(picking.view, seat)?.level ?? 1} /> : <PaperCard card={card} />,
    from: homeOf(picking, seat),
    to: rocketOf(picking, seat),
    arc: 0.15,
  },
]

const figure = (picking: Picking, seat: Seat, text: string): readonly Flight[] => [
  { thing: <Figure>{text}</Figure>, from: rocketOf(picking, seat), to: rocketOf(picking, seat) },
]

const blast = (picking: Picking, seat: Seat): readonly Flight[] => [
  { thing: <Blast />, from: rocketOf(picking, seat), to: rocketOf(picking, seat) },
]

const who = ({ name, me }: Picking, seat: Seat): string => (seat === me ? 'You' : name(seat))

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

const ACTS: Acts = {
  firstRolled: (picking, { seat, dice }, ms) =>
    onStage(
      <RollingDice
        title={`${who(picking, seat)}: who goes first?`}
        dice={dice}
        ms={ms}
        told={`${dice.reduce((a, b) => a + b, 0)}`}
      />,
    ),
  firstChosen: (picking, { seat }) =>
    onStage(
      <Banner
        title={seat === picking.me ? 'You go first' : `${picking.name(seat)} goes first`}
        text="Build. Launch. Survive."
      />,
    ),
  turnBegan: (picking, { seat }) =>
    seat === picking.me && picking.view.ended === null
      ? onStage(<Banner title="Your turn" text={`Round ${picking.view.round}`} isMine />)
      : [],
  cardsDrawn: (picking, { seat, level }) => [
    { thing: <FaceDown level={level} />, from: [`deck-${level}`, 'stage'], to: homeOf(picking, seat), arc: 0.1 },
  ],
  padPlaced: put,
  componentPlaced: put,
  equipmentDeployed: put,
  fuelled: (picking, event) => [
    ...put(picking, event),
    ...figure(picking, event.seat, `${signed(event.percent)}\u00a0%`),
  ],
  enhancementPlayed: (picking, event) => shown(picking, event, rocketOf(picking, event.seat)),
  covertPlaced: put,
  abilityPlayed: (picking, event) =>
    shown(picking, event, event.target === null ? rocketOf(picking, event.seat) : rocketOf(picking, event.target)),
  sabotageDeclared: (picking, event) =>
    event.targets.flatMap((target) => shown(picking, event, rocketOf(picking, target))),
  bombDetonated: (picking, { target }) => blast(picking, target),
  levelChecked: (picking, { dice, passed, card, target }, ms) =>
    onStage(
      <RollingDice
        title={`${nameOf(card)} up to ${picking.name(target)}`}
        needed={`${CROSS_LEVEL} or more`}
        dice={dice}
        ms={ms}
        isGood={passed}
        told={passed ? 'It gets there' : 'It falls short'}
      />,
    ),
  reacted: (picking, { seat, card }) => (card === null ? [] : shown(picking, { seat, card }, rocketOf(picking, seat))),
  diceRolled: (picking, { dice, damage, card, victim }, ms) =>
    onStage(
      <RollingDice
        title={`${nameOf(card)} on ${possessive(picking.name, victim, picking.me)} rocket`}
        dice={dice}
        ms={ms}
        isGood={damage === 0}
        told={damage === 0 ? 'No damage' : `${damage} damage`}
      />,
    ),
  damaged: (picking, { seat, amount }) => [...blast(picking, seat), ...figure(picking, seat, `${amount} damage`)],
  rocketDestroyed: (picking, { seat }) => [
    ...blast(picking, seat),
    ...onStage(
      <Banner
        title={`${capital(possessive(picking.name, seat, picking.me))} rocket is destroyed`}
        text="Only the pad is left."
        isHarm
      />,
    ),
  ],
  exploded: (picking, { seat }) =>
    onStage(
      <CrashScene
        title={`${capital(possessive(picking.name, seat, picking.me))} rocket explodes!`}
        text="Back to the yard, and from the beginning."
      />,
    ),
  moved: (picking, { seat, by }) =>
    by === 0 ? [] : figure(picking, seat, by < 0 ? `${-by} km nearer` : `${by} km back`),
  navigationRolled: (picking, { seat, die, failsOn }, ms) =>
    onStage(
      <RollingDice
        title={`${who(picking, seat)}: on course?`}
        needed={`strays up to ${failsOn}`}
        dice={[die]}
        ms={ms}
        isGood={die > failsOn}
        told={die > failsOn ? 'On course' : 'Off course, 10 km back'}
      />,
    ),
  fuelChanged: (picking, { seat, by }) => (by === 0 ? [] : figure(picking, seat, `${signed(by)}\u00a0% fuel`)),
  launchDeclared: (picking, { seat }) => onStage(<Countdown who={who(picking, seat)} />),
  partChecked: (_picking, { part, tier, die, passed }, ms) =>
    onStage(
      <RollingDice
        title={PART_NAMES[part]}
        needed={die === null ? 'Cutting Edge' : `fails up to ${launchFailsOn(tier)}`}
        dice={die === null ? [] : [die]}
        ms={ms}
        isGood={passed}
        told={passed ? (die === null ? 'Never fails' : 'Holds') : 'Fails'}
      />,
    ),
  launchScrubbed: (_picking, { failed }) =>
    onStage(
      <Banner title="Scrubbed" text={`${failed.map((part) => PART_NAMES[part]).join(', ')}: off the rocket.`} isHarm />,
    ),
  liftedOff: (picking, { seat, original }) =>
    onStage(
      <LiftOffScene
        player={playerOf(picking.view, seat)}
        title={`${who(picking, seat)} ${seat === picking.me ? 'lift' : 'lifts'} off!`}
        text={`Strength ${original}`}
      />,
    ),
  levelReached: (picking, { seat, level }) =>
    level === 2
      ? onStage(
          <Banner title="Level 2: space" text={`${who(picking, seat)} left Earth. Other cards, other dangers.`} />,
        )
      : level === 3
        ? onStage(<Banner title="Level 3: Mars" text={`Power 100 %, rovers 20 km, signal 3: all at once.`} />)
        : [],
  distanceRolled: (_picking, { dice, distance }, ms) =>
    onStage(<RollingDice title="How far is Mars?" dice={dice} ms={ms} told={`${distance} km`} />),
  orbitReached: (picking, { seat }) =>
    onStage(
      <OrbitScene
        player={playerOf(picking.view, seat)}
        title={`${who(picking, seat)} ${seat === picking.me ? 'are' : 'is'} in orbit`}
      />,
    ),
  landingRolled: (_picking, { dice, kept, crashesOn }, ms) =>
    onStage(
      <RollingDice
        title="Landing: the highest counts"
        needed={`crashes up to ${crashesOn}`}
        dice={dice}
        ms={ms}
        isGood={kept > crashesOn}
        told={kept > crashesOn ? `${kept}: the legs hold` : `${kept}: too hard`}
      />,
    ),
  landed: (picking, { seat }) =>
    onStage(
      <LandingScene
        player={playerOf(picking.view, seat)}
        title={`${who(picking, seat)} ${seat === picking.me ? 'have' : 'has'} landed!`}
      />,
    ),
  crashed: (picking, { seat }) =>
    onStage(
      <CrashScene
        title={`${who(picking, seat)} ${seat === picking.me ? 'crash' : 'crashes'}!`}
        text="A new crater on Mars."
      />,
    ),
  powerChanged: (picking, { seat, by }) => figure(picking, seat, `${signed(by)}\u00a0% power`),
  roverRolled: (picking, { seat, die, failsOn, km }, ms) =>
    onStage(
      <RollingDice
        title={`${capital(possessive(picking.name, seat, picking.me))} rover`}
        needed={failsOn === 0 ? 'never breaks' : `breaks up to ${failsOn}`}
        dice={[die]}
        ms={ms}
        isGood={die > failsOn}
        told={die > failsOn ? `${km} km` : 'Broken down'}
      />,
    ),
  kmChanged: (picking, { seat, by }) => figure(picking, seat, `${signed(by)} km`),
  jammed: (picking, { seat }) => figure(picking, seat, '−1 signal'),
  boosted: (picking, { seat }) => figure(picking, seat, '+1 signal'),
  eliminated: (picking, { seat }) =>
    onStage(
      <Banner
        title={`${who(picking, seat)} ${seat === picking.me ? 'are' : 'is'} out`}
        text="The race goes on."
        isHarm
      />,
    ),
}
