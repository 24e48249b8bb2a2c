import type { FrameSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { Step } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

const PHASES = ['Draw', 'Actions', 'Answers', 'Flight', 'Discard'] as const
type Phase = (typeof PHASES)[number]

const PHASE_OF: { readonly [K in Step['kind']]?: Phase } = {
  turn: 'Draw',
  action: 'Actions',
  react: 'Answers',
  reflectChoice: 'Answers',
  chooseRpgTargets: 'Answers',
  chooseLosses: 'Answers',
  insuranceKeep: 'Answers',
  giveFuelTank: 'Answers',
  giveCovert: 'Answers',
  auditReveal: 'Answers',
  useStaging: 'Flight',
  cruise: 'Flight',
  commitLanding: 'Flight',
  mars: 'Flight',
  discardToSeven: 'Discard',
}

/** BR-2.1: the steps of a turn, and which one is on. */
export function phasesOf({ agenda, ended }: Pick<View, 'agenda' | 'ended'>): FrameSlots['phases'] {
  const step = agenda.steps.at(-1)
  const now = step === undefined || ended !== null ? null : PHASE_OF[step.kind]
  return PHASES.map((name) => ({ name, isNow: name === now }))
}

/** Where a match without a round limit ends (BR-18.7). */
const NO_LIMIT = 1000

export const momentOf = ({ round, lastRound }: Pick<View, 'round' | 'lastRound'>): string =>
  lastRound >= NO_LIMIT ? `Round ${round}` : `Round ${round} of ${lastRound}`
