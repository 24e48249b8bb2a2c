import { type Refusal, refuse } from '@starboard/kernel'
import type { Figures } from './figures.ts'
import type { Script } from './script.ts'

/** A rule of announcement scripts that one breaks. */
export type Fault = Refusal

export type FaultFinder = (script: Script, figures: Figures) => readonly Fault[]

/** A fault if something is not so. */
export const unless = (isSo: boolean, rule: string, text: string): readonly Fault[] =>
  isSo ? [] : [refuse('bad-script', rule, text)]
