import type { SearchHelp } from '@starboard/kernel'
import type { Build } from '../../rules/actions.ts'
import type { CometRush } from '../../rules/state.ts'
import { heuristics } from '../index.ts'

/**
 * Dice and cards decide more than any one choice: few choices, all of them compared with the usual one in the same worlds,
 * and half of what an end is worth is by how far.
 */
export const help: SearchHelp<CometRush> = {
  method: 'comparing',
  iterations: 200,
  margin: 4,
  rollout: heuristics,
  promising: ({ view, legal }, seat) => {
    const caps = view.players[seat]
    const builds = legal.filter((action) => action.kind === 'build')
    const others = legal.filter(({ kind }) => kind !== 'build' && kind !== 'trade')
    return caps === undefined ? legal : [...others, ...strongest(builds, caps)]
  },
}

/** Nearly all the accuracy there may be, and with it as much power as cubes allow; at every level. */
function strongest(builds: readonly Build[], { accuracyCap }: { readonly accuracyCap: number }): readonly Build[] {
  const best = new Map<string, Build>()
  for (const build of builds) {
    const sort = `${build.level}/${build.accuracy}`
    if (build.accuracy < accuracyCap - 1 || build.power <= (best.get(sort)?.power ?? 0)) continue
    best.set(sort, build)
  }
  return [...best.values()]
}
