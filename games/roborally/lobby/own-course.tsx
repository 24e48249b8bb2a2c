import { isRefusal } from '@starboard/kernel'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { CourseThumb } from '../board/art/course-thumb.tsx'
import type { Course, Remark } from '../rules/course/course.ts'
import { parseCourse } from '../rules/course/parse.ts'
import { warningsOf } from '../rules/course/playable.ts'
import { printCourse } from '../rules/course/print.ts'
import { fromShareCode } from '../rules/course/share.ts'
import { textOf } from '../rules/course/table.ts'
import css from './own-course.module.css'
import { MOST_TEXT } from './wanted.ts'

interface OwnCourseProps {
  readonly isOpen: boolean
  /** What the table has now: a name or a text. */
  readonly wanted: string
  take(text: string): void
  close(): void
}

/** A course as a text, from a file, from the editor, or typed: with what is wrong about it. */
export const OwnCourse = ({ isOpen, wanted, take, close }: OwnCourseProps) => (
  <Dialog title="Your own course" size="wide" isOpen={isOpen} close={close}>
    <CourseText wanted={wanted} take={take} />
  </Dialog>
)

function CourseText({ wanted, take }: Pick<OwnCourseProps, 'wanted' | 'take'>) {
  const [text, setText] = useState(() => textOf(wanted))
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const read = readText(useDeferredValue(text))
  const show = (remark: Remark) => {
    const at = placeIn(text, remark)
    box.current?.focus()
    box.current?.setSelectionRange(at, at + Math.max(1, remark.token.length))
  }
  return (
    <div className={css.text}>
      <label htmlFor={id}>A course text, or the share code of one</label>
      <textarea
        id={id}
        ref={box}
        rows={16}
        wrap="off"
        spellCheck={false}
        maxLength={MOST_TEXT}
        value={text}
        aria-invalid={read.course === null}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.verdict} role="status">
        {read.course !== null && <CourseThumb course={read.course} />}
        <Remarks title="Not yet a course" remarks={read.faults} show={show} />
        <Remarks title="To know" remarks={read.warnings} show={show} />
      </div>
      <Button
        look="primary"
        isOff={read.course === null}
        onClick={() => read.course !== null && take(read.isCode ? printCourse(read.course) : text)}
      >
        Use this course
      </Button>
    </div>
  )
}

interface ReadText {
  readonly course: Course | null
  /** What was read is the code of a course, not its text. */
  readonly isCode: boolean
  readonly faults: readonly Remark[]
  readonly warnings: readonly Remark[]
}

function readText(text: string): ReadText {
  const parsed = parseCourse(text, 'course')
  if ('course' in parsed) return { course: parsed.course, isCode: false, faults: [], warnings: warningsOf(text) }
  const shared = sharedIn(text)
  return shared === null
    ? { course: null, isCode: false, faults: parsed.faults, warnings: [] }
    : { course: shared, isCode: true, faults: [], warnings: warningsOf(shared) }
}

/** A code by itself, or the address of the editor with the code behind its `#`. */
function sharedIn(text: string): Course | null {
  const code = text.trim().split('#').at(-1) ?? ''
  if (code === '' || /\s/.test(code)) return null
  const course = fromShareCode(code)
  return isRefusal(course) ? null : course
}

const MOST_REMARKS = 8

interface RemarksProps {
  readonly title: string
  readonly remarks: readonly Remark[]
  show(remark: Remark): void
}

function Remarks({ title, remarks, show }: RemarksProps) {
  if (remarks.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {remarks.slice(0, MOST_REMARKS).map((remark) => (
          <li key={`${remark.line}/${remark.column}/${remark.text}`}>
            <button type="button" onClick={() => show(remark)}>
              Line {remark.line}, column {remark.column}
            </button>{' '}
            {remark.text} <small>{remark.rule}</small>
          </li>
        ))}
      </ul>
      {remarks.length > MOST_REMARKS && <p>… and {remarks.length - MOST_REMARKS} more</p>}
    </section>
  )
}

/** Where in the text a line and a column are. */
const placeIn = (text: string, { line, column }: Remark): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1)
