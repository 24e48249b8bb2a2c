import { SCRIPTS } from '../data/scripts/index.ts'
import { inOrderOfTime } from '../rules/script/announced.ts'
import { scriptFaults } from '../rules/script/check-script.ts'
import type { Script, ScriptEvent } from '../rules/script/script.ts'

export function finished(id: string): Script {
  const script = SCRIPTS.find((one) => one.id === id)
  if (script === undefined) throw new Error(`There is no finished script ${id}.`)
  return script
}

/** One event of a script, by its time: changed, gone (null), or with another one beside it. */
export interface Spoil {
  readonly at: number
  readonly to?: Readonly<Record<string, unknown>> | null
  readonly and?: ScriptEvent
}

export function spoilt(script: Script, { at, to = {}, and }: Spoil): Script {
  const place = script.events.findIndex((event) => event.at === at)
  const event = script.events[place]
  if (event === undefined) throw new Error(`Nothing happens at ${at} s.`)
  const changed = to === null ? [] : [withChange(event, to)]
  return {
    ...script,
    events: inOrderOfTime([...script.events.toSpliced(place, 1, ...changed), ...(and === undefined ? [] : [and])]),
  }
}

/** An internal threat has no zone. */
function withChange(event: ScriptEvent, to: Readonly<Record<string, unknown>>): ScriptEvent {
  const changed: Record<string, unknown> = { ...event, ...to }
  if (changed.kind === 'internal') delete changed.zone
  return changed as unknown as ScriptEvent
}

/** The rules it breaks, each once. */
export const broken = (script: Script): readonly string[] => [...new Set(scriptFaults(script).map(({ rule }) => rule))]
