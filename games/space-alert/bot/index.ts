import type { Bot, Budget, Look, Seat } from '@starboard/kernel'
import type { Deed } from '../rules/actions.ts'
import type { SpaceAlert } from '../rules/state.ts'
import { repairIn, voteIn } from './campaign.ts'
import { LEANINGS } from './leaning.ts'
import { type Think, thinkHard, thinkTidily } from './mind.ts'
import { thinkPlainly } from './plain.ts'
import { actInRound } from './round.ts'

type Answer = (look: Look<SpaceAlert>, seat: Seat, budget: Budget) => Deed | 'wait' | null

/** By kind of question. */
const answers = (think: Think): Readonly<Record<string, Answer>> => ({
  actionRound: ({ view, now, legal }, seat, budget) =>
    actInRound(view, seat, now, think) ?? goOn(legal, budget) ?? 'wait',
  repairs: ({ view, legal }) => repairIn(view, legal),
  squadStation: () => ({ kind: 'squadStation', at: 'red-lower' }),
  // SA-4.14: bots never trip.
  trip: () => ({ kind: 'trip', trip: false }),
  // SA-2.22: asked only while no person is there.
  watch: () => ({ kind: 'stepResolution', how: 'next' }),
  vote: ({ view }) => voteIn(view),
})

/** SA-2.20: with nobody aboard but bots their captain goes on, now and then, so that the others get their turn. */
function goOn(legal: readonly Deed[], { random }: Budget): Deed | null {
  const advance = legal.find(({ kind }) => kind === 'advance')
  return advance !== undefined && random.below(PATIENCE, 'bot') === 0 ? advance : null
}

const PATIENCE = 4

/** SA-11.3 */
const REACTION_MS = [2000, 6000] as const
/** SA-2.20: where nobody is in a hurry but the captain, plans are there before anybody can go on. */
const UNTIMED_MS = [300, 900] as const

export function botWith(think: Think): Bot<SpaceAlert> {
  const table = answers(think)
  return {
    reactionMs: ({ untimed }) => (untimed ? UNTIMED_MS : REACTION_MS),
    play(look, seat, budget) {
      const asked = look.open.find((decision) => decision.seat === seat)
      const answer = asked && table[asked.kind]?.(look, seat, budget)
      return answer ?? look.legal[0] ?? 'wait'
    },
  }
}

/** Flies what it might do, with what the others say they do, and takes the best of it. */
export const heuristic: Bot<SpaceAlert> = botWith(thinkHard)

/** Easy has one thing in mind, and not all cards; normal goes by rules of thumb; hard is what all is measured by. */
export const THINKERS = {
  easy: thinkPlainly({ goals: 1, overlooked: 3 }),
  normal: thinkPlainly({ goals: 9, overlooked: 0 }),
  hard: thinkTidily,
} as const

const levelOf = (think: Think): Bot<SpaceAlert> => ({
  ...botWith(think),
  characters: Object.fromEntries(
    Object.entries(LEANINGS).map(([word, leaning]) => [word, botWith((s) => think({ ...s, leaning }))]),
  ),
})

/** Those whom people meet. */
export const levels = {
  easy: levelOf(THINKERS.easy),
  normal: levelOf(THINKERS.normal),
  hard: levelOf(THINKERS.hard),
}
