import type { Seat } from '@starboard/kernel'
import { MOST_DAMAGE } from '../damage.ts'
import type { Beam, Hit } from '../events.ts'
import type { Body } from '../state.ts'
import { destroy } from './destruction.ts'
import type { FactoryLaser } from './factory.ts'
import { firstAhead } from './floor.ts'
import { lockRegisters } from './locks.ts'
import { type Shift, when } from './shift.ts'

/** RR-7.1: all fire from where they stand; hits are counted first and applied together. */
export function fireLasers(shift: Shift): void {
  const beams = [...boardBeams(shift), ...robotBeams(shift)]
  if (beams.length === 0) return
  const victims = victimsOf(shift, beams)
  for (const { body, after } of victims) body.damage = after
  shift.tell?.({ kind: 'lasersFired', beams, hits: victims.map(hitOf), ...when(shift) })
  for (const victim of victims) suffer(shift, victim, beams)
}

/** RR-7.2, 7.5: they burn whether they hit or not. */
const boardBeams = (shift: Shift): Beam[] => shift.factory.lasers.map((laser) => boardBeam(shift, laser))

function boardBeam(shift: Shift, { square: from, to: heading, beams, path }: FactoryLaser): Beam {
  const target = firstAhead(shift, { at: from, heading }, 0)
  const to = target?.at ?? path.at(-1) ?? from
  return { by: null, from, to, heading, beams, target: target?.seat ?? null }
}

/** RR-7.3: only those that hit somebody are worth telling. */
function robotBeams(shift: Shift): Beam[] {
  const beams: Beam[] = []
  for (const body of shift.bodies) {
    const target = fires(shift, body) ? firstAhead(shift, body, 1) : undefined
    if (target === undefined) continue
    const { seat: by, at: from, heading } = body
    beams.push({ by, from, to: target.at, heading, beams: 1, target: target.seat })
  }
  return beams
}

/** RR-7.3, 11.4 */
const fires = ({ rules }: Shift, { status, poweredDown }: Body): boolean =>
  status === 'active' && (!poweredDown || rules.poweredDownFires === 'yes')

interface Victim {
  readonly body: Body
  readonly before: number
  readonly after: number
}

/** In dock order (RR-10.5, 11.5). RR-9.5: hits beyond the tenth damage are ignored. */
function victimsOf({ bodies }: Shift, beams: readonly Beam[]): Victim[] {
  const victims: Victim[] = []
  for (const body of bodies) {
    const before = body.damage
    let after = before
    for (const beam of beams) if (beam.target === body.seat) after += beam.beams
    if (after > before) victims.push({ body, before, after: Math.min(after, MOST_DAMAGE + 1) })
  }
  return victims
}

const hitOf = ({ body: { seat }, before, after }: Victim): Hit => ({ seat, before, after })

function suffer(shift: Shift, { body, before, after }: Victim, beams: readonly Beam[]): void {
  if (after > MOST_DAMAGE) destroy(shift, body, { cause: 'lasers', how: 'lasers', by: onlyShooter(beams, body) })
  else lockRegisters(shift, body, before)
}

function onlyShooter(beams: readonly Beam[], { seat }: Body): Seat | null {
  const shooters = beams.flatMap(({ by, target }) => (by !== null && target === seat ? [by] : []))
  return shooters.length === 1 ? (shooters[0] ?? null) : null
}
