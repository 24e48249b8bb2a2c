import { number } from '../print.ts'

const REDRAW_MS = 100
const WIDTH = 24

export interface Progress {
  add(games: number): void
  clear(): void
}

/** A bar with rate and time left, for people who watch; written nowhere else. */
export function progressBar(total: number, stream = process.stderr): Progress {
  if (!stream.isTTY) return { add() {}, clear() {} }
  const start = performance.now()
  let done = 0
  let drawn = 0
  return {
    add(games) {
      done += games
      const now = performance.now()
      if (now - drawn < REDRAW_MS) return
      drawn = now
      stream.write(`\r\x1b[K${lineOf({ done, total, seconds: (now - start) / 1000 })}`)
    },
    clear: () => void stream.write('\r\x1b[K'),
  }
}

export function lineOf({ done, total, seconds }: { done: number; total: number; seconds: number }): string {
  const full = Math.round((done / total) * WIDTH)
  const rate = done / seconds
  const left = Math.ceil((total - done) / rate)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  return `${bar} ${number(done)} of ${number(total)} games, ${number(Math.round(rate))} a second, ${number(left)} s left`
}
