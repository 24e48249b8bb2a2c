import type { Card } from '../../rules/cards.ts'
import { courseFor } from '../../rules/course/table.ts'
import { letterOf, WORDS } from '../../rules/heading.ts'
import { type Preview, type PreviewRegister, type PreviewStop, previewOf } from '../../rules/preview.ts'
import { OFF_BOARD, printPlace } from '../../rules/square.ts'
import { REGISTERS, type Register } from '../../rules/state.ts'
import type { SeenRobot, View } from '../../rules/view.ts'
import { type Draft, openRegistersOf } from './drafting.ts'

/** My program without other robots, as far as it is made: what follows an empty register nobody can tell. */
export interface Forecast {
  readonly from: PreviewStop
  readonly registers: readonly PreviewRegister[]
}

export function forecastOf(view: View, robot: SeenRobot, draft: Draft): Forecast {
  const { from, registers }: Preview = previewOf(view, robot.seat, draft.registers)
  return { from, registers: registers.slice(0, filledUpTo(robot, draft)) }
}

/** How many registers from the first on have their card; a powered-down robot stands through all of them. */
function filledUpTo(robot: SeenRobot, { registers }: Draft): number {
  if (robot.poweredDown) return REGISTERS.length
  const open = openRegistersOf(robot)
  const empty = REGISTERS.find((register) => open.includes(register) && registers[register - 1] == null)
  return empty === undefined ? REGISTERS.length : empty - 1
}

export interface Landing {
  /** "[7,4] north", "pit", "off the board". */
  readonly text: string
  /** "[7,4] N", "pit", "edge". */
  readonly short: string
  readonly hits: number
  readonly isDestroyed: boolean
  readonly checkpoint: number | null
}

/** Where a register leaves the robot. */
export function landingOf(view: View, { from, registers }: Forecast, register: Register): Landing | null {
  const at = registers.findIndex((one) => one.register === register)
  const found = registers[at]
  if (found === undefined) return null
  const { hits, destroyed, checkpoint } = found
  const last = [from, ...registers.slice(0, at + 1).flatMap(({ path }) => path)].at(-1) ?? from
  const isDestroyed = destroyed !== null
  if (isDestroyed || last.at === OFF_BOARD) return { ...FATES[destroyed ?? 'edge'], hits, isDestroyed, checkpoint }
  const place = printPlace(courseFor(view), last.at)
  const [text, short] = [`${place} ${WORDS[last.heading]}`, `${place} ${letterOf(last.heading)}`]
  return { text, short, hits, isDestroyed, checkpoint }
}

/** "ends on [12,4] north, 1 damage, touches checkpoint 2", for those who do not see it. */
export function landingInWords({ text, hits, isDestroyed, checkpoint }: Landing): string {
  if (isDestroyed) return text
  const harm = hits > 0 ? `, ${hits} damage` : ''
  return `ends on ${text}${harm}${checkpoint === null ? '' : `, touches checkpoint ${checkpoint}`}`
}

const FATES = {
  pit: { text: 'falls into a pit', short: 'pit' },
  edge: { text: 'off the board', short: 'edge' },
  lasers: { text: 'shot to pieces', short: 'shot' },
} as const

/** Where a card would leave it, placed next. */
export function landingWith(
  view: View,
  robot: SeenRobot,
  draft: Draft,
  card: Card,
  register: Register,
): Landing | null {
  const registers = draft.registers.map((one, place) => (place === register - 1 ? card : one))
  return landingOf(view, forecastOf(view, robot, { ...draft, registers }), register)
}
