import type { FrameSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { View } from '../rules/view.ts'
import { NightClock } from './night-clock.tsx'

const PHASES = [
  { phase: 'calm', name: 'Calm' },
  { phase: 'hush', name: 'Hush' },
] as const

const watchIn = ({ agenda }: View) => agenda.steps.at(-1)

export function momentOf(view: View): string {
  const left = watchIn(view)?.gustsLeft
  if (left === undefined) return 'Dawn'
  return left === 1 ? '1 gust to come' : `${left} gusts to come`
}

export function phasesOf(view: View): FrameSlots['phases'] {
  const watch = watchIn(view)
  const now = PHASES.map(({ phase, name }) => {
    const isNow = watch?.phase === phase
    return { name, isNow, ...(isNow && { detail: <NightClock until={watch.until} /> }) }
  })
  return [...now, { name: 'Dawn', isNow: watch === undefined }]
}
