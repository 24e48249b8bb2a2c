import { refuse } from '@starboard/kernel'
import type { AbilityChoice, AbilityRule } from './rules.ts'

const NOTHING: readonly AbilityChoice[] = [{}]

/** A rule that names a target at most. */
export const nothingChosen: Pick<AbilityRule<unknown>, 'choices' | 'checkChoice'> = {
  choices: () => NOTHING,
  checkChoice: (_s, _aim, { part, place, give, take }) =>
    [part, place, give, take].some((what) => what !== undefined)
      ? refuse('needless-target', 'BR-19.1', 'This card asks you to name a player and nothing else.')
      : null,
}

export const lacksNothing: Pick<AbilityRule<unknown>, 'lacks'> = { lacks: () => null }
