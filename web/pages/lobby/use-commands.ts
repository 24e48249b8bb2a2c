import type { MatchSource } from '@starboard/screen/contract/match-source.ts'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import type { Command } from '@starboard/wire/protocol'
import { useState } from 'react'
import type { Plan } from './plan.ts'

export interface Commands {
  /** True: it was done. A refusal is told as a sentence. */
  send(command: Command): Promise<boolean>
  /** One command after the other, until one is refused. */
  run(plan: Plan): Promise<void>
  /** Label of the plan that is being carried out. */
  readonly running: string | null
}

export function useCommands(source: MatchSource): Commands {
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
