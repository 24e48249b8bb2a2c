import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { SessionsFile, type Who } from './sessions-file.ts'

const config = mkdtempSync(join(tmpdir(), 'starboard-kept-'))
const folder = join(config, 'starboard', 'sessions')
const files = () => readdirSync(folder).map((name) => join(folder, name))
afterAll(() => rmSync(config, { recursive: true }))

const ada: Who = { server: 'http://host', name: 'Ada' }
const ben: Who = { server: 'http://host', name: 'Ben' }

it('keeps a cookie for each name at each server, for the owner alone to read', () => {
  const kept = SessionsFile.of({ XDG_CONFIG_HOME: config })
  expect(kept.cookieOf(ada)).toBe(null)
  kept.keep(ada, 'starboard=a')
  kept.keep(ben, 'starboard=b')
  expect([kept.cookieOf(ada), kept.cookieOf(ben)]).toEqual(['starboard=a', 'starboard=b'])
  expect(kept.cookieOf({ ...ada, server: 'http://other' })).toBe(null)
  expect(files().map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600])
  kept.forget(ada)
  expect([kept.cookieOf(ada), kept.cookieOf(ben)]).toEqual([null, 'starboard=b'])
})

it.each(['{ "cookie": 7 }', '{ "cookie"', 'null'])('starts anew when the file is none of ours: %s', (text) => {
  const kept = SessionsFile.of({ XDG_CONFIG_HOME: config })
  kept.keep(ada, 'starboard=a')
  for (const path of files()) writeFileSync(path, text)
  expect(kept.cookieOf(ada)).toBe(null)
})
