import type { OptionPicture } from '@starboard/screen/contract/lobby.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import { CourseArt } from '../board/art/course-art.tsx'
import { courseBox, viewBoxOf } from '../board/art/course-box.ts'
import theme from '../board/theme.module.css'
import css from './course.module.css'
import { CourseCards } from './course-cards.tsx'
import { factsOf } from './facts.ts'
import { OwnCourse } from './own-course.tsx'
import { seriesOf, type WantedCourse, wantedCourse } from './wanted.ts'

const EDITOR = '/g/roborally/editor'

/** RR-2.6: the course, drawn, and the ones to choose from. */
export function CourseStage({ value, values, seats, match, mayChange, onChange }: OptionPicture) {
  const [isOpen, setOpen] = useState(false)
  const hasList = values.series === 'best-of-3' && values.seriesCourses !== ''
  const shown = wantedCourse(hasList ? (seriesOf(values)[match - 1] ?? '') : String(value))
  return (
    <>
      <div className={css.stage}>
        <div className={theme.theme}>{shown !== null && <CourseDrawing course={shown} />}</div>
        <div className={css.about}>
          {shown === null ? <p>This course cannot be read.</p> : <CourseWords course={shown} />}
          {hasList && <p className={css.note}>Race {match} of the series; all its courses stand below.</p>}
        </div>
        {mayChange && !hasList && (
          <div className={css.choice}>
            <CourseCards value={String(value)} seats={seats} onChange={onChange} />
            <p className={css.own}>
              <Button look="quiet" onClick={() => setOpen(true)}>
                Your own course
              </Button>
              <a href={EDITOR} target="_blank" rel="noreferrer">
                <Icon name="external" size={16} />
                Draw one in the editor
              </a>
            </p>
          </div>
        )}
      </div>
      <OwnCourse
        isOpen={isOpen}
        wanted={String(value)}
        close={() => setOpen(false)}
        take={(text) => {
          setOpen(false)
          onChange(text)
        }}
      />
    </>
  )
}

const CourseDrawing = ({ course: { course, name } }: { readonly course: WantedCourse }) => (
  <svg
    className={css.drawing}
    viewBox={viewBoxOf(courseBox(course, { hasCoordinates: false }))}
    role="img"
    aria-label={`The course ${name}`}
  >
    <CourseArt course={course} hasCoordinates={false} />
  </svg>
)

function CourseWords({ course: wanted }: { readonly course: WantedCourse }) {
  const { difficulty, note } = wanted.course.head
  return (
    <>
      <h3>
        {wanted.name}
        {difficulty !== undefined && <small className={css.level}>{difficulty}</small>}
      </h3>
      {note !== undefined && <p className={css.note}>{note}</p>}
      <ul className={css.facts}>
        {factsOf(wanted).map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b> {text}
          </li>
        ))}
      </ul>
    </>
  )
}
