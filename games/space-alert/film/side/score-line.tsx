import { resultOf } from '../../rules/resolution/score.ts'
import { figure } from '../../rules/words/names.ts'
import { momentAt, type Reel } from '../model/reel.ts'
import css from './side.module.css'

/** What the mission would be worth if it ended now. */
export function ScoreLine({ reel, place }: { readonly reel: Reel; readonly place: number }) {
  const { threatPoints, visual, penalties, score, outcome } = resultOf(reel.mission, momentAt(reel, place).ship)
  return (
    <p className={css.score}>
      <span>Score so far</span>
      <b>{outcome === 'lost' ? 'lost' : figure(score)}</b>
      <em>
        threats {threatPoints}, seen {visual}, damage {figure(0 - penalties)}
      </em>
    </p>
  )
}
