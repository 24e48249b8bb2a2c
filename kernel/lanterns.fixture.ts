import * as z from 'zod/mini'
import type { Audiences } from './contract/audience.ts'
import type { Game, Holder, Outcome, Setup } from './contract/contract.ts'
import { counts } from './contract/counts-option.ts'
import { decimal } from './contract/decimal-option.ts'
import { file } from './contract/file-option.ts'
import { choice, int, type OptionsOf, optionForm } from './contract/options.ts'
import { refuse } from './contract/refusal.ts'
import { type ActionOf, actionSchema } from './contract/schema.ts'
import { type Seat, seatOf, seatsOf, type Viewer } from './contract/seat.ts'
import {
  type Agenda,
  next,
  openWindow,
  type Question,
  type Steps,
  stepwise,
  type Window,
  type Windowed,
} from './contract/steps.ts'
import { bagOf, type Deck, dealFrom, deckSize, drawCard, newDeck, peekCards } from './luck/deck.ts'

/**
 * Lanterns: no game for people, but one small rule for everything that the kernel does. Each seat hides a colour
 * (sealed, in parts), then in turn lights, rolls, draws, peeks, shows, asks all others for a guess, dares the next one
 * to light a lamp, or passes.
 */
export interface Lanterns {
  Options: Options
  SeatOptions: OptionsOf<typeof seatForm>
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Step
}

const COLOURS = ['red', 'green', 'blue'] as const
type Colour = (typeof COLOURS)[number]

const CARDS_A_COLOUR = 4
const card = (name: string) => ({ name, printed: CARDS_A_COLOUR })
const MOST_PLEDGE = 200

const form = optionForm(
  {
    rounds: int(2, { min: 1, max: 9 }, { label: 'Rounds', rule: 'LA-1' }),
    turnSeconds: int(10, { min: 0, max: 60 }, { label: 'Turn', rule: 'LA-2', unit: 's' }),
    guessSeconds: int(5, { min: 0, max: 60 }, { label: 'Guess', rule: 'LA-3', unit: 's' }),
    bellSeconds: int(0, { min: 0, max: 60 }, { label: 'Bell', rule: 'LA-4', unit: 's' }),
    asleep: choice(['passes', 'gambles'], 'passes', { label: 'Who sleeps', rule: 'LA-5' }),
    bellScale: decimal(
      1,
      { min: 0.5, max: 2, step: 0.05 },
      { label: 'Bells come slower', rule: 'LA-4', unit: 'times' },
    ),
    cards: counts(
      { red: card('Red'), green: card('Green'), blue: card('Blue') },
      { min: 0, max: 9 },
      { label: 'Cards', rule: 'LA-11' },
    ),
    pledge: file(
      { most: MOST_PLEDGE, samples: [{ name: 'pledge.txt', text: 'We pledge to sleep.' }] },
      { label: 'Pledge', rule: 'LA-12' },
    ),
  },
  { presets: { calm: {}, hasty: { turnSeconds: 2, guessSeconds: 1, bellScale: '0.5', cards: { red: 4, blue: 2 } } } },
)
type Options = OptionsOf<typeof form>

const seatForm = optionForm({ flame: choice(['small', 'large'], 'small', { label: 'Flame', rule: 'LA-10' }) })

const actions = {
  hide: z.strictObject({ kind: z.literal('hide'), colour: z.literal(COLOURS) }),
  light: z.strictObject({ kind: z.literal('light'), lamps: z.int().check(z.gte(1), z.lte(3)) }),
  roll: z.strictObject({ kind: z.literal('roll') }),
  draw: z.strictObject({ kind: z.literal('draw') }),
  peek: z.strictObject({ kind: z.literal('peek') }),
  show: z.strictObject({ kind: z.literal('show') }),
  ask: z.strictObject({ kind: z.literal('ask') }),
  guess: z.strictObject({ kind: z.literal('guess'), colour: z.literal(COLOURS) }),
  dare: z.strictObject({ kind: z.literal('dare') }),
  dared: z.strictObject({ kind: z.literal('dared'), lights: z.boolean() }),
  pass: z.strictObject({ kind: z.literal('pass') }),
  wave: z.strictObject({ kind: z.literal('wave') }),
}
export type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

