import type { Agenda, Seat, Viewer, Window } from '@starboard/kernel'
import { attacksOf } from './attack-odds.ts'
import type { CardId } from './cards/catalogue.ts'
import { glimpsed } from './draw.ts'
import { figuresOf, type Moment, NO_FIGURES } from './figures.ts'
import { hidesParts, seesBombs, seesHands } from './in-play.ts'
import { partCount } from './rocket.ts'
import type { FaceDown, Part, Player, State, Step } from './state.ts'
import { lastRound, leaderLevel } from './turn.ts'
import type { SeenFaceDown, SeenPlayer, View } from './view.ts'

/** Whoever keeps a view gets copies; a bot that looks and forgets borrows what lies there. */
interface Taking {
  list<X>(list: readonly X[]): X[]
  records<X extends object>(list: readonly X[]): X[]
  rocket(rocket: readonly (Part | null)[]): (Part | null)[]
}

const COPIED: Taking = {
  list: (list) => list.slice(),
  records: (list) => list.map((one) => ({ ...one })),
  rocket: (rocket) => rocket.map((part) => part && { ...part }),
}

const BORROWED: Taking = {
  list: (list) => list as never,
  records: (list) => list as never,
  rocket: (rocket) => rocket as never,
}

export const view = (s: State, viewer: Viewer): View => seen(s, viewer, COPIED)

export const borrowedView = (s: State, viewer: Viewer): View => seen(s, viewer, BORROWED)

function seen(s: State, viewer: Viewer, taking: Taking): View {
  const players = s.players.map((player) => seenPlayer(s, player, { viewer, taking }))
  const own = typeof viewer === 'number' && viewer === s.active ? players[viewer] : undefined
  const whole: { -readonly [K in keyof View]: View[K] } = {
    rules: s.rules,
    options: s.options,
    viewer,
    agenda: seenAgenda(s.agenda, viewer),
    round: s.round,
    lastRound: lastRound(s.options),
    first: s.first,
    active: s.active,
    turnBy: s.turnBy,
    placedOpenly: s.placedOpenly,
    powered: s.powered,
    hadGenerator: s.hadGenerator,
    piles: s.piles.map(({ draw, discard }) => ({ size: draw.length, discard: taking.list(discard) })),
    removed: taking.list(s.removed),
    players,
    leaderLevel: leaderLevel(s.players),
    attacks: own === undefined || s.ended !== null ? [] : attacksOf({ options: s.options, by: own, players }),
    milestones: taking.list(s.milestones),
    counts: { ...s.counts },
    ended: s.ended,
  }
  if (viewer === s.active || viewer === 'everything') whole.placed = s.placed
  return whole
}

/** Answers are their own seat's until the window closes. */
function seenAgenda({ asked, steps }: Agenda<Step>, viewer: Viewer): Agenda<Step> {
  return {
    asked,
    steps: steps.map((step) =>
      step.kind === 'react' ? { ...step, window: seenWindow(step.window, viewer) } : { ...step },
    ),
  }
}

function seenWindow<B>(window: Window<B>, viewer: Viewer): Window<B> {
  const { answers } = window
  if (viewer === 'everything') return { ...window, answers: { ...answers } }
  const own = viewer === 'spectator' ? undefined : answers[viewer]
  return { ...window, answers: own === undefined || viewer === 'spectator' ? {} : { [viewer]: own } }
}

interface Looking {
  readonly viewer: Viewer
  readonly taking: Taking
}

type Built = { -readonly [K in keyof SeenPlayer]: SeenPlayer[K] }

/** One literal, what is not for all added after it: this runs for every player at every look of a bot. */
function seenPlayer(s: State, player: Player, { viewer, taking }: Looking): SeenPlayer {
  const seen: Built = {
    seat: player.seat,
    level: player.level,
    turns: player.turns,
    handSize: player.hand.length,
    pad: player.pad,
    parts: partCount(player.rocket),
    faceDown: player.faceDown.length === 0 ? NONE : seenFaceDowns(s, player, viewer),
    enhancements: taking.records(player.enhancements),
    generators: taking.records(player.generators),
    rovers: taking.records(player.rovers),
    communications: taking.list(player.communications),
    groundFuel: player.groundFuel,
    slingshots: player.slingshots,
    slingshotKm: player.slingshotKm,
    spaceFuel: player.spaceFuel,
    distance: player.distance,
    spaceTurns: player.spaceTurns,
    original: player.original,
    damage: player.damage,
    hits: taking.list(player.hits),
    power: player.power,
    km: player.km,
    jams: player.jams,
    boost: player.boost,
    heldUntil: player.heldUntil,
    delayedUntil: player.delayedUntil,
    dustUntil: player.dustUntil,
    spies: taking.records(player.spies),
    wrecked: player.wrecked,
    holding: player.holding,
    out: player.out,
    figures: NO_FIGURES,
  }
  const hand = seenHand(s, player, { viewer, taking })
  if (hand !== undefined) seen.hand = hand
  if (viewer === player.seat || viewer === 'everything' || !hidesParts(player) || isLaunching(s, player.seat))
    seen.rocket = taking.rocket(player.rocket)
  seen.figures = figuresOf(seen, momentOf(s, player.seat))
  return seen
}

const NONE: readonly never[] = []

function seenFaceDowns(s: State, { faceDown, seat: owner }: Player, viewer: Viewer): readonly SeenFaceDown[] {
  return faceDown.map((hidden) => seenFaceDown(s, hidden, { viewer, owner }))
}

export const momentOf = (
  s: Pick<View, 'options' | 'active' | 'powered' | 'hadGenerator' | 'ended'>,
  seat: Seat,
): Moment => ({
  options: s.options,
  isActive: s.active === seat && s.ended === null,
  powered: s.powered,
  hadGenerator: s.hadGenerator,
})

/** BR-4.14: the parts lie open while a launch is being decided. */
const isLaunching = ({ agenda, active }: State, seat: Seat): boolean =>
  active === seat && agenda.steps.some(({ kind }) => kind === 'useStaging')

function seenHand(s: State, { seat, hand, spies }: Player, { viewer, taking }: Looking): (CardId | null)[] | undefined {
  if (viewer === 'spectator') return undefined
  if (viewer === 'everything' || viewer === seat || spies.some(({ by }) => by === viewer)) return taking.list(hand)
  const own = s.players[viewer]
  return own !== undefined && seesHands(own) ? [...glimpsed(hand)] : undefined
}

function seenFaceDown(
  s: State,
  { card, victim, since, tier }: FaceDown,
  { viewer, owner }: { readonly viewer: Viewer; readonly owner: Seat },
): SeenFaceDown {
  if (viewer === 'everything' || viewer === owner) return { since, card, victim, tier }
  const own = typeof viewer === 'number' ? s.players[viewer] : undefined
  return own !== undefined && victim === viewer && seesBombs(own) ? { since, card, victim, tier } : { since }
}
