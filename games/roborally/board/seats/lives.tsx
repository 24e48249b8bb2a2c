import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { LifeIcon } from '../art/icons.tsx'
import { LIVES } from '../model/explain.ts'
import { counted } from '../model/people.ts'
import css from './seats.module.css'

interface Props {
  readonly lives: number
  /** Lost ones are drawn up to this number. */
  readonly of?: number
  readonly size?: number
}

/** More than these are a number: they would not stand in one line. */
const MOST_DRAWN = 5

/** RR-2.2 */
export function Lives({ lives, of = 0, size = 15 }: Props) {
  const drawn = Math.max(lives, of)
  return (
    <span className={css.lives} {...explainedStill({ ...LIVES, label: counted(lives, 'life', 'lives') })}>
      {drawn > MOST_DRAWN ? (
        <>
          <LifeIcon size={size} /> <b aria-hidden="true">×{lives}</b>
        </>
      ) : (
        Array.from({ length: drawn }, (_, place) => place + 1).map((life) => (
          <LifeIcon key={life} size={size} isLost={life > lives} />
        ))
      )}
    </span>
  )
}
