import { describe, expect, test } from 'vitest'
import type { AnyGame, Ctx, Game, GameTypes, Setup } from '../contract/contract.ts'
import type { KeyWord, Spelled } from '../contract/keyboard.ts'
import { refuse } from '../contract/refusal.ts'
import { type Seat, seatOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { type Haul, haul, type State, type View } from '../example/index.ts'
import { fastChance } from '../luck/fast.ts'
import { botIsFair, LAWS, type Law, LawBroken, type Trial, trialSetup } from './index.ts'

const NUMBERS = 40

function trialOf(seed: number, setup: Setup<GameTypes> = trialSetup(haul, seed)): Trial {
  const random = fastChance(`trial ${seed}`)
  return { setup, luck: `${seed}`, moves: Array.from({ length: NUMBERS }, () => random.below(1_000_000, 'moves')) }
}

const defaults: Setup<GameTypes> = {
  rules: 1,
  seats: 3,
  options: haul.options.defaults,
  seatOptions: [{}, {}, {}],
  bots: [],
}
const untimed: Setup<GameTypes> = { ...defaults, options: Object.freeze({ ...haul.options.defaults, seconds: 0 }) }

describe('Haul, as it is, keeps every law', () => {
  for (const law of LAWS)
    test(law.name, () => {
      for (let seed = 0; seed < 12; seed++) law.check(haul, trialOf(seed))
    })
})

const variant = (overrides: Partial<Game<Haul>>): AnyGame => ({ ...haul, ...overrides })

/** Something in the state that no rule reads and no view shows. */
const note = (state: object, value: unknown): boolean => Reflect.set(state, 'note', value)
const noted = (state: object): unknown => Reflect.get(state, 'note')

const muted = <E>(ctx: Ctx<E>): Ctx<E> => ({ ...ctx, emit() {} })

const relicsHeld = (state: State): number =>
  state.players.flatMap(({ hand }) => hand).filter((one) => one === 'relic').length

const stepped = (view: View, event: Haul['Event']): View => haul.picture?.step(view, event) ?? view

const filmed = (step: typeof stepped): AnyGame =>
  variant({ picture: { step, exact: (view) => haul.picture?.exact(view) ?? view } })

const keysOf = (word: string): readonly KeyWord[] => [...word].map((key) => ({ key, text: '' }))

const spelling = (spell: (legal: readonly Haul['Action'][]) => readonly Spelled<Haul['Action']>[]): AnyGame =>
  variant({ words: { ...haul.words, spelled: ({ legal }) => spell(legal) } })

let matches = 0

interface Break {
  readonly how: string
  /** The laws that must notice, and no others. */
  readonly breaks: readonly string[]
  readonly game: AnyGame
  readonly setup?: Setup<GameTypes>
}

const BREAKS: readonly Break[] = [
  {
    how: 'asks a seat two things at once',
    breaks: ['always a way on'],
    game: variant({ decisions: (s) => haul.decisions(s).flatMap((decision) => [decision, decision]) }),
  },
  {
    how: 'asks on after the end',
    breaks: ['always a way on'],
    game: variant({
      decisions: (s) =>
        haul.outcome(s) === null
          ? haul.decisions(s)
          : [{ id: 'more', seat: seatOf(0), kind: 'turn', mode: 'single', known: 'all' }],
    }),
  },
  {
    how: 'gives too low a bound',
    breaks: ['every game ends'],
    game: variant({ bound: () => 8 }),
  },
  {
    how: 'gives everybody the second place',
    breaks: ['every game ends'],
    game: variant({
      outcome(s) {
        const outcome = haul.outcome(s)
        return outcome && { ...outcome, places: outcome.places.map(() => 2) }
      },
    }),
  },
  {
    how: 'gives two seats the first turn',
    breaks: ['the lab is told what is so'],
    game: variant({ lab: { starts: { noun: 'place', isTurnOrder: true, of: ({ players }) => players.map(() => 1) } } }),
  },
  {
    how: 'uses cards that it does not list',
    breaks: ['the lab is told what is so'],
    game: variant({ lab: { cards: { verb: 'played', all: () => [], usedBy: (_s, _seat, { kind }) => kind } } }),
  },
  {
    how: 'lists what it refuses',
    breaks: ['legal is accepted, all else refused'],
    game: variant({
      legal(s, seat) {
        const isTurn = s.agenda.steps.at(-1)?.kind === 'turn'
        const legal = haul.legal(s, seat)
        return legal.length > 0 && isTurn ? [...legal, { kind: 'scan' }] : legal
      },
    }),
  },
  {
    how: 'spells all its actions alike',
    breaks: ['spellings are sure'],
    game: spelling((legal) => legal.map((action) => ({ keys: keysOf('x'), action }))),
  },
  {
    how: 'begins a spelling with another',
    breaks: ['spellings are sure'],
    game: spelling((legal) => legal.map((action, place) => ({ keys: keysOf('x'.repeat(place + 1)), action }))),
  },
  {
    how: 'does not spell what is legal first',
    breaks: ['spellings are sure'],
    game: spelling((legal) => legal.slice(1).map((action, place) => ({ keys: keysOf(`${place}.`), action }))),
  },
  {
    how: 'spells what is refused',
    breaks: ['spellings are sure'],
    game: spelling((legal) => [
      ...legal.map((action, place) => ({ keys: keysOf(`${place}.`), action })),
      { keys: keysOf('x'), action: { kind: 'bid', crate: 999 } as unknown as Haul['Action'] },
    ]),
  },
  {
    how: 'has keys of two letters',
    breaks: ['spellings are sure'],
    game: spelling((legal) => legal.map((action, place) => ({ keys: [{ key: `${place}.`, text: '' }], action }))),
  },
  {
    how: 'lets a seat scan twice',
    breaks: ['legal is accepted, all else refused'],
    game: variant({
      check(s, seat, action) {
        const refusal = haul.check(s, seat, action)
        return refusal?.code === 'scanned' ? null : refusal
      },
    }),
  },
  {
    how: 'takes the end of a turn from anybody',
    breaks: ['legal is accepted, all else refused'],
    game: variant({
      check: (s, seat, action) =>
        action.kind === 'endTurn' && s.agenda.steps.at(-1)?.kind === 'turn' ? null : haul.check(s, seat, action),
    }),
  },
  {
    how: 'counts mistakes in the state',
    breaks: ['refused leaves no trace'],
    game: variant({
      check(s, seat, action) {
        const refusal = haul.check(s, seat, action)
        if (refusal?.code === 'not-now') note(s, Number(noted(s) ?? 0) + 1)
        return refusal
      },
    }),
  },
  {
    how: 'stumbles over garbage at the door',
    breaks: ['refused leaves no trace'],
    game: variant({
      action: {
        ...haul.action,
        read: (value) => haul.action.read({ ...Object(value), kind: (value as { kind: unknown }).kind }),
      },
    }),
  },
  {
    how: 'writes something down when it is asked for a fallback',
    breaks: ['reading changes nothing'],
    setup: untimed,
    game: variant({
      fallback(s, seat, random) {
        note(s, seat)
        return haul.fallback(s, seat, random)
      },
    }),
  },
  {
    how: 'changes the action that it applies',
    breaks: ['reading changes nothing', 'replay equals play'],
    game: variant({
      apply(s, seat, action, ctx) {
        haul.apply(s, seat, action, ctx)
        Reflect.set(action, 'done', true)
      },
    }),
  },
  {
    how: 'keeps something that changes in a frozen place',
    breaks: ['JSON round trip'],
    game: variant({
      setup(setup, ctx) {
        const state = haul.setup(setup, ctx)
        note(state, Object.freeze({ inner: [] }))
        return state
      },
    }),
  },
  {
    how: 'has a rule about a member that is there but undefined',
    breaks: ['JSON round trip', 'replay equals play'],
    game: variant({
      setup(setup, ctx) {
        const state = haul.setup(setup, ctx)
        note(state, undefined)
        return state
      },
      apply(s, seat, action, ctx) {
        haul.apply(s, seat, action, ctx)
        Reflect.set(s, 'rule', 'note' in s ? 1 : 2)
      },
    }),
  },
  {
    how: 'makes a beacon out of nothing',
    breaks: ['conservation', 'pictures follow'],
    game: variant({
      apply(s, seat, action, ctx) {
        haul.apply(s, seat, action, ctx)
        if (action.kind === 'endTurn') s.beacons++
      },
    }),
  },
  {
    how: 'has no answer for an absent seat',
    breaks: ['timeouts'],
    setup: untimed,
    game: variant({ fallback: () => null }),
  },
  {
    how: 'has an answer for an absent seat that it refuses',
    breaks: ['timeouts'],
    setup: untimed,
    game: variant({ fallback: (s) => (s.agenda.steps.at(-1)?.kind === 'turn' ? { kind: 'bid', crate: null } : null) }),
  },
  {
    how: 'remembers outside the state how many matches there were',
    breaks: ['replay equals play'],
    game: variant({
      setup(setup, ctx) {
        const state = haul.setup(setup, ctx)
        note(state, matches++)
        return state
      },
    }),
  },
  {
    how: 'stows without telling anybody',
    breaks: ['undo', 'pictures follow'],
    game: variant({
      apply: (s, seat, action, ctx) => haul.apply(s, seat, action, action.kind === 'stow' ? muted(ctx) : ctx),
    }),
  },
  {
    how: 'does something where it should only say who hears of it',
    breaks: ['both speeds agree'],
    game: variant({
      audiences: {
        ...haul.audiences,
        ended(_event, s) {
          note(s, 'heard')
          return 'all'
        },
      },
    }),
  },
  {
    how: 'forgets in a twin what was scanned',
    breaks: ['twins look alike'],
    game: variant({
      determinize: (view, viewer, random) =>
        haul.determinize({ ...view, deck: { ...view.deck, top: [] } }, viewer, random),
    }),
  },
  {
    how: 'lets a twin share its agenda with the real state',
    breaks: ['twins look alike'],
    game: variant({
      view: (s, viewer) => ({
        ...haul.view(s, viewer),
        ...(s.agenda.steps.at(-1)?.kind === 'turn' && { agenda: s.agenda }),
      }),
      determinize: (view, viewer, random) => ({ ...haul.determinize(view, viewer, random), agenda: view.agenda }),
    }),
  },
  {
    how: 'hides the whole state in the view and calls it a twin',
    breaks: ['twins differ', 'untold luck is unseen', 'pictures follow'],
    game: variant({
      view: (s, viewer) => ({ ...haul.view(s, viewer), whole: copy(s) }),
      determinize: (view: View & { whole?: State }, viewer, random) =>
        copy(view.whole) ?? haul.determinize(view, viewer, random),
    }),
  },
  {
    how: 'tells everybody which crate was salvaged',
    breaks: ['secrecy'],
    game: variant({ audiences: { ...haul.audiences, salvaged: 'all' } }),
  },
  {
    how: 'says in a refusal what others hold',
    breaks: ['secrecy'],
    game: variant({
      check(s, seat, action) {
        const refusal = haul.check(s, seat, action)
        return refusal && refuse(refusal.code, refusal.rule, `${refusal.text} ${relicsHeld(s)} relics are held.`)
      },
    }),
  },
  {
    how: 'lets others know that a seat is asked only if it holds a relic',
    breaks: ['twins look alike', 'secrecy'],
    game: variant({
      decisions(s) {
        const known = (seat: Seat) => (s.players[seat]?.hand.includes('relic') ? 'all' : [])
        return haul.decisions(s).map((open) => (open.mode === 'sealed' ? { ...open, known: known(open.seat) } : open))
      },
    }),
  },
  {
    how: 'asks openly only whoever holds a relic',
    breaks: ['twins look alike', 'secrecy'],
    game: variant({
      decisions(s) {
        const holds = (seat: Seat) => s.players[seat]?.hand.includes('relic') === true
        return haul
          .decisions(s)
          .map((open) => (open.mode === 'sealed' && holds(open.seat) ? { ...open, mode: 'forced' } : open))
      },
    }),
  },
  {
    how: 'shows spectators every hand',
    breaks: ['secrecy', 'untold luck is unseen', 'pictures follow'],
    game: variant({
      view(s, viewer) {
        const seen = haul.view(s, viewer)
        if (viewer !== 'spectator') return seen
        return { ...seen, players: haul.view(s, 'everything').players }
      },
    }),
  },
  {
    how: 'does not tell what was rolled and salvaged',
    breaks: ['untold luck is unseen', 'pictures follow'],
    game: variant({
      apply: (s, seat, action, ctx) => haul.apply(s, seat, action, action.kind === 'salvage' ? muted(ctx) : ctx),
    }),
  },
  {
    how: 'does not show in its films what is stowed',
    breaks: ['pictures follow'],
    game: filmed((view, event) => (event.kind === 'stowed' ? view : stepped(view, event))),
  },
  {
    how: 'calls exact what it does not tell',
    breaks: ['pictures follow'],
    game: variant({ picture: { step: stepped, exact: ({ round }) => ({ round }) } }),
  },
  {
    how: 'paints over the picture that a film began with',
    breaks: ['pictures follow'],
    game: filmed((view, event) => Object.assign(view, stepped(view, event))),
  },
  {
    how: 'stumbles in its films over what only others were told',
    breaks: ['pictures follow'],
    game: filmed((view, event) => {
      const isAnothers = event.kind === 'salvaged' && view.players[event.seat]?.hand === undefined
      if (isAnothers && event.crate !== undefined) throw new Error('This crate is not for these eyes.')
      return stepped(view, event)
    }),
  },
]

/** Enough to find every one of these breaks, and to believe that the other laws hold. */
const TRIES = 30
const BELIEVED = 2

function complaintOf(law: Law, game: AnyGame, { tries, setup }: { tries: number; setup: Setup<GameTypes> }): unknown {
  for (let seed = 0; seed < tries; seed++) {
    try {
      law.check(game, trialOf(seed, setup))
    } catch (complaint) {
      return complaint
    }
  }
  return null
}

describe('a game that', () => {
  for (const { how, breaks, game, setup = defaults } of BREAKS)
    test(`${how} breaks: ${breaks.join(', ')}`, () => {
      for (const law of LAWS) {
        const isBroken = breaks.includes(law.name)
        const complaint = complaintOf(law, game, { tries: isBroken ? TRIES : BELIEVED, setup })
        if (isBroken) expect(complaint, law.name).toBeInstanceOf(LawBroken)
        else expect(complaint, law.name).toBeNull()
      }
    })
})

describe('the laws', () => {
  test('each have a game that breaks them', () => {
    const names = LAWS.map(({ name }) => name)
    const broken = new Set(BREAKS.flatMap(({ breaks }) => breaks))
    expect([...broken].sort()).toEqual([...names].sort())
  })

  test('say what was expected, what was found and where', () => {
    const law = LAWS.find(({ name }) => name === 'conservation')
    const minting = variant({
      apply(s, seat, action, ctx) {
        haul.apply(s, seat, action, ctx)
        s.beacons++
      },
    })
    expect(() => law?.check(minting, trialOf(1, defaults))).toThrow(
      'haul breaks “conservation” at entry 1: the pieces: expected {"beacons":3,"ice":6,"ore":8,"relic":4}, found {"beacons":4,',
    )
  })

  test('about secrets step aside where an option tells', () => {
    const options = Object.freeze({ ...haul.options.defaults, secretScan: false })
    for (const law of LAWS)
      for (let seed = 0; seed < 5; seed++) law.check(haul, trialOf(seed, { ...defaults, options }))
  })

  test('are broken by an exception, with the sentence of the rules in it', () => {
    const law = LAWS.find(({ name }) => name === 'every game ends')
    const faulty = variant({
      apply() {
        throw new Error('The hold is empty.')
      },
    })
    expect(() => law?.check(faulty, trialOf(1, defaults))).toThrow(/an exception: haul \(rules 1\), entry 1: The hold/)
  })
})

describe('a set-up for a trial', () => {
  test('has any number of seats and any options', () => {
    const setups = Array.from({ length: 50 }, (_, seed) => trialSetup(haul, seed))
    expect(new Set(setups.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]))
    expect(new Set(setups.map(({ options }) => JSON.stringify(options))).size).toBeGreaterThan(5)
  })

  test('is the same for the same seed', () => {
    expect(trialSetup(haul, 7)).toEqual(trialSetup(haul, 7))
  })

  test('falls back to the defaults where all else is refused', () => {
    const picky = variant({
      checkSetup: ({ options, seats }) =>
        options === haul.options.defaults && seats === 3 ? null : refuse('picky', 'H-0', 'Three, and no options.'),
    })
    expect(trialSetup(picky, 1)).toMatchObject({ seats: 3, options: haul.options.defaults })
  })
})

describe('a bot', () => {
  test('that chooses among what it sees is fair', () => {
    for (let seed = 0; seed < 5; seed++)
      botIsFair(
        haul,
        { play: ({ legal }, _seat, { random }) => legal[random.below(legal.length, 'bot')] ?? 'wait' },
        trialOf(seed),
      )
  })

  test('that answers twice in two ways is not', () => {
    let asked = 0
    const moody = {
      play: ({ legal }: { legal: readonly { kind: string }[] }) => legal[asked++ % legal.length] ?? 'wait',
    }
    expect(() => botIsFair(haul, moody, trialOf(1))).toThrow(/the answer of the bot in seat/)
  })

  test('that plays what is not legal, or waits when it must answer, is not', () => {
    expect(() => botIsFair(haul, { play: () => ({ kind: 'bid', crate: 'relic' }) }, trialOf(1))).toThrow(/refused/)
    expect(() => botIsFair(haul, { play: () => 'wait' as const }, trialOf(1))).toThrow(/its bot waits/)
  })
})
