import { isRefusal, readSetup } from '@starboard/kernel'
import { LAWS, type Law, type Trial } from '@starboard/kernel/laws'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { spaceAlert } from '../rules/index.ts'

/** A new seed every run; LAW_SEED from a failed title plays the same trials again, LAW_RUNS asks for more of them. */
const SEED = Number(process.env.LAW_SEED ?? Date.now() % 2 ** 31)
const RUNS = depth('LAW_RUNS', { test: 3, endure: 200 })
/** So many, a moment each, last longer than a mission at double speed. */
const WHOLE_MISSION = 500
const PATIENCE_MS = Math.max(120_000, RUNS * 6_000)

const holds = (trials: fc.Arbitrary<Trial>, law: Law, numRuns: number): void =>
  fc.assert(
    fc.property(trials, (trial) => law.check(spaceAlert, trial)),
    { seed: SEED, numRuns, interruptAfterTimeLimit: PATIENCE_MS, markInterruptAsFailure: true },
  )

/** Trials of any length mostly end in the first phase. */
const whole: fc.Arbitrary<Trial> = fc.record({
  setup: fc.record({ seats: fc.integer({ min: 1, max: 3 }), isSmall: fc.boolean() }).map(({ seats, isSmall }) => {
    const mission = isSmall ? 'duckling' : 'simple'
    const setup = readSetup(spaceAlert, { seats, options: { mission, clockScale: 0.5, tripSeconds: 3 } })
    if (isRefusal(setup)) throw new Error(setup.text)
    return setup
  }),
  luck: fc.nat().map(String),
  moves: fc.array(fc.nat(2 ** 20), { minLength: WHOLE_MISSION, maxLength: WHOLE_MISSION, size: 'max' }),
})

describe('Space Alert to the end of its resolution', { timeout: PATIENCE_MS + 20_000 }, () => {
  const secret = LAWS.filter(({ name }) => ['secrecy', 'twins look alike', 'pictures follow'].includes(name))
  for (const law of secret)
    test(`${law.name} (LAW_SEED=${SEED})`, () => holds(whole, law, Math.max(1, Math.floor(RUNS / 2))))
})
