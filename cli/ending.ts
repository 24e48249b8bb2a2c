import { Bug } from '@starboard/kernel'
import { print } from './print.ts'

/** What was asked for cannot be: one line that says what can, and exit code 2. */
export class Mistake extends Error {}

/** What was asked for was done and is not as it should be. Its lines are for people; exit code 1. */
export class Failure extends Error {}

/** Somebody wants to read (the help, the version): it is on the screen already. */
export class Answered extends Error {}

interface Ending {
  readonly exitCode: number
  readonly text: string | null
}

/** The one place where an exception becomes an exit code. */
export function end(error: unknown): void {
  const { exitCode, text } = endingOf(error)
  process.exitCode = exitCode
  if (text !== null) print.error(text)
}

function endingOf(error: unknown): Ending {
  if (error instanceof Answered) return { exitCode: 0, text: null }
  if (error instanceof Mistake) return { exitCode: 2, text: `starboard: ${error.message}` }
  if (error instanceof Failure) return { exitCode: 1, text: error.message === '' ? null : error.message }
  if (error instanceof Bug) return { exitCode: 1, text: `A bug in the rules: ${error.message}` }
  return { exitCode: 1, text: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
