import * as z from 'zod/mini'
import type { Audiences } from './contract/audience.ts'
import { bug } from './contract/bug.ts'
import type { Ctx, Game, Ms, Outcome, Setup } from './contract/contract.ts'
import { int, type OptionsOf, optionForm } from './contract/options.ts'
import { type Refusal, refuse } from './contract/refusal.ts'
import { type ActionOf, actionSchema, seatSchema } from './contract/schema.ts'
import { type Seat, seatsOf, type Viewer } from './contract/seat.ts'
import { type Agenda, type Move, next, type Question, stepwise } from './contract/steps.ts'
import { copy } from './data/copy.ts'
import type { Bag, Chance } from './luck/chance.ts'
import { bagOf, dealFrom } from './luck/deck.ts'

/**
 * Night watch: no game for people, but a small rule for everything that happens in real time. Each keeper has a lamp and
 * a sealed order with a colour. At dawn every lamp must show the colour in the order of the next keeper, or all have
 * lost (NW-1); who watches alone is their own next keeper. Anybody may light a lamp anew or read an order at any moment,
 * as long as the oil lasts (NW-2). Gusts come by themselves and blow out a lamp (NW-3); after each one nobody may talk
 * until the air is calm again (NW-4).
 */
export interface NightWatch {
  Options: OptionsOf<typeof options>
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Watch
}

const COLOURS = ['red', 'green', 'blue'] as const
type Colour = (typeof COLOURS)[number]
const ORDERS_A_COLOUR = 3
const CALM_MS = 8000
const HUSH_MS = 3000

const options = optionForm({
  gusts: int(2, { min: 1, max: 4 }, { label: 'Gusts', rule: 'NW-3' }),
  oil: int(3, { min: 1, max: 6 }, { label: 'Oil of each keeper', rule: 'NW-2' }),
})

const actions = {
  light: z.strictObject({ kind: z.literal('light'), colour: z.literal(COLOURS) }),
  read: z.strictObject({ kind: z.literal('read'), of: seatSchema }),
}
type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

type Event =
  | { kind: 'dealt'; seat: Seat; order: Colour }
  | { kind: 'lit'; seat: Seat; colour: Colour }
  | { kind: 'orderRead'; seat: Seat; of: Seat; order: Colour }
  | { kind: 'gust'; blownOut: Seat | null }
  | { kind: 'calm' }
  | { kind: 'dawn'; orders: readonly Colour[] }

const own = ({ seat }: { readonly seat: Seat }) => [seat]
const audiences: Audiences<State, Event> = {
  dealt: { seat: 'all', order: own },
  lit: 'all',
  orderRead: { seat: 'all', of: 'all', order: own },
  gust: 'all',
  calm: 'all',
  dawn: 'all',
}

interface Keeper {
  readonly order: Colour
  /** Who knows the order. */
  readonly readBy: Seat[]
  lamp: Colour | null
  oil: number
}

/** One question for the whole night: the world changes under it, and an answer is never too late for that. */
interface Watch {
  readonly kind: 'watch'
  id?: number
  phase: 'calm' | 'hush'
  until: Ms
  gustsLeft: number
}

export interface State {
  readonly options: NightWatch['Options']
  readonly rules: number
  readonly agenda: Agenda<Watch>
  readonly keepers: Keeper[]
  /** Those that nobody has. */
  readonly orders: Bag<Colour>
}

interface View extends Pick<State, 'options' | 'rules' | 'agenda'> {
  readonly keepers: readonly (Omit<Keeper, 'order'> & { readonly order?: Colour })[]
}

const keeperAt = (s: State, seat: Seat): Keeper => s.keepers[seat] ?? bug(`There is no seat ${seat}.`)

const withoutOil = (s: State): Refusal =>
  refuse('no-oil', 'NW-2', `You have used the oil for all your ${s.options.oil} actions.`)

const light: Move<State, Watch, Act<'light'>, Event> = {
  legal: (s, seat) =>
    COLOURS.map((colour) => ({ kind: 'light' as const, colour })).filter((one) => checkLight(s, seat, one) === null),
  check: checkLight,
  apply(s, seat, { colour }, ctx) {
    const keeper = keeperAt(s, seat)
    keeper.oil--
    keeper.lamp = colour
    ctx.emit({ kind: 'lit', seat, colour })
    return 'open'
  },
}

function checkLight(s: State, seat: Seat, { colour }: Act<'light'>): Refusal | null {
  const { oil, lamp } = keeperAt(s, seat)
  if (oil === 0) return withoutOil(s)
  return lamp === colour ? refuse('same-colour', 'NW-2', `Your lamp is ${colour} already.`) : null
}

const read: Move<State, Watch, Act<'read'>, Event> = {
  legal: (s, seat) =>
    seatsOf(s.keepers.length)
      .map((of) => ({ kind: 'read' as const, of }))
      .filter((action) => checkRead(s, seat, action) === null),
  check: checkRead,
  apply(s, seat, { of }, ctx) {
    const { order, readBy } = keeperAt(s, of)
    keeperAt(s, seat).oil--
    readBy.push(seat)
    ctx.reveal({ kind: 'orderRead', seat, of, order })
    return 'open'
  },
}

function checkRead(s: State, seat: Seat, { of }: Act<'read'>): Refusal | null {
  const keeper = s.keepers[of]
  if (keeper === undefined) return refuse('no-keeper', 'NW-2', `There is no keeper ${of + 1}.`)
  if (keeperAt(s, seat).oil === 0) return withoutOil(s)
  return keeper.readBy.includes(seat) ? refuse('known', 'NW-2', 'You know this order.') : null
}

