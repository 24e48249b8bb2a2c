import type { StandingOrder } from '@starboard/kernel'
import type { Reaction } from '../../rules/actions.ts'
import { type CardId, factsOf, isCard } from '../../rules/cards/catalogue.ts'
import { allCards } from '../../rules/decks.ts'
import type { View } from '../../rules/view.ts'

/** Standing orders in the words of this game: what the table answers for a seat when it is attacked. */
export interface Plan {
  /** Answered with, in this order, as far as one can. */
  readonly answers: readonly Reaction[]
  /** Newton’s Third Law is kept for these cards; null: it answers any. */
  readonly reflected: readonly CardId[] | null
  readonly until: StandingOrder['until']
}

const NO_PLAN: Plan = { answers: [], reflected: null, until: 'my turn' }

interface NamedPlan extends Pick<Plan, 'answers'> {
  readonly name: string
  readonly about: string
  /** Which cards are reflected is marked one by one. */
  readonly isParticular?: true
}

const ASKED: NamedPlan = {
  name: 'Ask me every time',
  about: 'You are asked whenever a card is aimed at you.',
  answers: [],
}

const PASSED: NamedPlan = { name: 'Let everything come', about: 'No card of yours is used.', answers: ['pass'] }

export const PLANS: readonly NamedPlan[] = [
  ASKED,
  PASSED,
  {
    name: 'Reflect what I can',
    about: 'Newton’s Third Law at once, else a Heat Shield or Laser Cannon that fits, else it comes.',
    answers: ['newton', 'heatShield', 'laser', 'pass'],
  },
  {
    name: 'Reflect only these',
    about:
      'Newton’s Third Law against the cards you mark. A Heat Shield or Laser Cannon that fits is used, all else comes.',
    answers: ['newton', 'heatShield', 'laser', 'pass'],
    isParticular: true,
  },
  {
    name: 'Keep Newton',
    about: 'A Heat Shield or Laser Cannon that fits is used, all else comes.',
    answers: ['heatShield', 'laser', 'pass'],
  },
]

/** The table keeps at most twelve patterns an order; three of them are for whatever is not reflected. */
export const MOST_REFLECTED = 9

export const planFor = ({ answers, isParticular }: NamedPlan, { reflected, until }: Plan): Plan => ({
  answers,
  reflected: isParticular ? (reflected ?? []) : null,
  until,
})

export const isPlan = (named: NamedPlan, { answers, reflected }: Plan): boolean =>
  named.answers.join() === answers.join() && (named.isParticular === true) === (reflected !== null)

/** With this card, or without it if it was marked. */
export function marked({ reflected, ...plan }: Plan, card: CardId): Plan {
  const before = reflected ?? []
  return { ...plan, reflected: before.includes(card) ? before.filter((one) => one !== card) : [...before, card] }
}

export const ordersOf = (plan: Plan): readonly StandingOrder[] =>
  plan.answers.length === 0
    ? []
    : [{ decision: 'react', prefer: plan.answers.flatMap((answer) => patternsOf(plan, answer)), until: plan.until }]

const patternsOf = ({ reflected }: Plan, answer: Reaction): StandingOrder['prefer'] =>
  answer === 'newton' && reflected !== null
    ? reflected.map((against) => ({ kind: 'react', with: answer, against }))
    : [{ kind: 'react', with: answer }]

const REACTIONS: readonly Reaction[] = ['newton', 'heatShield', 'laser', 'pass']

/** What the table has been told, read back. */
export function planOf(orders: readonly StandingOrder[]): Plan {
  const order = orders.find(({ decision }) => decision === 'react')
  if (order === undefined) return NO_PLAN
  const given = order.prefer.map(({ with: answer }) => answer)
  const reflected = order.prefer.flatMap(({ against }) =>
    typeof against === 'string' && isCard(against) ? [against] : [],
  )
  return {
    answers: REACTIONS.filter((answer) => given.includes(answer)),
    reflected: reflected.length > 0 ? reflected : null,
    until: order.until,
  }
}

/** What is offered first: where others would wait for days, to let everything come. */
export const firstPlan = (orders: readonly StandingOrder[], isSlow: boolean): Plan =>
  isSlow && orders.length === 0 ? planFor(PASSED, NO_PLAN) : planOf(orders)

/** The plan of the list that says the same. */
export const namedPlan = (plan: Plan): NamedPlan | undefined => PLANS.find((named) => isPlan(named, plan))

/** Sabotage cards of this match, each once: what may be aimed at somebody. */
export const attacksIn = ({ players, options }: Pick<View, 'players' | 'options'>): readonly CardId[] =>
  [...new Set(allCards(players.length, options).flat())].filter((card) => factsOf(card).type === 'sabotage')
