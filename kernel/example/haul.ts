/**
 * Haul, the smallest whole game: crates drift by, and whoever stows the dearest ones wins. It is not on the shelf. Game
 * makers read it as an example of everything a game writes; the laws are tried on it, and on broken versions of it.
 *
 * In a turn a player may scan (look at the next crate), salvage (roll a die, from 3 on take a crate) and stow crates
 * from the hand, which makes them count and shows them. After each round everybody bids a crate, or none, unseen: the
 * single dearest bid wins a beacon, and all crates bid are lost.
 */
import * as z from 'zod/mini'
import {
  type Agenda,
  type AsSeen,
  type Audiences,
  actionSchema,
  type Bag,
  bagOf,
  bagSize,
  bug,
  type Chance,
  type Ctx,
  copy,
  type Deck,
  dealFrom,
  deckSize,
  drawCard,
  emptyBag,
  type Game,
  int,
  type Move,
  type Ms,
  newDeck,
  next,
  type OptionsOf,
  type Outcome,
  openWindow,
  optionForm,
  type Picture,
  type PictureSteps,
  peekCards,
  type Question,
  type Refusal,
  refill,
  refuse,
  type Seat,
  type Setup,
  type Steps,
  type StepTypes,
  seatOf,
  seatsOf,
  stepBy,
  stepwise,
  toggle,
  type Viewer,
  type Window,
  type Windowed,
} from '../index.ts'

// Vocabulary: tables first, types follow from them.

const CRATES = ['ore', 'ice', 'relic'] as const
type Crate = (typeof CRATES)[number]

const COPIES: Readonly<Bag<Crate>> = { ore: 8, ice: 6, relic: 4 }
const WORTH: Readonly<Bag<Crate>> = { ore: 1, ice: 2, relic: 3 }
const BEACONS = 3
const BEACON_WORTH = 4
const DEALT = 2
const SALVAGED_FROM = 3

const options = optionForm({
  rounds: int(2, { min: 1, max: BEACONS }, { label: 'Rounds', rule: 'H-1' }),
  seconds: int(20, { min: 5, max: 60, also: [0] }, { label: 'Time to answer', rule: 'H-2', unit: 'seconds' }),
  secretScan: toggle(true, { label: 'A scan is for the scanner only', rule: 'H-3', tells: false }),
})

const crate = z.literal(CRATES)
const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('scan') }),
  z.strictObject({ kind: z.literal('salvage') }),
  z.strictObject({ kind: z.literal('stow'), crate }),
  z.strictObject({ kind: z.literal('endTurn') }),
  z.strictObject({ kind: z.literal('bid'), crate: z.nullable(crate) }),
])
type Action = z.output<typeof action>
type Act<K> = Extract<Action, { kind: K }>

type Event =
  | { kind: 'dealt'; seat: Seat; count: number; crates: readonly Crate[] }
  | { kind: 'turnBegan'; seat: Seat }
  | { kind: 'scanned'; seat: Seat; crate: Crate }
  | { kind: 'rolled'; seat: Seat; pips: number }
  | { kind: 'salvaged'; seat: Seat; crate: Crate }
  | { kind: 'stowed'; seat: Seat; crate: Crate }
  | { kind: 'bidShown'; seat: Seat; crate: Crate | null }
  | { kind: 'beaconWon'; seat: Seat }
  | { kind: 'ended' }

/** Who hears what, field by field. */
const audiences = {
  dealt: { seat: 'all', count: 'all', crates: ({ seat }) => [seat] },
  turnBegan: 'all',
  scanned: { seat: 'all', crate: ({ seat }, s) => (s.options.secretScan ? [seat] : 'all') },
  rolled: 'all',
  salvaged: { seat: 'all', crate: ({ seat }) => [seat] },
  stowed: 'all',
  bidShown: 'all',
  beaconWon: 'all',
  ended: 'all',
} as const satisfies Audiences<State, Event>

// State: plain data, and the steps still to come.

