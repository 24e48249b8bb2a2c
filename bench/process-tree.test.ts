import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { usedBy } from './process-tree.ts'

const WORK = `const until = Date.now() + 300; while (Date.now() < until); process.stdout.write('done'); setInterval(() => 0, 1000)`

/** A process that does nothing itself but starts one that is busy for a while. */
const PARENT = `const { spawn } = require('node:child_process')
spawn(process.execPath, ['-e', ${JSON.stringify(WORK)}], { stdio: 'inherit' }); setInterval(() => 0, 1000)`

it.runIf(process.platform === 'linux')('what a process has started is counted with it', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const pid = parent.pid ?? 0
  try {
    const alone = usedBy(pid)
    await once(parent.stdout, 'data')
    const together = usedBy(pid)
    expect(together?.cpuSeconds).toBeGreaterThan(alone?.cpuSeconds ?? 0)
    expect(together?.residentBytes).toBeGreaterThan(30_000_000)
  } finally {
    process.kill(-pid)
  }
})
