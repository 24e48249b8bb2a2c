import { isRefusal, Match, readExport } from '@starboard/kernel'
import { missionFileOf } from '../rules/flight/mission-file.ts'
import { spaceAlert } from '../rules/index.ts'
import type { Mission, Result } from '../scenarios/naive/mission.fixture.ts'
import { resolve } from '../scenarios/naive/resolve.fixture.ts'

/** What the plans of a recorded mission come to, by the resolver that shares nothing with the game's own. */
export function scoreOf(exported: unknown): Result {
  const match = readExport(spaceAlert, exported)
  if (isRefusal(match)) throw new Error(match.text)
  const { header, log } = match
  const { state } = Match.fold({ game: spaceAlert, header, source: null }, log)
  const file = missionFileOf(spaceAlert.view(state, 'everything'))
  if (file === null) throw new Error('The mission is not over.')
  return resolve(JSON.parse(file) as Mission)
}
