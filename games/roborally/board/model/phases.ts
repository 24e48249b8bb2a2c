import type { FrameSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { Phase } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { FilmNow } from '../film/film-now.ts'

/** RR-3.9: the steps of a register, as a sign says them and as a sentence does. */
export const PHASE_NAMES: Readonly<Record<Phase, { readonly sign: string; readonly step: string }>> = {
  reveal: { sign: 'Reveal', step: 'cards revealed' },
  cards: { sign: 'Cards', step: 'cards' },
  express: { sign: 'Express', step: 'express belts' },
  belts: { sign: 'Belts', step: 'belts' },
  pushers: { sign: 'Pushers', step: 'pushers' },
  gears: { sign: 'Gears', step: 'gears' },
  lasers: { sign: 'Lasers', step: 'lasers' },
  checkpoints: { sign: 'Touch', step: 'checkpoints' },
}

/** RR-3.1: the steps of a turn, and which one is on. */
export function phasesOf(view: View, film: FilmNow | null): FrameSlots['phases'] {
  const step = view.agenda.steps.at(-1)?.kind
  const isRunning = film !== null
  const isProgramming = !isRunning && step === 'programming'
  return [
    { name: 'Program', isNow: isProgramming },
    { name: film === null ? 'Registers' : `Register ${film.register} of 5`, isNow: isRunning },
    { name: 'Clean-up', isNow: !isRunning && !isProgramming && view.ended === null },
  ]
}
