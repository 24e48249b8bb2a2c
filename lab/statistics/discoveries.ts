/** Of what is marked, at most this share is luck, on average. */
const FALSE_SHARE = 0.05

/**
 * Benjamini and Hochberg: which of many comparisons stand out, given how likely each would be by luck alone. Asking
 * twenty times finds something once even where there is nothing; here the rarest has to be twenty times rarer.
 */
export function discoveries(chances: readonly number[]): readonly boolean[] {
  const ranked = chances.toSorted((a, b) => a - b)
  const limit = ranked.findLast((chance, place) => chance <= ((place + 1) / ranked.length) * FALSE_SHARE)
  return chances.map((chance) => limit !== undefined && chance <= limit)
}
