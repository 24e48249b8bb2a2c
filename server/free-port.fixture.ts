import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below those that a system hands out by itself: nobody else gets it before the server has it, or while that is down for
 * a moment. And above the last one that browsers refuse to talk to.
 */
const [FIRST_PORT, LAST_PORT] = [11_000, 32_000]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (isOpen) await new Promise((resolve) => server.close(resolve))
  return isOpen
}
