import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const MOVES = 300
/** What undo may need, and what has just come. */
const KEPT = 64

let lab: Lab
const [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  lab = await Lab.open({ pace: { idleMs: 0 } })
})
afterEach(() => lab.close())

it('a running match forgets what is behind it, so that no memory is taken by how long it has lasted', async () => {
  const made: WeakRef<object>[] = []
  lab.fault = ({ entry }) => {
    made.push(new WeakRef(entry))
    return null
  }
  const table = await lab.started({ game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } }, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
  for (let move = 0; move < MOVES; move++) await ada.mustAct(table, { kind: move % 2 === 0 ? 'roll' : 'show' })
  await table.settled()
  // What a promise still holds goes with the turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  const alive = made.filter((entry) => entry.deref() !== undefined).length
  expect(made.length).toBeGreaterThan(MOVES)
  expect(alive).toBeLessThan(KEPT)
  // It does remember that they were done.
  expect(table.play?.match.length).toBe(made.length)
})
