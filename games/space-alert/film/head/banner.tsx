import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { ThreatDrawing } from '../../art/index.ts'
import { momentAt, type Reel } from '../model/reel.ts'
import { toneOf } from '../model/tone.ts'
import { crewIn, threatIn } from '../model/turn-story.ts'
import css from './head.module.css'

interface BannerProps {
  readonly reel: Reel
  readonly place: number
}

/** What has just happened, large; above it, small, what happened before. */
export function Banner({ reel, place }: BannerProps) {
  const moment = momentAt(reel, place)
  const before = place > 0 ? momentAt(reel, place - 1) : null
  const threat = reel.mission.threats[threatIn(moment.happening) ?? -1]
  const crew = crewIn(moment.happening)
  return (
    <div className={css.banner} data-tone={toneOf(moment)}>
      <span className={css.hazard} aria-hidden="true" />
      {crew !== null && <SeatShape seat={reel.seats[crew] ?? crew} size={26} />}
      <div className={css.words}>
        <p className={css.before}>{before === null || before.turn !== moment.turn ? ' ' : before.text}</p>
        <p className={css.said} data-length={lengthOf(moment.text)}>
          {moment.text}
        </p>
      </div>
      {threat !== undefined && (
        <span className={css.art} aria-hidden="true">
          <ThreatDrawing id={threat.id} size={76} hasFrame={false} />
        </span>
      )}
    </div>
  )
}

const lengthOf = (text: string): 'short' | 'middle' | 'long' =>
  text.length < 44 ? 'short' : text.length < 76 ? 'middle' : 'long'
