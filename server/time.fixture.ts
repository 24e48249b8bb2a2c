import { vi } from 'vitest'

let isStill = false

/** From now on time passes only while a test sleeps or waits. No machine is too slow for that, and nobody waits for real. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  isStill = true
}

export function letTimeGoOn(): void {
  vi.useRealTimers()
  isStill = false
}

export async function sleep(ms: number): Promise<void> {
  if (isStill) await vi.advanceTimersByTimeAsync(ms)
  else await after(ms)
}

/** Comes after this time, but does not make it pass. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export async function until<X>(look: () => X | null | undefined | false, what: string, ms = 60_000): Promise<X> {
  const end = Date.now() + ms
  for (;;) {
    const found = look()
    if (found) return found
    if (Date.now() > end) throw new Error(`Waited ${ms} ms for ${what}.`)
    await sleep(2)
  }
}

/** In the time of this process. */
export async function wait(ms: number): Promise<void> {
  for (const end = ownTime() + ms; ownTime() < end; ) await after(Math.ceil(end - ownTime()))
}

const [BEAT_MS, LONGEST_MS] = [5, 25]
const own = { now: Date.now(), seen: performance.now() }
setInterval(ownTime, BEAT_MS).unref()

/**
 * Time as this process lives it. While the machine is busy with something else, or waits for its disk, nobody here can do
 * anything, and no time passes: what takes a test a moment takes a moment, however slow the machine.
 */
export function ownTime(): number {
  const now = performance.now()
  own.now += Math.min(now - own.seen, LONGEST_MS)
  own.seen = now
  return own.now
}
