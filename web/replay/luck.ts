import type { Luck } from '@starboard/kernel'
import type { AnyEntry } from './model.ts'

/** Every value that an entry drew, in the order of drawing. */
export const luckOf = (entry: AnyEntry): readonly Luck[] =>
  entry.kind === 'act' && entry.chose !== undefined ? [...entry.chose, ...entry.luck] : entry.luck
