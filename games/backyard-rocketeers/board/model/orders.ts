import type { StandingOrder } from '@starboard/kernel'
import type { Reaction } from '../../rules/actions.ts'

/** Standing orders in the words of this game: what the table answers for a seat when it is attacked. */
export interface Plan {
  /** Answered with, in this order, as far as one can. */
  readonly answers: readonly Reaction[]
  readonly until: StandingOrder['until']
}

const NO_PLAN: Plan = { answers: [], until: 'my turn' }

export const PLANS: readonly { readonly name: string; readonly about: string; readonly answers: Plan['answers'] }[] = [
  { name: 'Ask me every time', about: 'You are asked whenever a card is aimed at you.', answers: [] },
  { name: 'Let everything come', about: 'No card of yours is used.', answers: ['pass'] },
  {
    name: 'Reflect what I can',
    about: 'Newton’s Third Law at once, else a Heat Shield or Laser Cannon that fits, else it comes.',
    answers: ['newton', 'heatShield', 'laser', 'pass'],
  },
  {
    name: 'Keep Newton',
    about: 'A Heat Shield or Laser Cannon that fits is used, all else comes.',
    answers: ['heatShield', 'laser', 'pass'],
  },
]

export const ordersOf = ({ answers, until }: Plan): readonly StandingOrder[] =>
  answers.length === 0
    ? []
    : [{ decision: 'react', prefer: answers.map((answer) => ({ kind: 'react', with: answer })), until }]

const REACTIONS: readonly Reaction[] = ['pass', 'newton', 'heatShield', 'laser']

/** What the table has been told, read back. */
export function planOf(orders: readonly StandingOrder[]): Plan {
  const order = orders.find(({ decision }) => decision === 'react')
  if (order === undefined) return NO_PLAN
  const answers = order.prefer.flatMap((pattern) => REACTIONS.filter((answer) => answer === patternAnswer(pattern)))
  return { answers, until: order.until }
}

const patternAnswer = ({ with: answer }: StandingOrder['prefer'][number]): unknown => answer

/** The plan of the list that says the same. */
export const namedPlan = ({ answers }: Plan): (typeof PLANS)[number] | undefined =>
  PLANS.find((plan) => plan.answers.join() === answers.join())
