import { describe, expect, it } from 'vitest'
import { missingPackages } from './installed.mjs'

const WANTED = {
  '': { version: '0.1.0' },
  server: { version: '0.1.0' },
  'server/old-node': { version: '0.1.0', optional: true },
  'node_modules/@starboard/server': { resolved: 'server' },
  'node_modules/@starboard/old-node': { resolved: 'server/old-node' },
  'node_modules/ws': { version: '8.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
  'node_modules/better-sqlite3': { version: '12.0.0', optional: true },
}
const FOUND = { 'node_modules/@starboard/server': { resolved: 'server' }, 'node_modules/ws': { version: '8.0.0' } }
const SQLITE = { 'node_modules/better-sqlite3': { version: '12.0.0' } }

describe('what is missing', () => {
  it.each([
    ['nothing that is optional, on a Node with SQLite', FOUND, true, []],
    ['the package that stands in for SQLite, on a Node without', FOUND, false, ['node_modules/better-sqlite3']],
    ['nothing more on a Node without', { ...FOUND, ...SQLITE }, false, []],
    ['a package of another version', { ...FOUND, 'node_modules/ws': { version: '7.9.9' } }, true, ['node_modules/ws']],
    ['everything where nothing was ever installed', {}, true, ['node_modules/@starboard/server', 'node_modules/ws']],
  ])('is %s', (_title, found, hasSqlite, missing) => {
    expect(missingPackages({ wanted: WANTED, found, hasSqlite })).toEqual(missing)
  })
})
