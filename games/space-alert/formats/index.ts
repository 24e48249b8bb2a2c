import { isRefusal, type Refusal } from '@starboard/kernel'
import type { CheckedFile, Formats } from '../../formats.ts'
import { readMission } from '../rules/file/read.ts'
import { MISSION_FORMAT } from '../rules/file/schema.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import { reportOf } from '../rules/words/story.ts'
import { differencesIn } from './compare.ts'

export const formats: Formats = { [MISSION_FORMAT]: checkMission }

/** Section 13: resolves the mission and compares with what its file expects. */
function checkMission(value: unknown): CheckedFile | Refusal {
  const read = readMission(value)
  if (isRefusal(read)) return read
  const { mission, expect = {} } = read
  const found = 'log' in expect ? reportOf(mission) : resolve(mission)
  return { title: mission.name === '' ? 'a mission' : mission.name, differences: differencesIn(expect, found) }
}
