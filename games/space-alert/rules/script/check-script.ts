import { dataFaults } from './data-faults.ts'
import type { Fault } from './fault.ts'
import { FIGURES } from './figures.ts'
import { frameFaults } from './frame-faults.ts'
import { kindOf, type Script } from './script.ts'
import { threatFaults } from './threat-faults.ts'
import { threatTimeFaults } from './threat-time-faults.ts'

/** SA-12.1 to SA-12.9: everything that is wrong with a script; nothing: it may be played (SA-12.12). */
export function scriptFaults(script: Script): readonly Fault[] {
  const figures = FIGURES[kindOf(script)]
  return [frameFaults, threatFaults, threatTimeFaults, dataFaults].flatMap((find) => find(script, figures))
}
