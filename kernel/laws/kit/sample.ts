import type { Chance } from '../../luck/chance.ts'
import { fastChance } from '../../luck/fast.ts'
import type { Trial } from './law.ts'

/**
 * Costly laws look at some moments only: about `wanted` of a trial, all of them in a short one. A match that its clock
 * plays on has many more moments than the trial has moves: of those it takes fewer and fewer.
 */
export function sampler(trial: Trial, law: string, wanted: number): () => boolean {
  const random = fastChance(`${law} ${trial.luck}`)
  let one = Math.max(1, Math.ceil(trial.moves.length / wanted))
  let taken = 0
  return () => {
    if (random.below(one, 'sample') > 0) return false
    if (++taken % (2 * wanted) === 0) one *= 2
    return true
  }
}

/** At most `wanted` of them, any, in their order. */
export function someOf<X>(list: readonly X[], wanted: number, random: Chance): readonly X[] {
  let left = list.length
  let open = wanted
  return list.filter(() => {
    const isTaken = random.below(left--, 'sample') < open
    if (isTaken) open--
    return isTaken
  })
}
