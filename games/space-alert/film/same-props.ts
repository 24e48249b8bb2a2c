import { changeOf } from '@starboard/kernel'

/**
 * For `memo`: whether two drawings would come out alike. A mission that is resolved anew is all new objects, most of which
 * say what the old ones said. What is no data, a function above all, is the same only if it is the very same.
 */
export function sameProps<P extends object>(one: P, other: P): boolean {
  const [before, after] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    before.length === after.size && before.every(([name, value]) => after.has(name) && says(value, after.get(name)))
  )
}

const says = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one !== 'function' && other !== undefined && changeOf(one, other) === undefined)