const watch: Question<State, Watch, Action, Event> = {
  asks: (s) => seatsOf(s.keepers.length).map((seat) => ({ seat, mode: 'free' })),
  moves: { light, read },
  fallback: () => null,
  wake: (_s, { until }) => until,
  clock: (s, step, ctx) => (step.phase === 'calm' ? blow(s, step, ctx) : calmDown(s, step, ctx)),
}

/** NW-3 */
function blow(s: State, step: Watch, ctx: Ctx<Event>): 'open' {
  const lit = seatsOf(s.keepers.length).filter((seat) => keeperAt(s, seat).lamp !== null)
  const blownOut = lit.length === 0 ? null : (lit[ctx.random.below(lit.length, 'gusts')] ?? null)
  if (blownOut !== null) keeperAt(s, blownOut).lamp = null
  step.gustsLeft--
  step.phase = 'hush'
  step.until = ctx.now + HUSH_MS
  ctx.emit({ kind: 'gust', blownOut })
  return 'open'
}

/** NW-4; the calm after the last gust is the dawn. */
function calmDown(s: State, step: Watch, ctx: Ctx<Event>): 'answered' | 'open' {
  if (step.gustsLeft === 0) {
    ctx.reveal({ kind: 'dawn', orders: s.keepers.map(({ order }) => order) })
    return 'answered'
  }
  step.phase = 'calm'
  step.until = ctx.now + CALM_MS
  ctx.emit({ kind: 'calm' })
  return 'open'
}

const { settle, ...members } = stepwise<NightWatch>({ steps: { watch } })

const unusedBeside = (used: readonly (Colour | undefined)[]): Bag<Colour> =>
  bagOf(COLOURS, (colour) => ORDERS_A_COLOUR - used.filter((order) => order === colour).length)

const dealOrder = (orders: Bag<Colour>, random: Chance): Colour =>
  dealFrom(orders, 1, random, 'orders')[0] ?? bug('There are more keepers than orders.')

function setup({ seats, options, rules }: Setup<NightWatch>, ctx: Ctx<Event>): State {
  const orders = unusedBeside([])
  const keepers = seatsOf(seats).map((seat): Keeper => {
    const order = dealOrder(orders, ctx.random)
    ctx.emit({ kind: 'dealt', seat, order })
    return { order, readBy: [seat], lamp: null, oil: options.oil }
  })
  const state: State = { options, rules, agenda: { asked: 0, steps: [] }, keepers, orders }
  next<Watch>(state, { kind: 'watch', phase: 'calm', until: ctx.now + CALM_MS, gustsLeft: options.gusts })
  settle(state, ctx)
  return state
}

/** NW-1 */
function outcome(s: State): Outcome | null {
  if (s.agenda.steps.length > 0) return null
  const right = s.keepers.filter(({ lamp }, place) => lamp === s.keepers[(place + 1) % s.keepers.length]?.order).length
  const isWon = right === s.keepers.length
  return {
    places: s.keepers.map(() => (isWon ? 1 : 2)),
    points: s.keepers.map(() => right),
    result: isWon ? 'won' : 'lost',
    ending: isWon ? 'safe' : 'wrecked',
    text: `At dawn ${right} of ${s.keepers.length} lamps are right.`,
    rule: 'NW-1',
    turns: s.options.gusts,
    lines: [{ seat: 'crew', rule: 'NW-1', text: 'lamps', points: right }],
    statistics: {},
  }
}

function view({ options, rules, agenda, keepers }: State, viewer: Viewer): View {
  const isOver = agenda.steps.length === 0
  const mayKnow = (readBy: readonly Viewer[]) => isOver || viewer === 'everything' || readBy.includes(viewer)
  return {
    options,
    rules,
    agenda: copy(agenda),
    keepers: keepers.map(({ order, readBy, ...open }) => ({
      ...open,
      readBy: [...readBy],
      ...(mayKnow(readBy) && { order }),
    })),
  }
}

function determinize(view: View, _viewer: Viewer, random: Chance): State {
  const { keepers, ...open } = copy(view)
  const orders = unusedBeside(keepers.map(({ order }) => order))
  return {
    ...open,
    keepers: keepers.map((keeper) => ({ ...keeper, order: keeper.order ?? dealOrder(orders, random) })),
    orders,
  }
}

export const nightWatch: Game<NightWatch> = {
  ...members,
  meta: {
    id: 'night-watch',
    name: 'Night watch',
    about: 'A game in real time, for the tests of the kernel.',
    rules: 1,
    seats: [1, 4],
    minutes: [1, 1],
    kind: 'co-op',
  },
  options,
  seatOptions: optionForm({}),
  action: actionSchema(actions),
  unlisted: [],
  anytimeActions: [],
  audiences,
  words: { prompt: ({ kind }) => kind, action: ({ kind }) => kind, event: ({ kind }) => kind },
  checkSetup: () => null,
  /** Each action takes oil; a gust comes and goes. */
  bound: ({ seats, options: { oil, gusts } }) => 1 + seats * oil + 2 * gusts,
  setup,
  talk: (s) =>
    s.agenda.steps.some(({ phase }) => phase === 'hush')
      ? refuse('hush', 'NW-4', 'Nobody may talk until the air is calm again.')
      : null,
  view,
  outcome,
  determinize,
  pieceCounts: ({ orders, keepers }) =>
    bagOf(COLOURS, (colour) => orders[colour] + keepers.filter(({ order }) => order === colour).length),
}
