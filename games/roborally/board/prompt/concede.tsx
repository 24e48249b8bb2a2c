import { type Leaving, LeavingDialog, useLeaving } from '@starboard/screen/frame/layout/leaving.tsx'
import type { MenuLine } from '@starboard/screen/frame/layout/slots.ts'
import { isRacing } from '../../rules/robot.ts'
import type { Picking } from '../model/use-picking.ts'

interface Conceding extends Leaving {
  /** For the table's menu; none where there is nothing to give up. */
  readonly lines: readonly MenuLine[]
}

/** RR-12.6 */
export function useConcede({ me, view, act, beat }: Picking): Conceding {
  const robot = me === null ? undefined : view.robots[me]
  const mayConcede = robot !== undefined && isRacing(robot) && !robot.conceding && view.ended === null
  const leaving = useLeaving(mayConcede && beat === null, () => act({ kind: 'concede' }))
  return { ...leaving, lines: mayConcede ? [{ name: 'Concede the race', icon: 'flag', run: leaving.ask }] : [] }
}

export const ConcedeDialog = ({ conceding }: { readonly conceding: Conceding }) => (
  <LeavingDialog leaving={conceding} title="Concede the race?" yes="Concede" no="Race on">
    <p>Your robot leaves the board for good, and its place is behind everybody who stays in the race. RR-12.6</p>
  </LeavingDialog>
)
