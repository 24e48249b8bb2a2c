import { MIGRATIONS } from './migrations.ts'

/** One thing that was looked at, and what to do if it is not as it should be. */
export interface Finding {
  readonly what: string
  readonly isFine: boolean
  readonly text: string
}

export const finding = (what: string, text: string, isFine = true): Finding => ({ what, isFine, text })

export function whichSchema(version: number): Finding {
  const text = `version ${version}`
  if (version === MIGRATIONS.length) return finding('schema', `${text}, as this program has it.`)
  return version < MIGRATIONS.length
    ? finding('schema', `${text}; the next start brings it to ${MIGRATIONS.length}.`)
    : finding(
        'schema',
        `${text}, this program knows ${MIGRATIONS.length}. Use the newer Starboard that wrote it.`,
        false,
      )
}

const TOLERATED_MS = 60_000

/** A beat of the future: the clock of this machine has been set back, or the store comes from one that is ahead. */
export function whenBeaten(beat: number | null, now: number): Finding {
  if (beat === null) return finding('clock', 'no server has run yet.')
  const last = `the last sign of life of a server is of ${new Date(beat).toISOString().slice(0, 19)}Z`
  return beat <= now + TOLERATED_MS
    ? finding('clock', `${last}.`)
    : finding('clock', `${last}, which is in the future. Set the clock of this machine right before you start.`, false)
}
