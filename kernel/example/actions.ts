import * as z from 'zod/mini'
import { type ActionOf, actionSchema } from '../index.ts'
import { CRATES } from './crates.ts'

const crate = z.literal(CRATES)

/** What a player may send. There is no other list: the types below follow from this one. */
const actions = {
  scan: z.strictObject({ kind: z.literal('scan') }),
  salvage: z.strictObject({ kind: z.literal('salvage') }),
  stow: z.strictObject({ kind: z.literal('stow'), crate }),
  endTurn: z.strictObject({ kind: z.literal('endTurn') }),
  /** Null: no crate at all. */
  bid: z.strictObject({ kind: z.literal('bid'), crate: z.nullable(crate) }),
}

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

export type Scan = Act<'scan'>
export type Salvage = Act<'salvage'>
export type Stow = Act<'stow'>
export type EndTurn = Act<'endTurn'>
export type Bid = Act<'bid'>
