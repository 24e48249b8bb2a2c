import { simulate } from '@starboard/bots'
import { type AnyGame, bug, isRefusal, readSetup } from '@starboard/kernel'
import { race } from '../bots/race.fixture.ts'
import { type Plan, planOf, type Wish } from './plan/plan.ts'
import { type PartOf, spanOf } from './report/parts.ts'
import { REPORT_FORMAT, type Report } from './report/report.ts'

const KINDS = ['walk', 'roll', 'resign']

/** The race, which tells the lab who begins and what is done: the first seat does, and moves are its cards. */
export const told: AnyGame = {
  ...race,
  lab: {
    starts: {
      noun: 'place in the turn order',
      isTurnOrder: true,
      of: ({ fields }) => fields.map((_, seat) => seat + 1),
    },
    cards: {
      verb: 'played',
      all: () => KINDS.map((name) => ({ name, group: 'moves' })),
      usedBy: (_state, _seat, { kind }) => kind,
    },
  },
} satisfies typeof race

export const entry = {
  game: told,
  bots: { walker: { play: () => ({ kind: 'walk' }) }, roller: { play: () => ({ kind: 'roll' }) } },
}

const { defaults } = race.options

export function planned(wish: Partial<Wish> = {}): Plan {
  const first = { options: defaults, bots: ['random'] }
  const plan = planOf({ game: told, seats: 2, seed: 's', from: 0, games: 60, first, ...wish })
  return isRefusal(plan) ? bug(plan.text) : plan
}

export const short = { options: race.options.read({ preset: 'short' }), bots: ['random'] } as Wish['first']

/** A whole report, or one part of it. */
export function reported(plan: Plan, part?: PartOf, at = '2026-01-01'): Report {
  const span = part === undefined ? plan : spanOf(plan, part)
  const tallies = plan.ruleSets.map(({ options, bots }) => {
    const setup = readSetup(told, { seats: plan.seats, options })
    return simulate(entry, { setup: isRefusal(setup) ? bug(setup.text) : setup, bots, seed: plan.seed }, span)
  })
  return {
    format: REPORT_FORMAT,
    plan,
    tallies,
    ...(part !== undefined && { part }),
    made: { at, ms: 10, workers: 1, machine: at },
  }
}
