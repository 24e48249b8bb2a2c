import type { FrameSlots } from '@starboard/screen/frame/layout/slots.ts'
import { isLateGame } from '../../rules/turn.ts'
import type { View } from '../../rules/view.ts'

/** The steps of a turn, and which one is on. */
export function phasesOf(view: View): FrameSlots['phases'] {
  const step = view.agenda.steps.at(-1)
  if (step?.kind === 'draft') return [{ name: 'Draft', isNow: true }]
  const isDraw = step?.kind === 'draw'
  const isOver = step === undefined
  return [
    { name: 'Income', isNow: false },
    { name: drawName(view), isNow: isDraw },
    { name: 'Main step', isNow: !isDraw && !isOver },
    { name: 'End', isNow: isOver },
  ]
}

function drawName(view: View): string {
  const step = view.agenda.steps.at(-1)
  if (!isLateGame(view)) return 'Draw'
  return step?.kind === 'draw' ? `Draw ${step.from === null ? 1 : 2} of 2` : 'Draw 2'
}
