import { canonical, isRefusal } from '@starboard/kernel'
import { expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { readMission } from '../rules/file/read.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import type { Mission, Result } from './naive/mission.fixture.ts'
import { randomMission } from './naive/random-mission.fixture.ts'
import { resolve as resolveNaively } from './naive/resolve.fixture.ts'
import { printDisagreement, smallestDisagreement } from './naive/shrink.fixture.ts'

const MISSIONS = depth('TWO_RESOLVERS', { test: 500, endure: 20_000 })
const SEED = process.env.MISSION_SEED ?? String(Date.now() % 2 ** 31)

/** Many times what a mission takes on a busy machine. */
const LONGEST_MS = 120_000 + MISSIONS * 100

/** As a file, through the door, and the result as it would be printed. */
function resolveFile(file: Mission): Result {
  const read = readMission(JSON.parse(JSON.stringify(file)))
  if (isRefusal(read)) throw new Error(read.text)
  return JSON.parse(JSON.stringify(resolve(read.mission))) as Result
}

const printedNaively = (file: Mission): Result => JSON.parse(JSON.stringify(resolveNaively(file))) as Result

it(`two resolvers, written apart, agree on ${MISSIONS} random missions (MISSION_SEED=${SEED})`, {
  timeout: LONGEST_MS,
}, () => {
  for (let number = 0; number < MISSIONS; number++) {
    const mission = randomMission(`${SEED} ${number}`)
    if (canonical(resolveFile(mission)) === canonical(printedNaively(mission))) continue
    const smallest = smallestDisagreement(mission, printedNaively, resolveFile)
    expect.fail(smallest === null ? `mission ${number} of ${SEED}` : printDisagreement(smallest))
  }
})
