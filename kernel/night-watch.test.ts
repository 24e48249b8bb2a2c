import { describe, expect, test } from 'vitest'
import { type NightWatch, nightWatch, type State } from '../e2e/night-watch/rules/index.ts'
import type { AnyGame, Game } from './contract/contract.ts'
import { isRefusal, refuse } from './contract/refusal.ts'
import { seatOf } from './contract/seat.ts'
import { LAWS, LawBroken, type Trial, trialSetup } from './laws/index.ts'
import { headerOf } from './laws/kit/trial.ts'
import { fastChance } from './luck/fast.ts'
import { Match } from './match/match.ts'

const SEEDS = 20
const BROKEN_SEEDS = 8
const ALONE_SEEDS = 6
const NUMBERS = 40

function trialOf(game: AnyGame, seed: number): Trial {
  const random = fastChance(`trial ${seed}`)
  return {
    setup: trialSetup(game, seed),
    luck: `${seed}`,
    moves: Array.from({ length: NUMBERS }, () => random.below(2 ** 20, 'moves')),
  }
}

const [ada, ben] = [seatOf(0), seatOf(1)]

function night(seats = 2) {
  const options = Object.freeze({ gusts: 2, oil: 3, calmSeconds: 8, hushSeconds: 3 })
  const setup = { rules: 1, seats, options, seatOptions: Array.from({ length: seats }, () => ({})), bots: [] }
  const header = headerOf(nightWatch, { setup, luck: 'night', moves: [] })
  const source = fastChance('night')
  const { match } = Match.start<NightWatch>({ game: nightWatch, header: { ...header, setup }, source })
  const question = match.look(ada).open.find(({ seat }) => seat === ada)?.id ?? 'none'
  const act = (seat: typeof ada, action: NightWatch['Action']) =>
    match.act(seat, { id: `${match.length}`, decision: question, action, by: 'player' }, match.now)
  const orderOf = (seat: typeof ada) => match.state.keepers[seat]?.order ?? 'red'
  return { match, act, orderOf, talk: () => nightWatch.talk?.(match.state)?.code ?? 'open' }
}

describe('in real time', () => {
  test('things happen by themselves, talk closes and opens again, and one question stays open all night', () => {
    const { match, act, talk } = night()
    const heard = [8000, 11_000, 19_000].map((at) => {
      const kinds = match.advance(at).flatMap((batch) => batch.seenBy('spectator').map(({ kind }) => kind))
      return [
        kinds,
        talk(),
        isRefusal(act(at === 8000 ? ada : ben, { kind: 'light', colour: at < 19_000 ? 'red' : 'blue' })),
      ]
    })
    expect(heard).toEqual([
      [['gust'], 'hush', false],
      [['calm'], 'open', false],
      [['gust'], 'hush', false],
    ])
    expect(match.advance(22_000).flatMap((batch) => batch.seenBy('spectator'))).toMatchObject([{ kind: 'dawn' }])
    expect([match.outcome?.places, talk()]).toEqual([[2, 2], 'open'])
  })

  test('nobody acts forever', () => {
    const { act } = night()
    expect(act(ada, { kind: 'read', of: ada })).toMatchObject({ code: 'known', text: 'You know this order.' })
    expect(act(ada, { kind: 'read', of: seatOf(7) })).toMatchObject({ text: 'There is no keeper 8.' })
    for (const colour of ['red', 'blue', 'red'] as const)
      expect(isRefusal(act(ada, { kind: 'light', colour }))).toBe(false)
    expect(act(ada, { kind: 'light', colour: 'green' })).toEqual({
      kind: 'refusal',
      code: 'no-oil',
      rule: 'NW-2',
      text: 'You have used the oil for all your 3 actions.',
    })
    expect(isRefusal(act(ben, { kind: 'light', colour: 'green' }))).toBe(false)
  })

  test('who has read an order knows it, and nobody else', () => {
    const { match, act, orderOf } = night()
    const seen = () => [ada, ben, 'spectator' as const].map((viewer) => match.look(viewer).view.keepers[ben]?.order)
    expect(seen()).toEqual([undefined, orderOf(ben), undefined])
    act(ada, { kind: 'read', of: ben })
    expect(seen()).toEqual([orderOf(ben), orderOf(ben), undefined])
  })

  test('who watches alone needs the colour of their own order', () => {
    const { match, act, orderOf } = night(1)
    match.advance(21_999)
    act(ada, { kind: 'light', colour: orderOf(ada) })
    match.advance(22_000)
    expect(match.outcome).toMatchObject({ places: [1], result: 'won', text: 'At dawn 1 of 1 lamps are right.' })
  })

  test('all win together', () => {
    const { match, act, orderOf } = night()
    match.advance(21_999)
    act(ada, { kind: 'light', colour: orderOf(ben) })
    act(ben, { kind: 'light', colour: orderOf(ada) })
    match.advance(22_000)
    expect(match.outcome).toMatchObject({ places: [1, 1], result: 'won', text: 'At dawn 2 of 2 lamps are right.' })
  })
})

