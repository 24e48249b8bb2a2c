import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecret } from './secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starboard-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const read = () => readSecret({ secret: null, dataDir })

it('is made once, for the owner’s eyes only', async () => {
  const [first, second] = await Promise.all([read(), read()])
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect([second, await read()]).toEqual([first, first])
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
})

it('is never empty: a file that a killed server left half written is replaced', async () => {
  await writeFile(join(dataDir, 'secret'), '')
  const secret = await read()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret)
})

it('is the host’s own, if there is one', async () => {
  expect(await readSecret({ secret: 'a secret of one’s own', dataDir })).toBe('a secret of one’s own')
})