type Event =
  | { kind: 'hidden'; seat: Seat; colour: Colour }
  | { kind: 'lit'; seat: Seat; lamps: number }
  | { kind: 'rolled'; seat: Seat; pips: number }
  | { kind: 'drew'; seat: Seat; colour: Colour }
  | { kind: 'peeked'; seat: Seat; colour: Colour }
  | { kind: 'shown'; seat: Seat; colours: Colour[] }
  | { kind: 'guessed'; seat: Seat; colour: Colour }
  | { kind: 'dareMet'; seat: Seat; lights: boolean }
  | { kind: 'bell' }
  | { kind: 'waved'; seat: Seat }
  | { kind: 'turn'; seat: Seat }
  | { kind: 'manned'; seat: Seat; holder: Holder }

const own = (event: { seat: Seat }) => [event.seat]
const audiences = {
  hidden: { seat: own, colour: own },
  lit: 'all',
  rolled: 'all',
  drew: { seat: 'all', colour: own },
  peeked: { seat: 'all', colour: own },
  shown: 'all',
  guessed: 'all',
  dareMet: 'all',
  bell: 'all',
  waved: 'all',
  turn: 'all',
  manned: 'all',
} satisfies Audiences<State, Event>

interface Player {
  lamps: number
  hand: Colour[]
  hidden: Colour | null
  bells: number
}

type Step =
  | { readonly kind: 'hiding'; id?: number; readonly by: number | null }
  | { readonly kind: 'turn'; id?: number; readonly seat: Seat; readonly by: number | null; bell: number | null }
  | { readonly kind: 'guessing'; id?: number; readonly window: Window<Act<'guess'>> }
  | { readonly kind: 'daring'; id?: number; readonly seat: Seat; readonly by: number | null }
  | { readonly kind: 'nextTurn'; id?: number; readonly after: Seat }

interface State {
  readonly options: Options
  readonly rules: number
  readonly seats: readonly Seat[]
  readonly agenda: Agenda<Step>
  readonly players: Player[]
  readonly deck: Deck<Colour>
  round: number
  waves: number
}

interface View {
  readonly viewer: Viewer
  readonly state: Omit<State, 'options' | 'deck' | 'players'>
  readonly options: Options
  readonly deckSize: number
  readonly top: Deck<Colour>['top']
  readonly players: readonly {
    lamps: number
    bells: number
    cards: number
    hides: boolean
    hand?: Colour[]
    hidden?: Colour | null
  }[]
}

const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
const deadline = (now: number, seconds: number): number | null =>
  seconds === 0 ? null : now + Math.round(seconds * 1000)
const mayAlways = () => null

const hiding: Question<State, Extract<Step, { kind: 'hiding' }>, Action, Event> = {
  asks: (state, { by }) =>
    state.seats
      .filter((seat) => playerOf(state, seat).hidden === null)
      .map((seat) => ({ seat, mode: 'sealed', ...(by !== null && { by }) })),
  moves: {
    hide: {
      legal: () => COLOURS.map((colour) => ({ kind: 'hide', colour })),
      check: mayAlways,
      apply(state, seat, { colour }, ctx) {
        playerOf(state, seat).hidden = colour
        ctx.emit({ kind: 'hidden', seat, colour })
        if (state.players.some(({ hidden }) => hidden === null)) return 'open'
        next<Step>(state, { kind: 'nextTurn', after: seatOf(-1) })
        return 'answered'
      },
    },
  },
  fallback: (_state, _seat, _step, random) => ({
    kind: 'hide',
    colour: random.draw(
      'asleep',
      bagOf(COLOURS, () => 1),
    ),
  }),
}

