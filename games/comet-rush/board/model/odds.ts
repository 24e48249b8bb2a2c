import type { Options } from '../../rules/options.ts'
import type { Launch } from '../../rules/state.ts'

const SIDES = 6

export const FACES = [1, 2, 3, 4, 5, 6] as const

/** CR-4.3: one die. */
export const dieChance = (accuracy: number): number => Math.min(1, accuracy / SIDES)

export interface LaunchOdds {
  /** Without a token. */
  readonly plain: number
  /** With one token, if there is one to spend. */
  readonly withToken: number | null
}

type Aimed = Pick<Launch, 'accuracy' | 'sabotaged'>
type SabotageRule = Pick<Options, 'sabotageOnMiss'>

/** CR-4.3–4.6, 4.11: the chance that a launch ends in a hit. */
export const launchOdds = (aimed: Aimed, tokens: number, options: SabotageRule): LaunchOdds => ({
  plain: hitChance(aimed, false, options),
  withToken: tokens > 0 ? hitChance(aimed, true, options) : null,
})

function hitChance({ accuracy, sabotaged }: Aimed, hasToken: boolean, { sabotageOnMiss }: SabotageRule): number {
  const die = dieChance(accuracy)
  const last = hasToken ? die + (1 - die) * die : die
  if (!sabotaged) return last
  return sabotageOnMiss === 'final' ? die * last : last
}

/** "67 %"; what can happen is never printed as 0, what can fail never as 100. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return `<\u00a01\u00a0%`
  if (chance < 1 && chance > 0.995) return `>\u00a099\u00a0%`
  return `${Math.round(chance * 100)}\u00a0%`
}

/** "1–4", "1". */
export const facesUpTo = (accuracy: number): string => (accuracy <= 1 ? '1' : `1–${accuracy}`)