interface Player {
  hand: Crate[]
  stowed: Bag<Crate>
  beacons: number
}

type Step =
  | { readonly kind: 'beginTurn'; readonly seat: Seat; id?: number }
  | {
      readonly kind: 'turn'
      readonly seat: Seat
      readonly by: Ms | null
      scanned: boolean
      salvaged: boolean
      id?: number
    }
  | { readonly kind: 'beginAuction'; id?: number }
  | { readonly kind: 'auction'; readonly window: Window<Act<'bid'>>; id?: number }
  | { readonly kind: 'endRound'; id?: number }
type Turn = Extract<Step, { kind: 'turn' }>
type Auction = Extract<Step, { kind: 'auction' }>

export interface State {
  readonly options: OptionsOf<typeof options>
  readonly rules: number
  agenda: Agenda<Step>
  round: number
  deck: Deck<Crate>
  beacons: number
  players: Player[]
}

export interface Haul extends StepTypes {
  Options: State['options']
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Step
}

function setup({ seats, options, rules }: Setup<Haul>, ctx: Ctx<Event>): State {
  const deck = newDeck('crates', { ...COPIES })
  const players = seatsOf(seats).map((seat) => {
    const hand = Array.from({ length: DEALT }, () => draw(deck, ctx)).filter((crate) => crate !== undefined)
    ctx.emit({ kind: 'dealt', seat, count: hand.length, crates: [...hand] })
    return { hand, stowed: emptyBag(CRATES), beacons: 0 }
  })
  const state: State = { options, rules, agenda: { asked: 0, steps: [] }, round: 1, deck, beacons: BEACONS, players }
  beginRound(state)
  flow.settle(state, ctx)
  return state
}

const playerAt = (s: State, seat: Seat): Player => s.players[seat] ?? bug(`There is no seat ${seat}.`)
const holds = (s: State, seat: Seat, crate: Crate): boolean => playerAt(s, seat).hand.includes(crate)

function draw(deck: Deck<Crate>, ctx: Ctx<Event>): Crate | undefined {
  if (deckSize(deck) === 0) refill(deck)
  return drawCard(deck, ctx.random)
}

function takeFromHand(s: State, seat: Seat, crate: Crate): void {
  const { hand } = playerAt(s, seat)
  hand.splice(hand.indexOf(crate), 1)
}

function beginRound(s: State): void {
  const turns = s.players.map((_, seat) => ({ kind: 'beginTurn' as const, seat: seatOf(seat) }))
  next<Step>(s, ...turns, { kind: 'beginAuction' }, { kind: 'endRound' })
}

// Actions: what is legal, why not, and the doing.

const scan: Move<State, Turn, Act<'scan'>, Event> = {
  legal: (s, _seat, step) => (checkScan(s, step) === null ? [{ kind: 'scan' }] : []),
  check: (s, _seat, _action, step) => checkScan(s, step),
  apply(s, seat, _action, ctx, step) {
    step.scanned = true
    for (const crate of peekCards(s.deck, 1, seat, ctx.random)) ctx.reveal({ kind: 'scanned', seat, crate })
    return 'open'
  },
}

function checkScan(s: State, { scanned }: Turn): Refusal | null {
  if (scanned) return refuse('scanned', 'H-3', 'You have scanned in this turn.')
  return deckSize(s.deck) > 0 ? null : refuse('nothing-there', 'H-3', 'No crates are drifting by.')
}

const salvage: Move<State, Turn, Act<'salvage'>, Event> = {
  legal: (_s, _seat, { salvaged }) => (salvaged ? [] : [{ kind: 'salvage' }]),
  check: (_s, _seat, _action, { salvaged }) =>
    salvaged ? refuse('salvaged', 'H-4', 'You have salvaged in this turn.') : null,
  apply(s, seat, _action, ctx, step) {
    step.salvaged = true
    const pips = ctx.random.d6()
    ctx.emit({ kind: 'rolled', seat, pips })
    const crate = pips >= SALVAGED_FROM ? draw(s.deck, ctx) : undefined
    if (crate === undefined) return 'open'
    playerAt(s, seat).hand.push(crate)
    ctx.emit({ kind: 'salvaged', seat, crate })
    return 'open'
  },
}

