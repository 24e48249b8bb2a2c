import { LifeIcon } from '../art/icons.tsx'
import { counted } from '../model/people.ts'
import css from './seats.module.css'

interface Props {
  readonly lives: number
  readonly of: number
}

/** RR-2.2 */
export const Lives = ({ lives, of }: Props) => (
  <span className={css.lives} title={counted(lives, 'life', 'lives')}>
    <span className="spoken">{counted(lives, 'life', 'lives')}, </span>
    {Array.from({ length: Math.max(lives, of) }, (_, place) => place + 1).map((life) => (
      <LifeIcon key={life} size={15} isLost={life > lives} />
    ))}
  </span>
)
