import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { CourseStage } from './course-stage.tsx'
import { RobotChoice } from './robot-choice.tsx'
import { SeriesCourses } from './series-courses.tsx'

/** RR-12.10: a series leaves no choice about these. */
const FIXED_IN_SERIES = ['timerMode', 'timerSeconds', 'placement']

export const lobby: LobbyModule = {
  options: { course: CourseStage, seriesCourses: SeriesCourses },
  seatOptions: { robot: RobotChoice },
  stage: 'course',
  isShown(name, { series }) {
    const isSeries = series === 'best-of-3'
    return isSeries ? !FIXED_IN_SERIES.includes(name) : name !== 'seriesCourses'
  },
}