/** H-5: no luck, nothing hidden shown but what the action names, nobody else asked: this one can be undone. */
const stow: Move<State, Turn, Act<'stow'>, Event> = {
  legal: (s, seat) => CRATES.filter((crate) => holds(s, seat, crate)).map((crate) => ({ kind: 'stow', crate })),
  check: (s, seat, { crate }) => (holds(s, seat, crate) ? null : refuse('not-held', 'H-5', `You hold no ${crate}.`)),
  apply(s, seat, { crate }, ctx) {
    takeFromHand(s, seat, crate)
    playerAt(s, seat).stowed[crate]++
    ctx.emit({ kind: 'stowed', seat, crate })
    return 'open'
  },
}

const endTurn: Move<State, Turn, Act<'endTurn'>, Event> = {
  legal: () => [{ kind: 'endTurn' }],
  check: () => null,
  apply: () => 'answered',
}

const turn: Question<State, Turn, Action, Event> = {
  asks: (_s, { seat, by }) => [{ seat, mode: 'single', by: by ?? undefined }],
  moves: { scan, salvage, stow, endTurn },
  fallback: () => ({ kind: 'endTurn' }),
}

/** H-6: everybody is asked, crates in hand or not, so that being asked tells nothing. */
const auction: Windowed<State, Auction, Act<'bid'>, Event> = {
  answer: 'bid',
  mode: 'sealed',
  legal: (s, seat) => [
    { kind: 'bid', crate: null },
    ...CRATES.filter((crate) => holds(s, seat, crate)).map((crate) => ({ kind: 'bid' as const, crate })),
  ],
  check: (s, seat, { crate }) =>
    crate === null || holds(s, seat, crate) ? null : refuse('not-held', 'H-6', `You hold no ${crate}.`),
  fallback: () => ({ kind: 'bid', crate: null }),
  close(s, _step, bids, ctx) {
    for (const { seat, action } of bids) showBid(s, seat, action.crate, ctx)
    const worths = bids.map(({ action }) => (action.crate === null ? 0 : WORTH[action.crate]))
    const dearest = bids.filter((_, place) => worths[place] === Math.max(...worths))
    const [winner] = dearest
    if (winner === undefined || winner.action.crate === null || dearest.length > 1) return
    s.beacons--
    playerAt(s, winner.seat).beacons++
    ctx.emit({ kind: 'beaconWon', seat: winner.seat })
  },
}

function showBid(s: State, seat: Seat, crate: Crate | null, ctx: Ctx<Event>): void {
  if (crate !== null) {
    takeFromHand(s, seat, crate)
    s.deck.discard.push(crate)
  }
  ctx.reveal({ kind: 'bidShown', seat, crate })
}

/** The rulebook's turn structure as a table. */
const steps: Steps<State, Step, Action, Event> = {
  beginTurn: {
    run(s, { seat }, ctx) {
      const by = s.options.seconds === 0 ? null : ctx.now + s.options.seconds * 1000
      next<Step>(s, { kind: 'turn', seat, by, scanned: false, salvaged: false })
      ctx.emit({ kind: 'turnBegan', seat })
    },
  },
  turn,
  beginAuction: {
    run: (s, _step, ctx) =>
      next<Step>(s, { kind: 'auction', window: openWindow(ctx, seatsOf(s.players.length), s.options.seconds) }),
  },
  auction,
  endRound: {
    run(s, _step, ctx) {
      if (s.round === s.options.rounds) return ctx.emit({ kind: 'ended' })
      s.round++
      beginRound(s)
    },
  },
}

const flow = stepwise<Haul>({ steps })

