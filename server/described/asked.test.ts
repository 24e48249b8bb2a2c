import { shelf } from '@starboard/games'
import { readOrders } from '@starboard/kernel'
import { createTable } from '@starboard/wire/protocol'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { Described } from './described.fixture.ts'
import { fromZod } from './from-zod.ts'
import { openApi } from './openapi.ts'
import { protocolDocument } from './protocol.ts'
import { loadTypes, type Schema, type Schemas } from './types.ts'

const config = readConfig({})
if ('problems' in config) throw new Error(config.problems.join())
const parts = { routes: [], shelf, config, version: 'test' }
const types = await loadTypes()
const protocol = protocolDocument(types, parts) as { readonly client: Schemas; readonly commands: Schemas }
const described = new Described(openApi(types, parts), protocol)

/** Members whose names are all that is said of them, `kind` left out: its words stand at the whole. */
const wordless = (name: string, schema: Schema): readonly string[] =>
  Object.entries((schema.properties ?? {}) as Schemas)
    .filter(([member, { description }]) => member !== 'kind' && description === undefined)
    .map(([member]) => `${name}.${member}`)

it('says of everything that can be asked what it means', () => {
  const asked = { ...protocol.commands, ...protocol.client, 'POST /api/tables': fromZod(createTable) }
  // Told at the whole of it, and by the commands.
  const elsewhere = ['watch.since', 'watch.print', 'watch.chatSince', 'do.command']
  const found = Object.entries(asked).flatMap(([name, schema]) => wordless(name, schema))
  expect(found.toSorted()).toEqual(elsewhere.toSorted())
})

it.each<[boolean, unknown]>([
  [true, []],
  [true, [{ decision: 'defend', prefer: [{ kind: 'block' }, {}], until: 'my turn' }]],
  [false, [{ decision: 'defend', prefer: [{ kind: 'block' }], until: 'tomorrow' }]],
  [false, [{ decision: 'defend', prefer: 'block', until: 'the end' }]],
  [false, 'pass'],
])('describes a standing order as the table reads it: %j for %j', (isGood, orders) => {
  expect(described.problemAt('protocol#/commands/order', { kind: 'order', orders }) === null).toBe(isGood)
  expect(Array.isArray(readOrders(orders))).toBe(isGood)
})
