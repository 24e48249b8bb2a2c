import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '../temporary.mjs'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Of a server that is gone when its pictures are taken. */
export const ADMIN_TOKEN = 'the-host-of-the-pictures'

/** A server of its own with an empty store, which is gone afterwards. */
export async function openHouse(settings = {}) {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    STARBOARD_DATA: join(temporaryFolder(), 'data'),
    STARBOARD_ADMIN_TOKEN: ADMIN_TOKEN,
    ...settings,
  }
  const child = spawn(process.execPath, ['cli/starboard.mjs', 'serve'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let isListening = false
  for await (const line of createInterface({ input: child.stdout })) {
    isListening = line.includes('"listening"')
    if (isListening) break
  }
  if (!isListening) throw new Error('The server did not start.')
  child.stdout.resume()
  return { url: `http://127.0.0.1:${port}`, close: () => child.kill('SIGTERM') }
}

function freePort() {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
