import type { NameOf } from '@starboard/kernel'
import type { Keepsake } from '@starboard/screen/contract/board.ts'
import { shareCode } from '../film/model/share-code.ts'
import { flownMission, missionFileOf } from '../rules/flight/mission-file.ts'
import type { View } from '../rules/view.ts'

/** The flown mission, to be resolved again or changed in the mission lab. */
export function keepsake(view: View, name: NameOf): Keepsake | null {
  const [mission, text] = [flownMission(view, name), missionFileOf(view, name)]
  if (mission === null || text === null) return null
  const shared = shareCode(mission)
  return {
    name: 'Mission file',
    fileName: 'space-alert-mission.json',
    text,
    ...(shared !== null && { workshop: { label: 'Open in the mission lab', shared } }),
  }
}