type Turn = Extract<Step, { kind: 'turn' }>
const turn: Question<State, Turn, Action, Event> = {
  asks: (_state, { seat, by }) => [{ seat, mode: 'single', ...(by !== null && { by }) }],
  moves: {
    light: {
      legal: () => [1, 2, 3].map((lamps) => ({ kind: 'light', lamps })),
      check: (state, seat, { lamps }) =>
        playerOf(state, seat).lamps + lamps > 9
          ? refuse('too-bright', 'LA-7', `You have ${playerOf(state, seat).lamps} lamps; more than 9 are too bright.`)
          : null,
      apply(state, seat, { lamps }, ctx) {
        playerOf(state, seat).lamps += lamps
        ctx.emit({ kind: 'lit', seat, lamps })
        return 'open'
      },
    },
    roll: {
      legal: () => [{ kind: 'roll' }],
      check: mayAlways,
      apply(state, seat, _action, ctx) {
        const pips = ctx.random.d6()
        playerOf(state, seat).lamps += pips
        ctx.emit({ kind: 'rolled', seat, pips })
        return 'open'
      },
    },
    draw: {
      legal: () => [{ kind: 'draw' }],
      check: mayAlways,
      apply(state, seat, _action, ctx) {
        const colour = drawCard(state.deck, ctx.random)
        if (colour === undefined) return 'open'
        playerOf(state, seat).hand.push(colour)
        ctx.emit({ kind: 'drew', seat, colour })
        return 'open'
      },
    },
    peek: {
      legal: () => [{ kind: 'peek' }],
      check: mayAlways,
      apply(state, seat, _action, ctx) {
        const [colour] = peekCards(state.deck, 1, seat, ctx.random)
        if (colour !== undefined) ctx.emit({ kind: 'peeked', seat, colour })
        return 'open'
      },
    },
    show: {
      legal: () => [{ kind: 'show' }],
      check: mayAlways,
      apply(state, seat, _action, ctx) {
        ctx.reveal({ kind: 'shown', seat, colours: [...playerOf(state, seat).hand] })
        return 'open'
      },
    },
    ask: {
      legal: () => [{ kind: 'ask' }],
      check: mayAlways,
      apply(state, seat, _action, ctx) {
        const others = state.seats.filter((other) => other !== seat)
        next<Step>(state, { kind: 'guessing', window: openWindow(ctx, others, state.options.guessSeconds) })
        return 'open'
      },
    },
    dare: {
      legal: () => [{ kind: 'dare' }],
      check: mayAlways,
      apply(state, seat, _action, ctx) {
        const [by, dared] = [deadline(ctx.now, state.options.guessSeconds), seatOf((seat + 1) % state.seats.length)]
        next<Step>(state, { kind: 'daring', seat: dared, by })
        return 'open'
      },
    },
    pass: {
      legal: () => [{ kind: 'pass' }],
      check: mayAlways,
      apply(state, seat) {
        next<Step>(state, { kind: 'nextTurn', after: seat })
        return 'answered'
      },
    },
  },
  fallback: (state, _seat, _step, random) =>
    state.options.asleep === 'gambles' && random.below(2, 'asleep') === 1 ? { kind: 'roll' } : { kind: 'pass' },
  wake: (_state, { bell }) => bell,
  clock(state, step, ctx) {
    step.bell = null
    playerOf(state, step.seat).bells++
    ctx.emit({ kind: 'bell' })
    return 'open'
  },
}

const daring: Question<State, Extract<Step, { kind: 'daring' }>, Action, Event> = {
  asks: (_state, { seat, by }) => [{ seat, mode: 'forced', ...(by !== null && { by }) }],
  moves: {
    dared: {
      legal: () => [true, false].map((lights) => ({ kind: 'dared', lights })),
      check: mayAlways,
      apply(state, seat, { lights }, ctx) {
        if (lights) playerOf(state, seat).lamps++
        ctx.emit({ kind: 'dareMet', seat, lights })
        return 'answered'
      },
    },
  },
  fallback: () => ({ kind: 'dared', lights: false }),
}

const guessing: Windowed<State, Extract<Step, { kind: 'guessing' }>, Act<'guess'>, Event> = {
  answer: 'guess',
  mode: 'reaction',
  legal: () => COLOURS.map((colour) => ({ kind: 'guess', colour })),
  check: mayAlways,
  fallback: () => ({ kind: 'guess', colour: 'red' }),
  close(_state, _step, answers, ctx) {
    for (const { seat, action } of answers) ctx.reveal({ kind: 'guessed', seat, colour: action.colour })
  },
}

const steps: Steps<State, Step, Action, Event> = {
  hiding,
  turn,
  guessing,
  daring,
  nextTurn: {
    run(state, { after }, ctx) {
      const seat = seatOf((after + 1) % state.seats.length)
      if (seat === 0) state.round++
      if (state.round > state.options.rounds) return
      const { turnSeconds, bellSeconds, bellScale } = state.options
      ctx.emit({ kind: 'turn', seat })
      next<Step>(state, {
        kind: 'turn',
        seat,
        by: deadline(ctx.now, turnSeconds),
        bell: deadline(ctx.now, bellSeconds * Number(bellScale)),
      })
    },
  },
}

