import type { Mission } from '../../rules/mission.ts'
import { resolve } from '../../rules/resolution/resolve.ts'
import type { Mark } from '../../rules/vocabulary.ts'

/** What a threat does if nothing changes: nobody shoots, and no other threat speeds it up. */
export interface Course {
  /** By place in the list of announced threats. */
  readonly threat: number
  /** Where shots of a turn find it: step 3 comes before it moves. */
  readonly spots: readonly { readonly turn: number; readonly space: number }[]
  readonly visits: readonly Visit[]
}

interface Visit {
  readonly turn: number
  readonly space: number
  readonly mark: Mark
  /** What it does there depends on damage that it does not have. */
  readonly isIdle: boolean
}

/** Every threat flown alone, by the rules themselves. */
export const coursesOf = (mission: Mission): readonly Course[] =>
  mission.threats.map((_, threat) => courseOf(mission, threat))

function courseOf(mission: Mission, threat: number): Course {
  const spots: { turn: number; space: number }[] = []
  const visits: Visit[] = []
  resolve(alone(mission, threat), (happening, { threats }) => {
    const space = threats[0]?.space ?? 0
    const { turn } = happening
    if (happening.kind === 'stepBegan' && happening.step === 'computeDamage' && space > 0) spots.push({ turn, space })
    if (happening.kind === 'threatActed') visits.push({ turn, space, mark: happening.mark, isIdle: happening.isIdle })
  })
  return { threat, spots, visits }
}

/** Nobody does anything, and no computer is looked after. */
const alone = (mission: Mission, threat: number): Mission => ({
  ...mission,
  threats: mission.threats.slice(threat, threat + 1),
  crew: mission.crew.map(({ name }) => ({ name, actions: [] })),
  rules: { ...mission.rules, computer: 'classic' },
})
