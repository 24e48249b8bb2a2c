import { bug, isRefusal, type Setup, setupWith } from '@starboard/kernel'
import { roboRally } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { RoboRally } from '../rules/state.ts'

export function setupFor(seats: number, options: Partial<Options>): Setup<RoboRally> {
  const setup = setupWith(roboRally, { ...roboRally.options.defaults, ...options }, { seats })
  return isRefusal(setup) ? bug(setup.text) : setup
}
