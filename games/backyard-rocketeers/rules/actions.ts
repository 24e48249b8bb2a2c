import { type ActionOf, actionSchema, knownText, seatSchema } from '@starboard/kernel'
import * as z from 'zod/mini'
import { isCard } from './cards/catalogue.ts'
import { PART_KINDS } from './vocabulary.ts'

const card = knownText(isCard, 'is no card of this game')
const part = z.literal([...PART_KINDS])
const parts = z.array(part).check(z.maxLength(PART_KINDS.length))
const place = z.int().check(z.gte(0), z.lte(300))
const count = z.int().check(z.gte(0), z.lte(60))
const yes = z.literal(true)

const REACTIONS = ['pass', 'newton', 'heatShield', 'laser'] as const
export type Reaction = (typeof REACTIONS)[number]

const actions = {
  /** `replaces`: the optional part of another kind that makes room (BR-5.5). */
  placeComponent: z.strictObject({
    kind: z.literal('placeComponent'),
    card,
    faceDown: z.exactOptional(yes),
    replaces: z.exactOptional(part),
  }),
  refuel: z.strictObject({ kind: z.literal('refuel'), card }),
  playEnhancement: z.strictObject({ kind: z.literal('playEnhancement'), card, faceDown: z.exactOptional(yes) }),
  placeCovert: z.strictObject({ kind: z.literal('placeCovert'), card, victim: z.exactOptional(seatSchema) }),
  /** `place`: among one's own face-down cards, the oldest is 0. */
  revealCovert: z.strictObject({ kind: z.literal('revealCovert'), place }),
  /** `part` of the target, `place` of a rover in its yard; `give` and `take` are exchanged. */
  playAbility: z.strictObject({
    kind: z.literal('playAbility'),
    card,
    target: z.exactOptional(seatSchema),
    part: z.exactOptional(part),
    place: z.exactOptional(place),
    give: z.exactOptional(parts),
    take: z.exactOptional(parts),
  }),
  /** `second`: of a Collision Course. `part` of the target, which is also one's own for a swap. `place`: generator or rover. */
  playSabotage: z.strictObject({
    kind: z.literal('playSabotage'),
    card,
    target: seatSchema,
    second: z.exactOptional(seatSchema),
    part: z.exactOptional(part),
    place: z.exactOptional(place),
  }),
  detonate: z.strictObject({ kind: z.literal('detonate'), place, part }),
  launch: z.strictObject({ kind: z.literal('launch') }),
  endActions: z.strictObject({ kind: z.literal('endActions') }),
  /** `against` and `from` say what is answered, so that standing orders can be particular. */
  react: z.strictObject({ kind: z.literal('react'), with: z.literal([...REACTIONS]), against: card, from: seatSchema }),
  /** What the attacker would have chosen, against the attacker. */
  reflectChoice: z.strictObject({
    kind: z.literal('reflectChoice'),
    part: z.exactOptional(part),
    place: z.exactOptional(place),
  }),
  chooseRpgTargets: z.strictObject({ kind: z.literal('chooseRpgTargets'), parts }),
  chooseLosses: z.strictObject({ kind: z.literal('chooseLosses'), parts }),
  insuranceKeep: z.strictObject({ kind: z.literal('insuranceKeep'), parts }),
  giveFuelTank: z.strictObject({ kind: z.literal('giveFuelTank'), card }),
  giveCovert: z.strictObject({ kind: z.literal('giveCovert'), place }),
  auditReveal: z.strictObject({ kind: z.literal('auditReveal'), place }),
  useStaging: z.strictObject({ kind: z.literal('useStaging'), use: z.boolean() }),
  /** How many of each: Drag Chutes and Heat Shields of the hand, Heat Shields that lie face down. */
  commitLanding: z.strictObject({
    kind: z.literal('commitLanding'),
    chutes: count,
    shields: count,
    hidden: count,
  }),
  /** One card at a time, until seven are left. */
  discardToSeven: z.strictObject({ kind: z.literal('discardToSeven'), card }),
  resign: z.strictObject({ kind: z.literal('resign') }),
}

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
export type Act<K extends Action['kind']> = Extract<Action, { kind: K }>
export type React = Act<'react'>
