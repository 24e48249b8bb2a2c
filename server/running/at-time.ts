/** setTimeout cannot wait longer than this; for what is farther it is set again on the way. */
const LONGEST_WAIT = 0x7fffffff

/** Calls back when the server's clock reaches a time: it may stand still meanwhile. Gives how to cancel. */
export function atTime(now: () => number, at: number, run: () => void): () => void {
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(() => (now() < at ? wait() : run()), Math.min(LONGEST_WAIT, Math.max(0, at - now())))
  }
  wait()
  return () => clearTimeout(timer)
}