const { settle, ...members } = stepwise<Lanterns>({
  steps,
  anytimeActions: {
    wave: {
      legal: () => [],
      check: (state) => (state.waves >= 3 ? refuse('tired', 'LA-8', 'Three waves are enough.') : null),
      apply(state, seat, _action, ctx) {
        state.waves++
        ctx.emit({ kind: 'waved', seat })
        return 'open'
      },
    },
  },
})

const cardsOf = ({ cards }: Options, colour: Colour): number => cards[colour] ?? CARDS_A_COLOUR

export const lanterns: Game<Lanterns> = {
  ...members,
  meta: {
    id: 'lanterns',
    name: 'Lanterns',
    about: 'A game for the tests of the kernel.',
    rules: 1,
    seats: [2, 4],
    minutes: [1, 2],
    kind: 'competitive',
    botNames: ['Wick', 'Tallow', 'Glim', 'Spark', 'Soot', 'Taper'],
  },
  options: form,
  seatOptions: seatForm,
  action: actionSchema(actions),
  unlisted: [],
  anytimeActions: ['wave'],
  audiences,
  words: { prompt: ({ kind }) => kind, action: ({ kind }) => kind, event: ({ kind }) => kind },
  checkSetup({ seats, options: { rounds, pledge } }) {
    if (seats === 4 && rounds === 1) return refuse('too-short', 'LA-6', 'Four players need two rounds.')
    const isPledge = pledge === null || pledge.text.startsWith('We pledge')
    return isPledge
      ? null
      : refuse('no-pledge', 'LA-12', `${pledge.name} is no pledge: it must begin with “We pledge”.`)
  },
  bound: ({ seats, options }) => 10_000 * seats * options.rounds,
  setup({ options, seatOptions, rules, seats }: Setup<Lanterns>, ctx) {
    const state: State = {
      options,
      rules,
      seats: seatsOf(seats),
      agenda: { asked: 0, steps: [] },
      players: seatOptions.map(({ flame }) => ({ lamps: flame === 'large' ? 1 : 0, hand: [], hidden: null, bells: 0 })),
      deck: newDeck(
        'deck',
        bagOf(COLOURS, (colour) => cardsOf(options, colour)),
      ),
      round: 0,
      waves: 0,
    }
    next<Step>(state, { kind: 'hiding', by: deadline(ctx.now, options.turnSeconds) })
    settle(state, ctx)
    return state
  },
  seatHolderChanged(_state, { seat, holder }, ctx) {
    ctx.emit({ kind: 'manned', seat, holder })
  },
  view({ options, deck, players, ...state }, viewer) {
    return {
      viewer,
      state,
      options,
      deckSize: deckSize(deck),
      top: deck.top.filter(({ seenBy }) => typeof viewer === 'number' && seenBy.includes(viewer)),
      players: players.map(({ lamps, bells, hand, hidden }, seat) => ({
        lamps,
        bells,
        cards: hand.length,
        hides: hidden !== null,
        ...(viewer === seat && { hand, hidden }),
      })),
    }
  },
  outcome: (state) => (state.agenda.steps.length === 0 ? outcomeOf(state) : null),
  determinize({ state, options, players, top }, _seat, random): State {
    const known = [...players.flatMap(({ hand }) => hand ?? []), ...top.map(({ card }) => card)]
    const loose = bagOf(COLOURS, (colour) => cardsOf(options, colour) - known.filter((card) => card === colour).length)
    return {
      ...state,
      options,
      players: players.map(({ lamps, bells, cards, hides, hand, hidden }) => ({
        lamps,
        bells,
        hand: hand ?? dealFrom(loose, cards, random, 'hands'),
        hidden:
          hidden ??
          (hides
            ? random.draw(
                'hidden',
                bagOf(COLOURS, () => 1),
              )
            : null),
      })),
      deck: { ...newDeck('deck', loose), top: [...top] },
    }
  },
  pieceCounts: ({ deck, players }) =>
    bagOf(
      COLOURS,
      (colour) =>
        deck.loose[colour] +
        deck.top.filter(({ card }) => card === colour).length +
        players.flatMap(({ hand }) => hand).filter((card) => card === colour).length,
    ),
}

function outcomeOf({ players, round }: State): Outcome {
  const points = players.map(({ lamps }) => lamps)
  return {
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    points,
    result: 'ranked',
    ending: 'dawn',
    text: 'The sun rises.',
    rule: 'LA-9',
    turns: round - 1,
    lines: points.map((own, seat) => ({ seat: seatOf(seat), rule: 'LA-9', text: 'lamps', points: own })),
    statistics: {},
  }
}
