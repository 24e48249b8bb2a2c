import type { EditorProps } from '@starboard/screen/contract/editor.ts'
import { type Dispatch, useState } from 'react'
import { printCourse } from '../rules/course/print.ts'
import { type Driving, useDrive } from './drive/use-drive.ts'
import { type Measuring, useMeasure } from './measure/use-measure.ts'
import type { Session, SessionAction } from './model/session.ts'
import type { PanelName } from './panels/panels.tsx'
import type { Jump } from './panels/text-panel.tsx'
import { useDeskKeys } from './screen/use-desk-keys.ts'
import { useIsPhone } from './screen/use-is-phone.ts'
import { useZoom, type Zoom } from './screen/use-zoom.ts'
import { type CourseCheck, type Finding, useCourseCheck } from './use-course-check.ts'
import { type Keeping, useEditor } from './use-editor.ts'

/** Everything that the parts of the drawing board share. */
export interface Desk {
  readonly session: Session
  readonly dispatch: Dispatch<SessionAction>
  readonly keeping: Keeping
  readonly check: CourseCheck
  readonly driving: Driving
  readonly measuring: Measuring
  readonly zoom: Zoom
  /** Little room: the tools are a panel among the others. */
  readonly isPhone: boolean
  readonly panel: PanelName
  openPanel(panel: PanelName): void
  readonly jump: Jump | null
  /** Goes to the square a finding is about, or to its place in the text. */
  show(finding: Finding): void
  readonly dialog: 'new' | 'share' | null
  openDialog(dialog: Desk['dialog']): void
  openTable(): void
  playAlone(): void
}

export function useDesk({ shared, say, openTable, playAlone }: EditorProps): Desk {
  const { session, dispatch, keeping } = useEditor({ shared, say })
  const { course } = session.history.now
  const isPhone = useIsPhone()
  const zoom = useZoom()
  const [wanted, openPanel] = useState<PanelName | null>(null)
  const [dialog, openDialog] = useState<Desk['dialog']>(null)
  const [jump, setJump] = useState<Jump | null>(null)
  useDeskKeys({ brush: session.brush, zoom, dispatch })
  const options = () => ({ course: printCourse(course) })
  const first = isPhone ? 'Draw' : 'Course'
  return {
    session,
    dispatch,
    keeping,
    check: useCourseCheck(course),
    driving: useDrive(course),
    measuring: useMeasure(),
    zoom,
    isPhone,
    panel: wanted === null || (wanted === 'Draw' && !isPhone) ? first : wanted,
    openPanel,
    jump,
    show(finding) {
      if (finding.square !== null) return dispatch({ kind: 'look', square: finding.square })
      setJump((before) => ({ id: (before?.id ?? 0) + 1, remark: finding }))
      openPanel('Text')
    },
    dialog,
    openDialog,
    openTable: () => openTable(options()),
    playAlone: () => playAlone(options()),
  }
}
