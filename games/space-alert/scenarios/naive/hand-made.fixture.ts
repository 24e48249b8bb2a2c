import type { Mission, MissionCrew, Slot } from './mission.fixture.ts'
import { found } from './printed.fixture.ts'
import { afterTurn } from './resolve.fixture.ts'
import type { Threat } from './world.fixture.ts'

type Plans = Readonly<Record<string, readonly Slot[]>>

/** Keeps the computer of every phase and stands on the bridge, last in acting order. */
const KEEPER: MissionCrew = { name: 'Keeper', actions: ['C', null, null, 'C', null, null, null, 'C'] }

/** A small mission of which a test says only what matters to it. */
export const missionWith = (plans: Plans, rest: Partial<Mission> = {}): Mission => ({
  format: 'starboard-space-alert-mission/1',
  turns: 7,
  tracks: rest.ship === 'duckling' ? { red: 1, blue: 2, internal: 3 } : { red: 1, white: 2, blue: 3, internal: 4 },
  threats: [],
  crew: [...Object.entries(plans).map(([name, actions]) => ({ name, actions })), KEEPER],
  ...rest,
})

/** The first threat of the file after a turn. */
export const firstAfter = (mission: Mission, turn: number): Threat => found(afterTurn(mission, turn).threats[0])
