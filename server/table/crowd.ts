/** In one turn of the event loop those who come and go get this long; then it is everybody else's turn. */
const STRETCH_MS = 5

/** There is one event loop for all tables: since when its turn has been theirs, and the last of those who wait. */
const crowd: { since: number | null; last: Promise<void> } = { since: null, last: Promise.resolve() }

/**
 * A thousand people may come to one table at once, and each is let in within a millisecond: without a break nobody else
 * would be heard for a second. They wait in a queue; whoever plays does not wait here.
 */
export function afterTheCrowd(): Promise<void> {
  crowd.last = crowd.last.then(ownTurn)
  return crowd.last
}

async function ownTurn(): Promise<void> {
  if (crowd.since !== null && performance.now() - crowd.since > STRETCH_MS) await nextTurn()
  if (crowd.since !== null) return
  crowd.since = performance.now()
  setImmediate(() => {
    crowd.since = null
  })
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
