import type { LargeCard } from '@starboard/screen/contract/board.ts'
import { ThreatDrawing } from '../../art/index.ts'
import { ActionCard } from '../../film/action-card.tsx'
import { actionExplained, threatExplained } from '../../film/explain.ts'
import { type Action, PLAIN_ACTIONS, STATIONS, THREAT_IDS } from '../../rules/vocabulary.ts'

const ACTIONS: readonly Action[] = [...PLAIN_ACTIONS, ...STATIONS.map((station) => `go:${station}` as const)]

/** A half of an action card, or a threat card. */
export function enlarged(card: string): LargeCard | null {
  const threat = THREAT_IDS.find((id) => card === `threat ${id}`)
  if (threat !== undefined) {
    const { name = '', text, rule } = threatExplained(threat)
    return { name, face: <ThreatDrawing id={threat} size={96} />, text, rule }
  }
  const action = ACTIONS.find((one) => card === `action ${one}`)
  if (action === undefined) return null
  const { name = '', text, rule } = actionExplained(action)
  return { name, face: <ActionCard action={action} />, text, rule }
}
