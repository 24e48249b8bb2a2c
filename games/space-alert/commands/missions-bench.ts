import { coreSecondsFor, type Measurement, measure } from '@starboard/bench'
import type { GameCommands } from '@starboard/cli/kit'
import { fastChance } from '@starboard/kernel'
import type { Mission } from '../rules/mission.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import { reportOf } from '../rules/words/story.ts'
import { randomMission } from './random-mission.ts'

const MISSIONS = 400
const TIMES = 5
/** As many as a three-phase mission announces, common and serious ones mixed. */
const THREATS = 5

type RuleBench = NonNullable<GameCommands['ruleBenches']>[string]

/** How many missions of twelve turns a second a core resolves, with five crew members and five threats. */
export const missionsBench: RuleBench = ({ rounds, onFigure }) => {
  for (const figure of measure(missions, wholeMissions(), rounds)) onFigure(figure)
}

/** A ship that is lost half-way makes a short story: only those count that last to the closing step. */
function wholeMissions(): readonly Mission[] {
  const chance = fastChance('missions')
  const whole: Mission[] = []
  while (whole.length < MISSIONS) {
    const mission = randomMission(chance, THREATS)
    const { turn } = resolve(mission).lostBy ?? { turn: mission.turns + 1 }
    if (turn > mission.turns) whole.push(mission)
  }
  return whole
}

const missions: Measurement<readonly Mission[]> = {
  aims: [
    { name: 'twelve turns, nobody listens', unit: 'missions/s', goal: { atLeast: 10_000 } },
    { name: 'the same, every happening told', unit: 'missions/s' },
    { name: 'the same, with its log in words', unit: 'missions/s', goal: { atLeast: 2000 } },
  ],
  prepare: (missions) => {
    let told = 0
    return () => [
      perSecond(missions, (mission) => resolve(mission)),
      perSecond(missions, (mission) => resolve(mission, () => told++)),
      perSecond(missions, (mission) => reportOf(mission)),
    ]
  },
}

function perSecond(missions: readonly Mission[], run: (mission: Mission) => unknown): number {
  const seconds = coreSecondsFor(() => {
    for (let time = 0; time < TIMES; time++) for (const mission of missions) run(mission)
  })
  return (missions.length * TIMES) / seconds
}
