import type { Session, SessionAction } from '../model/session.ts'
import { Palette, ToolSettings } from '../screen/palette.tsx'
import type { Zoom } from '../screen/use-zoom.ts'
import { ZoomButtons } from '../screen/zoom-buttons.tsx'
import css from './panels.module.css'
import { SquareCard } from './square-card.tsx'

interface DrawPanelProps {
  readonly session: Session
  readonly zoom: Zoom
  dispatch(action: SessionAction): void
}

/** The tools on a phone: under the drawing, at the thumb. */
export function DrawPanel({ session, zoom, dispatch }: DrawPanelProps) {
  const { course, selection } = session.history.now
  return (
    <div className={css.panel}>
      <Palette brush={session.brush} dispatch={dispatch} />
      <ToolSettings brush={session.brush} dispatch={dispatch} />
      <ZoomButtons zoom={zoom} />
      {selection !== null && <SquareCard course={course} square={selection} dispatch={dispatch} />}
    </div>
  )
}
