import { isOutOfTurn, type OpenDecision } from '@starboard/kernel'

/** A film may keep somebody this long from a question whose clock runs already, at normal speed. */
export const LONGEST_MS = 1400

/** Faster than this a film is a flicker: its beginning is left out instead. */
const MOST_SPEED = 2

/** How the rest of a film is played: this many events pass at once, the others take this share of their time. */
export interface Haste {
  readonly passed: number
  readonly share: number
}

export const LEISURE: Haste = { passed: 0, share: 1 }

/** Whether this viewer has to answer before a clock runs out. Of others' decisions nobody knows the number. */
export const isPressed = (open: readonly OpenDecision[]): boolean =>
  open.some(({ id, mode, by }) => id !== undefined && isOutOfTurn(mode) && by !== undefined)

/** What is on stage plays on; what waits behind it shares the rest of the time, but never less than half of it. */
export function hasteFor(onStageMs: number, waitingMs: readonly number[]): Haste {
  const roomMs = Math.max(LONGEST_MS - onStageMs, LONGEST_MS / 2)
  let leftMs = waitingMs.reduce((sum, ms) => sum + ms, 0)
  let passed = 0
  for (const ms of waitingMs) {
    if (leftMs <= roomMs * MOST_SPEED) break
    leftMs -= ms
    passed++
  }
  return { passed, share: leftMs <= roomMs ? 1 : roomMs / leftMs }
}
