import { readdirSync, readFileSync } from 'node:fs'
import { isRefusal, type Refusal } from '@starboard/kernel'
import { type ReadMission, readMission } from '../rules/file/read.ts'
import type { Mission } from '../rules/mission.ts'
import type { ThreatStatus } from '../rules/vocabulary.ts'

const folder = new URL('../data/missions/', import.meta.url)

/** A mission file as text gives it. */
export interface MissionJson {
  readonly name: string
  readonly about: string
  readonly expect: { readonly threats?: readonly { readonly id: string; readonly status: ThreatStatus }[] }
}

export interface MissionAt {
  readonly path: string
  readonly json: MissionJson
}

/** All mission files that come with the game, in the order of their paths. */
export const missionFiles = (): readonly MissionAt[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => ({ path, json: JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as MissionJson }))

export function missionIn(value: unknown): ReadMission {
  const read: ReadMission | Refusal = readMission(value)
  if (isRefusal(read)) throw new Error(read.text)
  return read
}

/** A small mission as a file, with what a test is about. */
export const missionFile = (more: object = {}): object => ({
  format: 'starboard-space-alert-mission/1',
  turns: 7,
  tracks: { red: 4, white: 2, blue: 3, internal: 1 },
  threats: [],
  crew: [{ name: 'Ada', actions: [] }],
  ...more,
})

export const missionWith = (more: object = {}): Mission => missionIn(missionFile(more)).mission
