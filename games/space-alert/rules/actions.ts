import { type ActionOf, actionSchema, seatSchema } from '@starboard/kernel'
import * as z from 'zod/mini'
import { HALVES } from './deal/card.ts'
import { STATIONS, TILES, ZONES } from './vocabulary.ts'

const LAST_TURN = 12
const MOST_THREATS = 16
const MOST_CARD = 499

const turn = z.int().check(z.gte(1), z.lte(LAST_TURN))
const card = z.int().check(z.gte(0), z.lte(MOST_CARD))
const half = z.literal(HALVES)
/** Of one's own board; it grows with every change of it. What was meant for an older one is refused. */
const version = z.int().check(z.gte(0))

const claim = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('zone'), zone: z.literal(ZONES), turn }),
  z.strictObject({ what: z.literal('computer'), turn }),
  z.strictObject({ what: z.literal('energy'), station: z.literal(STATIONS), turn }),
  z.strictObject({ what: z.literal('threat'), threat: z.int().check(z.gte(0), z.lt(MOST_THREATS)), turn }),
  z.strictObject({ what: z.literal('window'), turn }),
  z.strictObject({ what: z.literal('need'), half: z.literal(['red', 'blue', 'lift', 'A', 'B', 'C', 'bots']) }),
])

/** Section 5 of the rules. Getting ready, roles, pauses and take-overs are the table's business. */
const actions = {
  // The action round
  placeCard: z.strictObject({ kind: z.literal('placeCard'), turn, card, half, version }),
  /** SA-11.2: beside the one that lies there, above it or below. */
  placeSecondCard: z.strictObject({
    kind: z.literal('placeSecondCard'),
    turn,
    card,
    half,
    order: z.literal(['first', 'second']),
    version,
  }),
  moveCard: z.strictObject({ kind: z.literal('moveCard'), from: turn, to: turn, version }),
  turnCard: z.strictObject({ kind: z.literal('turnCard'), turn, card, version }),
  takeBack: z.strictObject({ kind: z.literal('takeBack'), turn, version }),
  lockPhase: z.strictObject({ kind: z.literal('lockPhase'), phase: z.literal([1, 2, 3]) }),
  giveCard: z.strictObject({ kind: z.literal('giveCard'), card, to: seatSchema }),
  callOut: z.strictObject({ kind: z.literal('callOut'), claim }),
  suggest: z.strictObject({ kind: z.literal('suggest'), to: seatSchema, claim: z.nullable(claim) }),
  advance: z.strictObject({ kind: z.literal('advance') }),
  // The resolution
  trip: z.strictObject({ kind: z.literal('trip'), trip: z.boolean() }),
  stepResolution: z.strictObject({ kind: z.literal('stepResolution'), how: z.literal(['next', 'all']) }),
  // A campaign
  continueCampaign: z.strictObject({ kind: z.literal('continueCampaign'), goOn: z.boolean() }),
  repair: z.strictObject({
    kind: z.literal('repair'),
    what: z.union([
      z.strictObject({ zone: z.literal(ZONES), tile: z.literal(TILES) }),
      z.literal(['squad', 'nothing']),
    ]),
  }),
  squadStation: z.strictObject({ kind: z.literal('squadStation'), at: z.literal(['red-lower', 'blue-upper']) }),
}

export const action = actionSchema(actions)

export type Deed = ActionOf<typeof actions>
export type DeedOf<K extends Deed['kind']> = Extract<Deed, { kind: K }>
