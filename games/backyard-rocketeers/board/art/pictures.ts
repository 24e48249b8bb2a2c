import { FLIGHT_PICTURES } from './cards-flight.paths.ts'
import { MARS_PICTURES } from './cards-mars.paths.ts'
import { ROCKET_PICTURES } from './cards-rocket.paths.ts'
import { SHED_PICTURES } from './cards-shed.paths.ts'
import { SHIP_PICTURES } from './cards-ship.paths.ts'
import { SPACE_SABOTAGE } from './cards-space.paths.ts'
import { securityAudit, xRayMachine, YARD_SABOTAGE } from './cards-yard.paths.ts'
import type { Picture } from './picture.ts'

/** One row a design, by the id of its card. */
export const PICTURES = {
  ...ROCKET_PICTURES,
  ...YARD_SABOTAGE,
  'x-ray-machine': xRayMachine,
  'security-audit': securityAudit,
  ...SHED_PICTURES,
  ...SPACE_SABOTAGE,
  ...FLIGHT_PICTURES,
  ...SHIP_PICTURES,
  ...MARS_PICTURES,
} as const satisfies Readonly<Record<string, Picture>>

export type DesignId = keyof typeof PICTURES

export const isDesignId = (id: string): id is DesignId => Object.hasOwn(PICTURES, id)
