import type { EditorProps } from '@starboard/screen/contract/editor.ts'
import theme from '../board/theme.module.css'
import { NewDialog } from './dialogs/new-dialog.tsx'
import { ShareDialog } from './dialogs/share-dialog.tsx'
import { RobotLayer } from './drive/robot-layer.tsx'
import css from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { textOf } from './model/session.ts'
import { CheckPanel } from './panels/check-panel.tsx'
import { CoursePanel } from './panels/course-panel.tsx'
import { DrawPanel } from './panels/draw-panel.tsx'
import { DrivePanel, lastSquare } from './panels/drive-panel.tsx'
import { MeasurePanel } from './panels/measure-panel.tsx'
import { MinePanel } from './panels/mine-panel.tsx'
import { Panels } from './panels/panels.tsx'
import { TextPanel } from './panels/text-panel.tsx'
import { Canvas, type Mark } from './screen/canvas.tsx'
import { Palette, ToolSettings } from './screen/palette.tsx'
import type { CourseCheck } from './use-course-check.ts'
import { type Desk, useDesk } from './use-desk.ts'

/** The drawing board: tools, the course, and what there is to say about it. */
export function Editor(props: EditorProps) {
  const desk = useDesk(props)
  const { session, dispatch, keeping, isPhone, dialog, openDialog } = desk
  const close = () => openDialog(null)
  return (
    <div className={theme.theme}>
      <div className={css.editor} data-panel={desk.panel}>
        <EditorBar desk={desk} />
        {!isPhone && (
          <div className={css.tools}>
            <Palette brush={session.brush} dispatch={dispatch} />
            <ToolSettings brush={session.brush} dispatch={dispatch} />
          </div>
        )}
        <Stage desk={desk} />
        <div className={css.side}>
          <Side desk={desk} />
        </div>
        <NewDialog isOpen={dialog === 'new'} close={close} begin={keeping.begin} />
        <ShareDialog
          course={session.history.now.course}
          isOpen={dialog === 'share'}
          linkTo={props.linkTo}
          say={props.say}
          close={close}
        />
      </div>
    </div>
  )
}

function Stage({ desk: { session, dispatch, check, zoom, panel, driving } }: { readonly desk: Desk }) {
  return (
    <div className={css.stage}>
      <Canvas session={session} marks={marksOf(check)} zoom={zoom} dispatch={dispatch}>
        {panel === 'Drive' && (
          <RobotLayer
            course={session.history.now.course}
            plan={driving.plan}
            frame={driving.frame}
            lastAt={lastSquare(driving)}
          />
        )}
      </Canvas>
    </div>
  )
}

/** One mark a square; a fault hides a warning. */
function marksOf({ findings }: CourseCheck): readonly Mark[] {
  const marks = new Map<number, Mark>()
  for (const { square, tone } of findings.toReversed()) if (square !== null) marks.set(square, { square, tone })
  return [...marks.values()]
}

function Side({ desk }: { readonly desk: Desk }) {
  const { session, dispatch, check, isPhone, panel, openPanel, openDialog } = desk
  const { course, selection } = session.history.now
  return (
    <Panels
      open={panel}
      isPhone={isPhone}
      faults={check.findings.filter(({ tone }) => tone === 'fault').length}
      onOpen={openPanel}
      panels={{
        Draw: <DrawPanel session={session} zoom={desk.zoom} dispatch={dispatch} />,
        Course: <CoursePanel course={course} selection={isPhone ? null : selection} dispatch={dispatch} />,
        Check: <CheckPanel check={check} show={desk.show} openTable={desk.openTable} playAlone={desk.playAlone} />,
        Text: <TextPanel view={textOf(session)} jump={desk.jump} dispatch={dispatch} />,
        Drive: <DrivePanel course={course} selection={selection} driving={desk.driving} />,
        Bots: <MeasurePanel course={course} isPlayable={check.isPlayable} measuring={desk.measuring} />,
        Mine: <MinePanel keeping={desk.keeping} openNew={() => openDialog('new')} />,
      }}
    />
  )
}
