import type { Act } from '../rules/actions.ts'
import { factsOf } from '../rules/cards/catalogue.ts'
import type { Play, Step } from '../rules/state.ts'
import { type Blow, harmOf } from './harm.ts'
import { actionsOf, dangerOf, mostOf, type Outlook, type Tactic } from './outlook.ts'
import { weights } from './weights.ts'

/** The cheapest answer that is worth its card, else none. */
export const react: Tactic = (o) => {
  const answers = actionsOf(o, 'react')
  const pass = answers.find((answer) => answer.with === 'pass')
  const step = o.view.agenda.steps.at(-1)
  if (answers.length === 1 || !o.policy.reactions || step?.kind !== 'react') return pass
  const harm = harmToMe(o, step.play, step.share)
  const shield = answers.find((answer) => answer.with === 'heatShield' || answer.with === 'laser')
  if (shield !== undefined && harm >= weights.shieldHold) return shield
  const newton = answers.find((answer) => answer.with === 'newton')
  return newton !== undefined && harm + turnedRound(o, step) >= weights.newtonHold ? newton : pass
}

function harmToMe(o: Outlook, play: Play, share: number): number {
  const isThrownBack = (play.shares[share]?.newtons ?? 0) > 0
  const by = o.playerAt(isThrownBack ? (play.shares[share]?.seat ?? play.by) : play.by)
  const { part, place } = isThrownBack ? { part: null, place: null } : play
  return Math.max(0, harmOf(o, { card: factsOf(play.card), victim: o.me, by, part, place }))
}

/** What the attacker would suffer: half of it counts, since it is luck to hit the right one. */
function turnedRound(o: Outlook, { play }: Extract<Step, { kind: 'react' }>): number {
  if (play.by === o.me.seat) return 0
  const victim = o.playerAt(play.by)
  return (dangerOf(o, victim) * Math.max(0, harmOf(o, { card: factsOf(play.card), victim, by: o.me }))) / 2
}

/** The choice that hurts the attacker most. */
export const reflect: Tactic = (o) => {
  const step = o.view.agenda.steps.at(-1)
  if (step?.kind !== 'reflectChoice') return undefined
  const { card, victim } = step.blow
  const blow = (choice: Act<'reflectChoice'>): Blow => ({
    card: factsOf(card),
    victim: o.playerAt(victim),
    by: o.me,
    part: choice.part,
    place: choice.place,
  })
  return mostOf(actionsOf(o, 'reflectChoice'), (choice) => harmOf(o, blow(choice)))
}