function candidates(s: State, seat: Seat): readonly Action[] {
  if (flow.legal(s, seat).length === 0) return []
  const isAuction = s.agenda.steps.at(-1)?.kind === 'auction'
  if (isAuction) return CRATES.map((crate) => ({ kind: 'bid', crate }))
  return [{ kind: 'scan' }, { kind: 'salvage' }, ...CRATES.map((crate) => ({ kind: 'stow' as const, crate }))]
}

const pointsOf = ({ stowed, beacons }: Player): number =>
  CRATES.reduce((sum, crate) => sum + stowed[crate] * WORTH[crate], beacons * BEACON_WORTH)

function outcome(s: State): Outcome | null {
  if (s.agenda.steps.length > 0) return null
  const points = s.players.map(pointsOf)
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return {
    places,
    points,
    result: 'won',
    ending: 'last-round',
    text: `After ${s.round} rounds the crates are counted.`,
    rule: 'H-7',
    turns: s.round,
    lines: points.map((points, seat) => ({ seat: seatOf(seat), rule: 'H-7', text: 'Crates and beacons', points })),
    statistics: {},
  }
}

// What a viewer sees: built up, never cut down. It carries all that a good memory knows.

export interface View extends Pick<State, 'options' | 'rules' | 'agenda' | 'round' | 'beacons'> {
  readonly deck: {
    readonly size: number
    readonly discard: readonly Crate[]
    readonly top: readonly { readonly crate?: Crate; readonly seenBy: readonly Seat[] }[]
  }
  readonly players: readonly (Omit<Player, 'hand'> & { readonly handSize: number; readonly hand?: readonly Crate[] })[]
}

function view(s: State, viewer: Viewer): View {
  const isAll = viewer === 'everything'
  const mayKnow = (seenBy: readonly Seat[]) => isAll || (typeof viewer === 'number' && seenBy.includes(viewer))
  return {
    options: s.options,
    rules: s.rules,
    round: s.round,
    beacons: s.beacons,
    agenda: { asked: s.agenda.asked, steps: s.agenda.steps.map((step) => seenStep(step, viewer)) },
    deck: {
      size: deckSize(s.deck),
      discard: [...s.deck.discard],
      top: s.deck.top.map(({ card, seenBy }) => ({ seenBy: [...seenBy], ...(mayKnow(seenBy) && { crate: card }) })),
    },
    players: s.players.map(({ hand, stowed, beacons }, seat) => ({
      stowed: { ...stowed },
      beacons,
      handSize: hand.length,
      ...((isAll || viewer === seat) && { hand: [...hand] }),
    })),
  }
}

/** Of a sealed question everybody sees that it is open, and only their own answer. */
function seenStep(step: Step, viewer: Viewer): Step {
  if (step.kind !== 'auction') return { ...step }
  const answers: Auction['window']['answers'] = {}
  for (const seat of step.window.asked) {
    const bid = step.window.answers[seat]
    if (bid !== undefined && (viewer === seat || viewer === 'everything')) answers[seat] = { ...bid }
  }
  return { ...step, window: { ...step.window, answers } }
}

// Films: how a view moves on by one event, as well as its viewer can know it.

type SeenPlayer = View['players'][number]

/** Neither the next round nor a reshuffle is told; the true view brings them. */
const picture: Picture<Haul> = {
  step: (view, event) => stepBy(pictureSteps, view, event),
  exact: ({ agenda: _agenda, round: _round, deck: _deck, ...told }) => told,
}

const pictureSteps: PictureSteps<View, AsSeen<Event, typeof audiences>> = {
  salvaged: (view, { seat, crate }) => withPlayer(view, seat, (player) => gained(player, crate)),
  stowed: (view, { seat, crate }) =>
    withPlayer(view, seat, (player) => ({
      ...lost(player, crate),
      stowed: { ...player.stowed, [crate]: player.stowed[crate] + 1 },
    })),
  bidShown: (view, { seat, crate }) =>
    crate === null ? view : withPlayer(view, seat, (player) => lost(player, crate)),
  beaconWon: (view, { seat }) => ({
    ...withPlayer(view, seat, ({ beacons }) => ({ beacons: beacons + 1 })),
    beacons: view.beacons - 1,
  }),
}