describe('a game in real time keeps every law', () => {
  test.each(LAWS)('$name', (law) => {
    for (let seed = 0; seed < SEEDS; seed++) law.check(nightWatch, trialOf(nightWatch, seed))
  })

  const alone: AnyGame = { ...nightWatch, meta: { ...nightWatch.meta, seats: [1, 1] } }
  test.each(LAWS)('$name, alone', (law) => {
    for (let seed = 0; seed < ALONE_SEEDS; seed++) law.check(alone, trialOf(alone, seed))
  })
})

const variant = (overrides: Partial<Game<NightWatch>>): AnyGame => ({ ...nightWatch, ...overrides })

interface Break {
  readonly how: string
  /** The laws that must notice, and no others. */
  readonly breaks: readonly string[]
  readonly game: AnyGame
}

const BREAKS: readonly Break[] = [
  {
    how: 'lets the clock tell a secret while everybody may act',
    breaks: ['secrecy', 'pictures follow'],
    game: variant({
      clock(s, ctx) {
        nightWatch.clock?.(s, ctx)
        const [{ order }] = s.keepers as [State['keepers'][number]]
        ctx.emit({ kind: 'lit', seat: seatOf(0), colour: order })
      },
    }),
  },
  {
    how: 'lets the clock do something that depends on a secret',
    breaks: ['secrecy', 'pictures follow'],
    game: variant({
      clock(s, ctx) {
        nightWatch.clock?.(s, ctx)
        for (const keeper of s.keepers) if (keeper.order === 'red') keeper.lamp = 'red'
      },
    }),
  },
  {
    how: 'draws luck by the clock, tells nobody, and shows it',
    breaks: ['untold luck is unseen', 'pictures follow'],
    game: variant({
      clock(s, ctx) {
        nightWatch.clock?.(s, ctx)
        for (const keeper of s.keepers) keeper.lamp = ctx.random.below(2, 'will-o-the-wisp') === 0 ? 'red' : 'blue'
      },
    }),
  },
  {
    how: 'closes the talk when somebody has a certain order',
    breaks: ['secrecy', 'untold luck is unseen'],
    game: variant({ talk: (s) => (s.keepers[0]?.order === 'red' ? refuse('hush', 'NW-4', 'Hush.') : null) }),
  },
  {
    how: 'lets lamps be lit forever',
    breaks: ['every game ends', 'pictures follow'],
    game: variant({
      apply(s, seat, action, ctx) {
        nightWatch.apply(s, seat, action, ctx)
        for (const keeper of s.keepers) keeper.oil = s.options.oil
      },
    }),
  },
  {
    how: 'waits forever when nobody does anything',
    breaks: ['always a way on', 'every game ends', 'timeouts', 'twins look alike'],
    game: variant({ wake: () => null }),
  },
]

describe('in real time, a game that', () => {
  test.each(BREAKS)('$how breaks $breaks', ({ breaks, game }) => {
    const found = LAWS.filter((law) => {
      try {
        for (let seed = 0; seed < BROKEN_SEEDS; seed++) law.check(game, trialOf(game, seed))
        return false
      } catch (cause) {
        return cause instanceof LawBroken
      }
    })
    expect(found.map(({ name }) => name)).toEqual(breaks)
  })
})
