import type { Command } from '@starboard/server/protocol'
import { useState } from 'react'
import { toast } from '../../pieces/toast.tsx'
import type { Source } from '../../play/source.ts'
import type { Plan } from './plan.ts'

export interface Commands {
  /** True: it was done. A refusal is told as a sentence. */
  send(command: Command): Promise<boolean>
  /** One command after the other, until one is refused. */
  run(plan: Plan): Promise<void>
  /** Label of the plan that is being carried out. */
  readonly running: string | null
}

export function useCommands(source: Source): Commands {
  const [running, setRunning] = useState<string | null>(null)

  const send = async (command: Command) => {
    const given = await source.send(command)
    if (!given.ok) toast(given.refused.text, 'harm')
    return given.ok
  }

  const run = async ({ label, commands }: Plan) => {
    setRunning(label)
    for (const command of commands) if (!(await send(command))) break
    setRunning(null)
  }

  return { send, run, running }
}
