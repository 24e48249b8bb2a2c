import type { HouseRules } from '../rules/factory/shift.ts'
import { OFF_BOARD } from '../rules/square.ts'
import { type Body, REGISTERS } from '../rules/state.ts'
import { bodyOf, type Outlook } from './outlook.ts'
import { runTurn, type World } from './world.ts'

/** How many hits to expect from the others: `fire[register * size + square]`, registers from 0. */
export type Fire = Float64Array

/** Where the others look in these worlds, as if I were not there. */
export function fireIn(o: Outlook, worlds: readonly World[]): Fire {
  const { size } = o.route.drive.factory
  const fire = new Float64Array(REGISTERS.length * size)
  for (const world of worlds) {
    const others = world.filter(({ seat }) => seat !== o.seat).map((body) => bodyOf(body, body.registers))
    runTurn(o, others, (register) => {
      for (const body of others)
        if (fires(body, o.view.options))
          addBeam(o, others, body, fire.subarray((register - 1) * size), 1 / worlds.length)
    })
  }
  return fire
}

const fires = ({ status, poweredDown }: Body, { poweredDownFires }: HouseRules): boolean =>
  status === 'active' && (!poweredDown || poweredDownFires === 'yes')

/** RR-7.3, 7.4: up to a wall, the end of the board, or another robot. */
function addBeam(o: Outlook, others: readonly Body[], by: Body, fire: Fire, share: number): void {
  const { next, walls } = o.route.drive.factory
  let square = by.at
  while (((walls[square] ?? 0) & (1 << by.heading)) === 0) {
    square = next[4 * square + by.heading] ?? OFF_BOARD
    if (square === OFF_BOARD) return
    fire[square] = (fire[square] ?? 0) + share
    if (others.some(({ at }) => at === square)) return
  }
}
