import { isRefusal } from '@starboard/kernel'
import { readMission } from '../rules/file/read.ts'
import type { Mission } from '../rules/mission.ts'

const FOLDER = '../data/missions/'
const FILES = import.meta.glob<unknown>('../data/missions/**/*.json', { eager: true, import: 'default' })

/** All missions that are shipped, as paths from their folder. */
export const missionFiles: readonly string[] = Object.keys(FILES).map((path) => path.slice(FOLDER.length))

export const missionText = (file: string): string => JSON.stringify(FILES[`${FOLDER}${file}`])

export function missionOf(file: string): Mission {
  const read = readMission(FILES[`${FOLDER}${file}`])
  if (isRefusal(read)) throw new Error(`${file}: ${read.text}`)
  return read.mission
}

/** A whole flight with something of everything in it. */
export const SIX_GUESTS = 'examples/six-guests.json'
