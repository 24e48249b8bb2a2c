import { useId } from 'react'
import { CourseThumb } from '../board/art/course-thumb.tsx'
import { COURSES } from '../data/courses/index.ts'
import css from './course.module.css'
import { factsOf, factText, measuredFacts } from './facts.ts'
import { type WantedCourse, wantedCourse } from './wanted.ts'

interface CourseCardsProps {
  /** As the option says it: a name, or a text. */
  readonly value: string
  readonly seats: number
  onChange(wanted: string): void
}

/** The courses of the house, and the table's own if it has one. */
export function CourseCards({ value, seats, onChange }: CourseCardsProps) {
  const group = useId()
  const built = COURSES.flatMap(({ name }) => wantedCourse(name) ?? [])
  const own = built.some(({ wanted }) => wanted === value) ? null : wantedCourse(value)
  return (
    <fieldset className={css.cards}>
      <legend className="spoken">Choose a course</legend>
      {[...built, ...(own === null ? [] : [own])].map((course) => (
        <CourseCard
          key={course.name}
          group={group}
          course={course}
          isChosen={course.wanted === value}
          isFit={isFit(course, seats)}
          choose={() => onChange(course.wanted)}
        />
      ))}
    </fieldset>
  )
}

/** RR-2.1 */
function isFit({ course: { head } }: WantedCourse, seats: number): boolean {
  const { players } = head
  return players === undefined || (seats >= players.least && seats <= players.most)
}

interface CourseCardProps {
  readonly group: string
  readonly course: WantedCourse
  readonly isChosen: boolean
  readonly isFit: boolean
  choose(): void
}

function CourseCard({ group, course: wanted, isChosen, isFit, choose }: CourseCardProps) {
  const { name, course } = wanted
  const { difficulty, players } = course.head
  const reason = isFit || players === undefined ? undefined : `for ${players.least} to ${players.most} robots`
  return (
    <label
      className={css.card}
      data-unfit={!isFit || undefined}
      title={reason ?? factsOf(wanted).map(factText).join(', ')}
    >
      <input type="radio" name={group} checked={isChosen} onChange={choose} />
      <span className={css.thumb}>
        <CourseThumb course={course} />
      </span>
      <span className={css.name}>{name}</span>
      <small className={css.cardLevel}>
        {difficulty ?? 'own course'}
        {measuredFacts(wanted).map((fact) => (
          <span key={fact.text}>{factText(fact)}</span>
        ))}
        {reason !== undefined && <span className="spoken">, {reason}</span>}
      </small>
    </label>
  )
}
