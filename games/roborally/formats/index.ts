import type { Formats } from '../../formats.ts'
import { RACE_FORMAT } from '../scenarios/file.ts'
import { checkRace } from '../scenarios/play-race.ts'

export const formats: Formats = { [RACE_FORMAT]: checkRace }
