import { Ring } from '@starboard/screen/frame/pointing/ring.tsx'
import css from './coach.module.css'

interface LessonRingProps {
  find(): Element | null
  /** Green: it may be pressed. */
  readonly isToPress: boolean
}

/** A ring around the real piece. */
export const LessonRing = ({ find, isToPress }: LessonRingProps) => (
  <div className={css.layer} aria-hidden="true">
    <Ring find={find} look={isToPress ? 'press' : 'look'} />
  </div>
)
