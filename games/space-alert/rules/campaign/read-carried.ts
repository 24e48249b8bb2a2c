import { type Refusal, refuse, seatSchema } from '@starboard/kernel'
import * as z from 'zod/mini'
import { SHIPS } from '../ship/ship.ts'
import { type ShipId, STATIONS, TILES } from '../vocabulary.ts'
import type { Carried } from './carried.ts'

const tiles = z.exactOptional(z.array(z.literal([...TILES])))

const schema = z.strictObject({
  tiles: z.strictObject({ red: tiles, white: tiles, blue: tiles }),
  lostSquads: z.int().check(z.gte(0), z.lte(2)),
  squads: z.array(z.literal([...STATIONS])),
  scores: z.array(z.int()),
  knockedOut: z.array(seatSchema),
})

/** What the mission before handed over (SA-10.4); nothing: the ship is as new. */
export function readCarried(value: unknown, ship: ShipId): Carried | Refusal {
  if (value === undefined) return asNew(ship)
  const read = z.safeParse(schema, value)
  return read.success ? read.data : refuse('no-campaign', 'SA-10.4', 'This is not what a mission leaves to the next.')
}

const asNew = (ship: ShipId): Carried => ({
  tiles: {},
  lostSquads: 0,
  squads: [...SHIPS[ship].squads],
  scores: [],
  knockedOut: [],
})
