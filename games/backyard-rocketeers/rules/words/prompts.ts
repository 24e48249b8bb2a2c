import type { NameOf } from '@starboard/kernel'
import { nameOf } from '../cards/catalogue.ts'
import type { Step } from '../state.ts'
import type { View } from '../view.ts'

const top = <K extends Step['kind']>({ agenda }: View, kind: K): Extract<Step, { kind: K }> | undefined => {
  const step = agenda.steps.at(-1)
  return step?.kind === kind ? (step as Extract<Step, { kind: K }>) : undefined
}

/** One function a kind of decision. */
export const PROMPTS: Readonly<Record<string, (view: View, name: NameOf) => string>> = {
  action: ({ active, players, placed }) => {
    const level = players[active]?.level ?? 1
    const place = placed === true || level === 2 ? '' : 'place a component, '
    return `Your turn: ${place}play cards, then end your actions.`
  },
  react: (view, name) => {
    const step = top(view, 'react')
    return step === undefined
      ? 'Sabotage! Let it come, or answer it.'
      : `${name(step.play.by)} plays ${nameOf(step.play.card)} on you. Let it come, or answer it.`
  },
  reflectChoice: (view, name) => {
    const step = top(view, 'reflectChoice')
    return step === undefined
      ? 'Make the attacker’s choice.'
      : `${nameOf(step.blow.card)} comes back to ${name(step.blow.victim)}: choose what it hits.`
  },
  chooseRpgTargets: (view) => `Choose ${top(view, 'chooseRpgTargets')?.count === 2 ? 'two parts' : 'one part'} to hit.`,
  chooseLosses: (view) =>
    `Your rocket takes ${top(view, 'chooseLosses')?.damage ?? 'some'} damage: choose the parts that go.`,
  insuranceKeep: () => 'Your rocket is destroyed, but insured: keep up to two parts.',
  giveFuelTank: () => 'A raid: choose the fuel tank you give away.',
  giveCovert: () => 'A takeover: choose the face-down card you give away.',
  auditReveal: () => 'An audit: choose the face-down card you turn up.',
  useStaging: () => 'The Thruster failed. Use Staging in its place?',
  commitLanding: ({ active, players }) => {
    const odds = players[active]?.figures.landing
    const chance =
      odds === undefined || odds === null ? '' : ` As you are it is ${Math.floor((100 * odds.ways) / odds.of)}%.`
    return `Mars below: which landing cards do you use?${chance}`
  },
  discardToSeven: () => 'Too many cards: discard down to seven.',
}
