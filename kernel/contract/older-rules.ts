import type { Game, GameTypes } from './contract.ts'
import type { OptionForm } from './options.ts'

/** How options are read for a match by this version of the rules; null: a version that is not known here. */
export function optionsBy<T extends GameTypes>(
  { meta, options, olderOptions = {} }: Game<T>,
  rules: number,
): Pick<OptionForm<object>, 'read'> | null {
  if (rules === meta.rules) return options
  return Object.hasOwn(olderOptions, rules) ? (olderOptions[rules] ?? null) : null
}

/** Every version by which a match may have been begun, the newest last. */
export const knownRules = <T extends GameTypes>({ meta, olderOptions = {} }: Game<T>): readonly number[] =>
  [...Object.keys(olderOptions).map(Number), meta.rules].toSorted((a, b) => a - b)
