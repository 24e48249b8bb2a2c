import type { Face } from '../rules/deal/card.ts'
import type { CrewPlan, Mission } from '../rules/mission.ts'
import { firstTurnOf, phasesOf } from '../rules/phases.ts'
import type { Phase, Slot } from '../rules/vocabulary.ts'
import { actionsOf, cardsFor, dearestLast } from './cards.ts'
import type { Effort } from './plan.ts'
import type { Line, Situation } from './situation.ts'
import { likelyPiles } from './tiles.ts'

/** A mission that a crew is to plan: what comes when, and who gets which cards. */
export interface Undertaking {
  /** Nobody has planned anything in it; its threats are all that are announced by the end. */
  readonly mission: Mission
  /** By phase from 1: how many of the threats are announced before it ends. */
  readonly announced: readonly number[]
  /** By place in the acting order and phase from 1: the packet, and what comes in during the phase. */
  readonly cards: readonly (readonly (readonly Face[])[])[]
}

/** How a member of the crew plans. */
export type Planner = (s: Situation, effort: Effort) => { readonly line: Line }

export interface CrewEffort extends Effort {
  /** How often everybody looks at the plans of all others. */
  readonly rounds: number
}

/** Plans of a crew that hears everything in time and tells each other everything. Nobody knows how the tiles lie. */
export function plannedBy(planners: readonly Planner[], undertaking: Undertaking, effort: CrewEffort): Mission {
  const hands: Face[][] = planners.map(() => [])
  const piles = likelyPiles(undertaking.mission.ship, undertaking.mission.carried)
  let crew = undertaking.mission.crew
  for (const phase of phasesOf(undertaking.mission.turns)) {
    const threats = undertaking.mission.threats.slice(0, undertaking.announced[phase - 1])
    hands.forEach((hand, place) => {
      const cards = [...hand.splice(0), ...(undertaking.cards[place]?.[phase - 1] ?? [])]
      hand.push(...dearestLast(cards, (face) => face))
    })
    crew = phasePlanned({ planners, hands, mission: { ...undertaking.mission, threats, crew, piles }, phase, effort })
    crew.forEach((plan, place) => void discard(hands[place] ?? [], plan.actions.slice(firstTurnOf(phase) - 1)))
  }
  return { ...undertaking.mission, crew }
}

interface PhaseToPlan {
  readonly planners: readonly Planner[]
  readonly hands: readonly (readonly Face[])[]
  readonly mission: Mission
  readonly phase: Phase
  readonly effort: CrewEffort
}

function phasePlanned({ planners, hands, mission, phase, effort }: PhaseToPlan): readonly CrewPlan[] {
  const crew = [...mission.crew]
  const settled = crew.map(({ actions }) => actions.slice(0, firstTurnOf(phase) - 1))
  for (let round = 0; round < effort.rounds; round++)
    planners.forEach((planner, me) => {
      const own: CrewPlan = { name: crew[me]?.name ?? '', actions: settled[me] ?? [] }
      const others = crew.map((plan, place) => (place === me ? own : plan))
      const { line } = planner({ mission: { ...mission, crew: others }, me, hand: hands[me] ?? [], phase }, effort)
      crew[me] = { ...own, actions: [...own.actions, ...gapsTo(own.actions, firstTurnOf(phase) - 1), ...line] }
    })
  return crew
}

const gapsTo = (actions: readonly Slot[], length: number): readonly null[] =>
  Array.from({ length: Math.max(0, length - actions.length) }, () => null)

/** What was played is no longer in the hand. */
function discard(hand: Face[], line: Line): void {
  const places = cardsFor(hand, actionsOf(line)) ?? []
  for (const place of [...places].sort((a, b) => b - a)) hand.splice(place, 1)
}
