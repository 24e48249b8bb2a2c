import { type ActionOf, actionSchema, seatSchema } from '@starboard/kernel'
import * as z from 'zod/mini'
import { CARD_NAMES, CHOICES, DECKS } from './cards.ts'

const deck = z.literal(DECKS)
const card = z.literal(CARD_NAMES)

const actions = {
  draft: z.strictObject({ kind: z.literal('draft'), deck }),
  draw: z.strictObject({ kind: z.literal('draw'), deck }),
  /** What else is named depends on the card. */
  play: z.strictObject({
    kind: z.literal('play'),
    card,
    target: z.exactOptional(seatSchema),
    rocket: z.exactOptional(z.int()),
    choice: z.exactOptional(z.literal(CHOICES)),
  }),
  trade: z.strictObject({ kind: z.literal('trade'), cards: z.tuple([card, card]), deck }),
  build: z.strictObject({ kind: z.literal('build'), power: z.int(), accuracy: z.int(), level: z.int() }),
  launch: z.strictObject({ kind: z.literal('launch'), rocket: z.int() }),
  reroll: z.strictObject({ kind: z.literal('reroll'), use: z.boolean() }),
  respondPressure: z.strictObject({ kind: z.literal('respondPressure'), counter: z.boolean() }),
  endTurn: z.strictObject({ kind: z.literal('endTurn') }),
}

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

export type Draft = Act<'draft'>
export type Draw = Act<'draw'>
export type Play = Act<'play'>
export type Trade = Act<'trade'>
export type Build = Act<'build'>
export type LaunchRocket = Act<'launch'>
export type Reroll = Act<'reroll'>
export type RespondPressure = Act<'respondPressure'>
export type EndTurn = Act<'endTurn'>
