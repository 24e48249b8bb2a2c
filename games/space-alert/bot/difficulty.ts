import { fastChance } from '@starboard/kernel'
import type { Mission } from '../rules/mission.ts'
import type { Options } from '../rules/options.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import type { Script } from '../rules/script/script.ts'
import { type CrewEffort, plannedBy, type Undertaking } from './crew.ts'
import { undertakeMission } from './mission-undertaking.ts'
import { planFor } from './plan.ts'
import { undertake } from './undertaking.ts'

/** Of a script or a mission, for a crew of a size: how many of so many crews of bots lost their ship. */
export interface Difficulty {
  readonly crews: number
  readonly lost: number
  /** Of those who came home. */
  readonly meanScore: number
  /** 1, a pleasure cruise, to 5, hardly ever survived. */
  readonly grade: 1 | 2 | 3 | 4 | 5
}

interface Crews {
  readonly crews: number
  /** After each of them: how many have flown. */
  onCrew?(flown: number): void
}

/** They plan together and not too hard, so that a hundred of them take a few seconds. */
const EFFORT: CrewEffort = { rounds: 1, lines: 10, polish: 1 }

/** The same script and options always give the same. */
export const difficultyOf = (
  script: Script,
  options: Options,
  { seats, ...crews }: Crews & { readonly seats: number },
): Difficulty => rated(crews, (crew) => undertake(script, options, seats, fastChance(`${script.id}/${crew}`)))

/** Of a mission whose threats, trajectories and tiles are known, for crews as large as its own. */
export const missionDifficulty = (mission: Mission, crews: Crews): Difficulty =>
  rated(crews, (crew) => undertakeMission(mission, fastChance(`mission/${crew}`)))

function rated({ crews, onCrew }: Crews, undertaken: (crew: number) => Undertaking): Difficulty {
  let [lost, scores] = [0, 0]
  for (let crew = 0; crew < crews; crew++) {
    const { outcome, score } = flown(undertaken(crew))
    if (outcome === 'lost') lost++
    scores += score
    onCrew?.(crew + 1)
  }
  return { crews, lost, meanScore: lost === crews ? 0 : scores / (crews - lost), grade: gradeOf(lost / crews) }
}

function flown(undertaking: Undertaking) {
  const planners = undertaking.mission.crew.map(() => planFor)
  return resolve(plannedBy(planners, undertaking, EFFORT))
}

/** The most that may be lost for a grade. */
const GRADES = [
  { grade: 1, lost: 0.04 },
  { grade: 2, lost: 0.12 },
  { grade: 3, lost: 0.3 },
  { grade: 4, lost: 0.6 },
] as const

const gradeOf = (share: number): Difficulty['grade'] => GRADES.find(({ lost }) => share <= lost)?.grade ?? 5
