import type { FrameSlots } from '@starboard/screen/frame/layout/slots.ts'
import { livingCount } from '../../rules/player.ts'
import type { Step } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { counted } from './people.ts'

const PHASES = ['Draw', 'Bank', 'Action', 'Answers', 'End'] as const
type Phase = (typeof PHASES)[number]

const PHASE_OF: { readonly [K in Step['kind']]?: Phase } = {
  action: 'Action',
  nextHit: 'Action',
  defend: 'Answers',
  aegis: 'Answers',
  trashOne: 'Action',
  discardOne: 'Action',
  retrieve: 'Action',
  loseBank: 'Action',
  arrange: 'Action',
  wreckage: 'End',
}

/** SG-2.2–2.6: the steps of a turn, and which one is on. */
export function phasesOf({ agenda }: Pick<View, 'agenda'>): FrameSlots['phases'] {
  const step = agenda.steps.at(-1)
  const now = step === undefined ? null : PHASE_OF[step.kind]
  return PHASES.map((name) => ({ name, isNow: name === now }))
}

/** "Round 14 · no ship lost yet" */
export function momentOf(view: View): string {
  const lost = view.destroyed === 0 ? 'no ship lost yet' : `${counted(view.destroyed, 'ship')} lost`
  return livingCount(view) > 2 ? `Round ${view.round}` : `Round ${view.round} · ${lost}`
}
