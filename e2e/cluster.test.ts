import { expect, test } from 'vitest'
import { depth } from '../tools/depth.fixture.ts'
import { type Fault, ROTATION } from './cluster-faults.fixture.ts'
import { isExplained } from './cluster-nodes.fixture.ts'
import { type HarmReport, playAndHarm } from './cluster-play.fixture.ts'

const SEED = Number(process.env.STARBOARD_SEED ?? Date.now())
const COUNT = depth('STARBOARD_FAULTS', { test: 4, endure: 800 })
/** After so many faults what everybody knows is compared. */
const MOST_AT_ONCE = 16
/** On a busy machine. */
const LONGEST_MS = 300_000
const LONGEST_FAULT_MS = 60_000
const LONGEST_MOVE_MS = 30_000

/** Each kind in its turn, beginning anywhere. */
const faultAt = (place: number): Fault => ROTATION[(place + SEED) % ROTATION.length] ?? 'kill'

test(
  `${COUNT} faults of three nodes lose nothing, repeat nothing and show nothing that is not so (seed ${SEED})`,
  async () => {
    const faults = Array.from({ length: COUNT }, (_, place) => faultAt(place))
    for (let from = 0; from < COUNT; from += MOST_AT_ONCE)
      isSound(await playAndHarm({ faults: faults.slice(from, from + MOST_AT_ONCE), seed: `${SEED}/${from}` }))
  },
  LONGEST_MS + COUNT * LONGEST_FAULT_MS,
)

function isSound({ problems, ends, moves, ...figures }: HarmReport) {
  const outcomes = ends.map(({ after, code, signal }) => `${after}: ${code ?? signal}`)
  process.stdout.write(`${JSON.stringify({ ...figures, moves, outcomes })}\n`)
  expect(problems).toEqual([])
  expect(ends.filter((end) => !isExplained(end))).toEqual([])
  for (const { ms } of moves) expect(ms).toBeLessThan(LONGEST_MOVE_MS)
  expect(figures.acknowledged).toBeGreaterThan(20 * figures.faults)
}