const withPlayer = (view: View, at: Seat, change: (player: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((player, seat) => (seat === at ? { ...player, ...change(player) } : player)),
})

const gained = ({ hand, handSize }: SeenPlayer, crate: Crate | undefined): Partial<SeenPlayer> => ({
  handSize: handSize + 1,
  ...(hand !== undefined && crate !== undefined && { hand: [...hand, crate] }),
})

const lost = ({ hand, handSize }: SeenPlayer, crate: Crate): Partial<SeenPlayer> => ({
  handSize: handSize - 1,
  ...(hand !== undefined && { hand: hand.toSpliced(hand.indexOf(crate), 1) }),
})

/** Every crate that the view does not place is dealt again; bids of others count as not made yet. */
function determinize(view: View, _viewer: Seat | 'spectator', random: Chance): State {
  const { deck, players, ...open } = copy(view)
  const unseen = bagOf(CRATES, (crate) => COPIES[crate] - timesSeen(view, crate))
  const deal = (count: number) => dealFrom(unseen, count, random, 'twin')
  const hidden = players.map(({ handSize, hand }) => (hand === undefined ? deal(handSize) : [...hand]))
  const top = deck.top.flatMap(({ crate, seenBy }) =>
    (crate === undefined ? deal(1) : [crate]).map((card) => ({ card, seenBy: [...seenBy] })),
  )
  return {
    ...open,
    deck: { name: 'crates', top, loose: unseen, discard: [...deck.discard] },
    players: players.map(({ stowed, beacons }, seat) => ({ hand: hidden[seat] ?? [], stowed, beacons })),
  }
}

function timesSeen({ deck, players }: View, crate: Crate): number {
  const inHands = players.flatMap(({ hand = [] }) => hand)
  const lying = [...inHands, ...deck.discard, ...deck.top.map((top) => top.crate)]
  const stowed = players.reduce((sum, player) => sum + player.stowed[crate], 0)
  return stowed + lying.filter((one) => one === crate).length
}

function pieceCounts(s: State): Readonly<Record<string, number>> {
  const lying = [...s.players.flatMap(({ hand }) => hand), ...s.deck.discard, ...s.deck.top.map(({ card }) => card)]
  const count = (crate: Crate) =>
    s.deck.loose[crate] +
    s.players.reduce((sum, { stowed }) => sum + stowed[crate], 0) +
    lying.filter((one) => one === crate).length
  const beacons = s.players.reduce((sum, player) => sum + player.beacons, s.beacons)
  return { ...bagOf(CRATES, count), beacons }
}

/** Every crate is stowed at most once; a turn has a scan, a salvage and an end, an auction an answer each and a pause. */
const bound = ({ seats, options: { rounds } }: Setup<Haul>): number =>
  1 + bagSize(COPIES) + rounds * (3 * seats + seats + 1)

export const haul: Game<Haul> = {
  meta: {
    id: 'haul',
    name: 'Haul',
    about: 'Scan, salvage and stow what drifts by.',
    rules: 1,
    seats: [2, 4],
    minutes: [2, 5],
    kind: 'competitive',
  },
  options,
  seatOptions: optionForm({}),
  action: actionSchema(action),
  unlisted: [],
  anytimeActions: [],
  audiences,
  words: {
    prompt: ({ kind }) => (kind === 'auction' ? 'Bid a crate, or none.' : 'It is your turn.'),
    action: ({ kind }) => kind,
    event: ({ kind }) => (kind === 'turnBegan' ? null : kind),
  },
  checkSetup: () => null,
  bound,
  setup,
  decisions: flow.decisions,
  legal: flow.legal,
  check: flow.check,
  apply: flow.apply,
  fallback: flow.fallback,
  wake: flow.wake,
  clock: flow.clock,
  candidates,
  view,
  outcome,
  determinize,
  picture,
  pieceCounts,
}
