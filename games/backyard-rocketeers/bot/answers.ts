import { factsOf } from '../rules/cards/catalogue.ts'
import type { PartKind } from '../rules/vocabulary.ts'
import { isRequired, slotOf } from '../rules/vocabulary.ts'
import { hullHarm, partHarm } from './harm.ts'
import { type Hull, withPart } from './hull.ts'
import { keepWorth } from './keep.ts'
import { actionsOf, mostOf, type Outlook, type Tactic } from './outlook.ts'
import { tankPercent } from './race.ts'

/** What hurts the victim most, each part by itself. */
export const chooseRpgTargets: Tactic = (o) => {
  const step = o.view.agenda.steps.at(-1)
  if (step?.kind !== 'chooseRpgTargets') return undefined
  const victim = o.playerAt(step.blow.victim)
  return mostOf(actionsOf(o, 'chooseRpgTargets'), ({ parts }) =>
    parts.reduce((sum, part) => sum + partHarm(o, victim, part), 0),
  )
}

/** The parts that are missed least. */
export const chooseLosses: Tactic = (o) =>
  mostOf(actionsOf(o, 'chooseLosses'), ({ parts }) => -hullHarm(o, o.me, without(o.hull, parts)) - requiredIn(parts))

/** The parts that would be missed most. */
export const insuranceKeep: Tactic = (o) =>
  mostOf(actionsOf(o, 'insuranceKeep'), ({ parts }) => -hullHarm(o, o.me, only(o.hull, parts)) + requiredIn(parts))

const without = (hull: Hull, parts: readonly PartKind[]): Hull =>
  parts.reduce((left, part) => withPart(left, slotOf(part), 0), hull)

const only = (hull: Hull, parts: readonly PartKind[]): Hull =>
  hull.map((strength, slot) => (parts.some((part) => slotOf(part) === slot) ? strength : 0))

const requiredIn = (parts: readonly PartKind[]): number => parts.filter(isRequired).length

export const giveFuelTank: Tactic = (o) => mostOf(actionsOf(o, 'giveFuelTank'), ({ card }) => -tankPercent(card))

const hiddenWorth = (o: Outlook, place: number): number => {
  const card = o.me.faceDown[place]?.card
  return card === undefined ? 0 : keepWorth(o, card)
}

export const giveCovert: Tactic = (o) => mostOf(actionsOf(o, 'giveCovert'), ({ place }) => -hiddenWorth(o, place))

/** A component or enhancement loses nothing by being seen. */
export const auditReveal: Tactic = (o) =>
  mostOf(actionsOf(o, 'auditReveal'), ({ place }) => {
    const card = o.me.faceDown[place]?.card
    const stays = card !== undefined && (factsOf(card).slot >= 0 || factsOf(card).type === 'enhancement')
    return stays ? 1 : -hiddenWorth(o, place)
  })

/** Only where it saves the launch: with another failure the Thruster alone is not worth it. */
export const useStaging: Tactic = (o) => {
  const step = o.view.agenda.steps.at(-1)
  const saves = step?.kind === 'useStaging' && step.failed.length === 1
  const answers = actionsOf(o, 'useStaging')
  return answers.find(({ use }) => use === saves) ?? answers[0]
}

/** Everything: little of it is of use on Mars. */
export const commitLanding: Tactic = (o) =>
  mostOf(actionsOf(o, 'commitLanding'), ({ chutes, shields, hidden }) => 2 * chutes + shields + hidden)

export const discardToSeven: Tactic = (o) => mostOf(actionsOf(o, 'discardToSeven'), ({ card }) => -keepWorth(o, card))
