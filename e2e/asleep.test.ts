import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import type { Command } from '@starboard/wire/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../server/store/index.ts'
import { freePort, ServerProcess, sleep } from './server-process.fixture.ts'

/** As long as a match waits for its first answers, and for somebody who has gone: half of the longest limit. */
const PATIENCE_SECONDS = 5

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starboard-asleep-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a server that is stopped for longer than a deadline and goes on plays no time-out and replaces nobody', async () => {
  const env = { PORT: String(await freePort()), STARBOARD_DATA: dataDir, STARBOARD_WEB: 'off' }
  const server = await ServerProcess.serving({ ...env, STARBOARD_GRACE_SECONDS: String(PATIENCE_SECONDS) })
  const [ada, ben] = await start(`http://127.0.0.1:${env.PORT}`)
  ben.close()
  server.signal('SIGSTOP')
  await sleep(PATIENCE_SECONDS * 1000 + 300)
  server.signal('SIGCONT')
  // What was due went off before this is answered.
  expect(await ada.act(ada.state.shown?.legal[0])).toEqual({ ok: true })
  ada.close()
  await server.kill('SIGTERM')
  expect(await answersIn(ada.state.table?.code ?? '')).toEqual(['player'])
})

/** Two people whose match has begun. */
async function start(url: string): Promise<readonly [TableClient, TableClient]> {
  const [ada, ben] = [await Guest.at(url, 'Ada'), await Guest.at(url, 'Ben')]
  const time = { kind: 'live', seconds: 2 * PATIENCE_SECONDS }
  const { code } = await ada.createTable({ game: 'comet-rush', seats: 2, time })
  const clients = [ada.watch(code), ben.watch(code)] as const
  for (const client of clients) await must(client, { kind: 'sit' }, { kind: 'ready', ready: true })
  await must(clients[0], { kind: 'start' })
  while (!clients[0].state.shown?.legal.length) await sleep(2)
  return clients
}

async function must(client: TableClient, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) expect(await client.send(command)).toEqual({ ok: true })
}

/** Who gave each answer in the log. */
async function answersIn(code: string): Promise<readonly string[]> {
  const store = await openStore({ dataDir })
  const table = await store.tables.findByCode(code)
  const log = await store.log.read(table?.id ?? '', 0)
  await store.close()
  return log.flatMap(({ entry }) => (entry.kind === 'act' ? [entry.by] : []))
}
