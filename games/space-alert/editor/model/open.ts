import { isRefusal, type Refusal, refuse } from '@starboard/kernel'
import { printMission } from '../../rules/file/print.ts'
import { readMission } from '../../rules/file/read.ts'
import type { Draft } from './draft.ts'

/** More than any mission file is long. */
const MOST_LETTERS = 200_000

/** The mission of a file, or what is wrong with it and where. */
export function openText(text: string): Draft | Refusal {
  if (text.length > MOST_LETTERS) return unreadable(`It has ${text.length} letters; a mission has a few thousand.`)
  try {
    return openValue(JSON.parse(text))
  } catch (error) {
    return unreadable(`This is not JSON${error instanceof SyntaxError ? ` (${placeIn(error.message)})` : ''}.`)
  }
}

const unreadable = (text: string): Refusal => refuse('no-mission', 'mission-file', text)

/** Engines tell in their own words, some with half of the text in it. */
const placeIn = (message: string): string =>
  /line \d+ column \d+/.exec(message)?.[0] ?? /position \d+/.exec(message)?.[0] ?? 'it ends too early'

/** What a file expects of the result is left behind: the result is about to change. */
export function openValue(value: unknown): Draft | Refusal {
  const read = readMission(value)
  return isRefusal(read) ? read : printMission(read.mission)
}
