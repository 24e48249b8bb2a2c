import { isRefusal } from '@starboard/kernel'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { type ChangeEvent, useState } from 'react'
import { COURSES } from '../../data/courses/index.ts'
import type { Course } from '../../rules/course/course.ts'
import { fromShareCode } from '../../rules/course/share.ts'
import { blankCourse } from '../model/blank.ts'
import { readText } from '../model/text.ts'
import { SIZES } from '../model/tiles.ts'
import { Choice } from '../panels/course-panel.tsx'
import panelCss from '../panels/panels.module.css'
import { Thumb } from '../panels/thumb.tsx'
import css from './dialogs.module.css'

interface NewDialogProps {
  readonly isOpen: boolean
  close(): void
  begin(course: Course): void
}

/** How a course can begin: bare, from one of the six, or from what somebody else has drawn. */
export function NewDialog({ isOpen, close, begin }: NewDialogProps) {
  const start = (course: Course) => {
    begin(course)
    close()
  }
  return (
    <Dialog title="New course" isOpen={isOpen} close={close} size="wide">
      <div className={css.sections}>
        <Blank start={start} />
        <Given start={start} />
        <Brought start={start} />
      </div>
    </Dialog>
  )
}

interface StartProps {
  start(course: Course): void
}

const LENGTHS = Array.from({ length: SIZES.most - SIZES.least + 1 }, (_, place) => String(SIZES.least + place))

function Blank({ start }: StartProps) {
  const [width, setWidth] = useState('12')
  const [height, setHeight] = useState('10')
  return (
    <section>
      <h3 className={panelCss.heading}>A bare floor</h3>
      <p className={panelCss.note}>Walls around it, four docks and two checkpoints to begin with.</p>
      <div className={css.blank}>
        <Choice label="Columns" value={width} choices={LENGTHS.map((one) => [one, one])} onChange={setWidth} />
        <Choice label="Rows" value={height} choices={LENGTHS.map((one) => [one, one])} onChange={setHeight} />
        <Button look="secondary" onClick={() => start(blankCourse({ width: Number(width), height: Number(height) }))}>
          Begin
        </Button>
      </div>
    </section>
  )
}

/** Section 15: to change, or to learn from. */
function Given({ start }: StartProps) {
  return (
    <section>
      <h3 className={panelCss.heading}>One of the six</h3>
      <ul className={css.given}>
        {COURSES.flatMap(({ name, text }) => {
          const read = readText(text)
          return 'course' in read ? [{ name, course: read.course }] : []
        }).map(({ name, course }) => (
          <li key={name}>
            <button type="button" onClick={() => start(course)}>
              <Thumb course={course} />
              <span>
                <b>{name}</b>
                <small>
                  {course.head.difficulty}, {course.width} × {course.height}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A text or a share code, pasted or from a file. */
function Brought({ start }: StartProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const take = (given: string) => {
    const read = readAny(given)
    if (typeof read === 'string') return setFault(read)
    setFault(null)
    start(read)
  }
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    take(await file.text())
    target.value = ''
  }
  return (
    <section>
      <h3 className={panelCss.heading}>From elsewhere</h3>
      <div className={css.brought}>
        <textarea
          value={text}
          rows={3}
          aria-label="Course text or share code"
          placeholder="Paste a course text or a share code"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={panelCss.row}>
          <Button look="secondary" isOff={text.trim() === ''} onClick={() => take(text)}>
            Take it
          </Button>
          <label className={css.file}>
            <Icon name="upload" />
            Open a file
            <input type="file" accept=".txt,.rrcourse,text/plain" onChange={load} />
          </label>
        </div>
        {fault !== null && <p role="alert">{fault}</p>}
      </div>
    </section>
  )
}

/** A sentence where neither can be read. */
function readAny(given: string): Course | string {
  const word = given.trim()
  if (word.includes('\n') || word.startsWith('rrcourse')) {
    const read = readText(given)
    if ('course' in read) return read.course
    const [fault] = read.faults
    return fault === undefined ? 'Nothing can be read.' : `Line ${fault.line}, column ${fault.column}: ${fault.text}`
  }
  const course = fromShareCode(word.slice(word.lastIndexOf('#') + 1))
  return isRefusal(course) ? course.text : course
}
