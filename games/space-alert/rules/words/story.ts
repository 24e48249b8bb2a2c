import type { Happening } from '../happening.ts'
import type { Mission } from '../mission.ts'
import { resolve } from '../resolution/resolve.ts'
import type { Result } from '../result.ts'
import { namesOf } from './names.ts'
import { textFor } from './sentences.ts'

/** Section 8: a line of the log, with its numbers and in words. */
export type LogLine = Happening & { readonly text: string }

/** Section 13.2 with the log. */
export interface Report extends Result {
  readonly log: readonly LogLine[]
}

/** The result with everything that happened on the way and can be said. */
export function reportOf(mission: Mission): Report {
  const names = namesOf(mission)
  const log: LogLine[] = []
  const result = resolve(mission, (happening) => {
    const text = textFor(happening, names)
    if (text !== null) log.push({ ...happening, text })
  })
  return { ...result, log }
}
