import { Button } from '@starboard/screen/pieces/button.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import { setHead } from '../model/head.ts'
import { readText } from '../model/text.ts'
import type { KeptCourse } from '../store/shelf.ts'
import type { Keeping } from '../use-editor.ts'
import mineCss from './mine-panel.module.css'
import css from './panels.module.css'
import { Thumb } from './thumb.tsx'

interface MinePanelProps {
  readonly keeping: Keeping
  /** Shows how to begin another one. */
  openNew(): void
}

/** The courses that this browser keeps. */
export function MinePanel({ keeping, openNew }: MinePanelProps) {
  const [gone, setGone] = useState<KeptCourse | null>(null)
  const { shelf, id, isKept } = keeping
  const remove = (course: KeptCourse) => {
    keeping.remove(course.id)
    setGone(course)
  }
  return (
    <div className={css.panel}>
      <Button look="secondary" icon={<Icon name="plus" />} onClick={openNew}>
        New course
      </Button>
      {!isKept && (
        <p className={css.verdict} data-tone="fault" role="alert">
          <Icon name="warning" />
          This browser has no room left. Save the course as a file, or delete another one.
        </p>
      )}
      {gone !== null && (
        <p className={mineCss.gone} role="status">
          Deleted “{nameOf(gone)}”.
          <Button
            look="quiet"
            icon={<Icon name="undo" />}
            onClick={() => {
              keeping.restore(gone)
              setGone(null)
            }}
          >
            Bring it back
          </Button>
        </p>
      )}
      {shelf.courses.length === 0 && <p className={css.note}>What you draw is kept here, in this browser.</p>}
      <ul className={mineCss.list}>
        {shelf.courses.map((course) => (
          <Row key={course.id} course={course} isOpen={course.id === id} keeping={keeping} remove={remove} />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  readonly course: KeptCourse
  readonly isOpen: boolean
  readonly keeping: Keeping
  remove(course: KeptCourse): void
}

function Row({ course, isOpen, keeping, remove }: RowProps) {
  const read = readText(course.text)
  const drawn = 'course' in read ? read.course : null
  const name = nameOf(course)
  return (
    <li className={mineCss.row} data-open={isOpen || undefined}>
      <button
        type="button"
        className={mineCss.open}
        aria-current={isOpen || undefined}
        onClick={() => !isOpen && keeping.open(course.id)}
      >
        {drawn !== null && <Thumb course={drawn} />}
        <span>
          <b>{name}</b>
          <small>
            {drawn === null ? 'cannot be read' : `${drawn.width} × ${drawn.height}`}
            {isOpen ? ' · on the drawing board' : ` · ${new Date(course.at).toLocaleDateString()}`}
          </small>
        </span>
      </button>
      {drawn !== null && (
        <IconButton
          label={`Duplicate ${name}`}
          icon={<Icon name="copy" />}
          onClick={() => keeping.begin(setHead(drawn, { name: `${name} copy` }))}
        />
      )}
      {!isOpen && <IconButton label={`Delete ${name}`} icon={<Icon name="close" />} onClick={() => remove(course)} />}
    </li>
  )
}

function nameOf({ text }: KeptCourse): string {
  const read = readText(text)
  return ('course' in read ? read.course.head.name : undefined) ?? 'Course without a name'
}
