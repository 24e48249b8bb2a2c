import { isRefusal } from '@starboard/kernel'
import type { Fault } from '../../rules/file/fault.ts'
import { faultsIn } from '../../rules/file/faults.ts'
import { readMission } from '../../rules/file/read.ts'
import type { MissionFile } from '../../rules/file/schema.ts'
import type { Mission } from '../../rules/mission.ts'

/** What is edited: a mission file, which may have faults on the way to a better one. */
export type Draft = MissionFile

/** A draft that can be resolved, or everything that is wrong with it. */
export type DraftCheck = { readonly mission: Mission } | { readonly faults: readonly Fault[] }

export function checkDraft(draft: Draft): DraftCheck {
  const read = readMission(draft)
  if (!isRefusal(read)) return { mission: read.mission }
  const faults = faultsIn(draft)
  return { faults: faults.length > 0 ? faults : [faultOf(read.text, read.rule)] }
}

/** A refusal's sentence begins with the place: "crew[1].name: must not be empty." */
function faultOf(sentence: string, rule: string): Fault {
  const [, path = '', text = sentence] = /^([\w.[\]]+): (.*?)\.?$/s.exec(sentence) ?? []
  return { path, rule, text }
}

/** What is wrong at a place or within it: "threats[2]" also has what "threats[2].turn" has. */
export const faultsAt = (faults: readonly Fault[], path: string): readonly Fault[] =>
  faults.filter(
    (fault) => fault.path === path || fault.path.startsWith(`${path}.`) || fault.path.startsWith(`${path}[`),
  )

export const faultText = ({ path, text, rule }: Fault): string => `${path}: ${text} (${rule}).`
