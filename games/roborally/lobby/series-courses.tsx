import type { OptionPicture } from '@starboard/screen/contract/lobby.ts'
import { CourseThumb } from '../board/art/course-thumb.tsx'
import { COURSE_NAMES } from '../data/courses/names.ts'
import css from './series-courses.module.css'
import { RACES, seriesOf, seriesText, wantedCourse } from './wanted.ts'

/** RR-12.15: one course a race. */
export function SeriesCourses({ values, mayChange, onChange }: OptionPicture) {
  const courses = seriesOf(values)
  const own = String(values.course ?? '')
  const choices = [...new Set<string>([...COURSE_NAMES, own, ...courses])]
  const change = (race: number, wanted: string) =>
    onChange(
      seriesText(
        courses.map((one, place) => (place === race - 1 ? wanted : one)),
        own,
      ),
    )
  return (
    <>
      <ol className={css.races}>
        {RACES.map((race) => {
          const wanted = courses[race - 1] ?? ''
          const course = wantedCourse(wanted)
          return (
            <li key={race}>
              <span className={css.thumb}>{course !== null && <CourseThumb course={course.course} />}</span>
              {mayChange ? (
                <label>
                  Race {race}
                  <select value={wanted} onChange={({ target }) => change(race, target.value)}>
                    {choices.map((choice) => (
                      <option key={choice} value={choice}>
                        {wantedCourse(choice)?.name ?? choice}
                      </option>
                    ))}
                  </select>
                </label>
              ) : (
                <span>
                  Race {race} <b>{course?.name}</b>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className={css.note}>
        In a series everybody has 30 seconds to program, and a placed card stays where it is (RR-12.10).
      </p>
    </>
  )
}
