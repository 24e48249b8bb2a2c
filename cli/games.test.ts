import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { terminal } from './starboard.fixture.ts'

const { starboard } = terminal()

describe('games', () => {
  it('describes the shelf to programs', async () => {
    const { exitCode, out } = await starboard('games', '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)[0]).toMatchObject({
      id: 'comet-rush',
      name: 'Comet Rush',
      rules: expect.any(Number),
      seats: [2, 6],
      bots: expect.arrayContaining(['random']),
      options: expect.arrayContaining([expect.objectContaining({ name: 'distance', min: 6, max: 40 })]),
    })
  })

  it('is quiet when the reader has seen enough', async () => {
    const bin = fileURLToPath(new URL('./starboard.mjs', import.meta.url))
    const child = spawn(process.execPath, [bin, 'games', '--json'], { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    let error = ''
    child.stderr.on('data', (text) => {
      error += text
    })
    const [exitCode] = await once(child, 'close')
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
  })
})
