import { explainedStill } from '../../pieces/explaining/explain.ts'
import { useAroundBoard } from '../context.ts'
import css from './sentence.module.css'

interface CardNameProps {
  readonly card: string
  readonly name: string
}

/** A card in a sentence: it explains itself like any piece, and can be enlarged. */
export function CardName({ card, name }: CardNameProps) {
  const { enlarged, scene } = useAroundBoard()
  const large = enlarged?.(card, scene.shown.view) ?? null
  if (large === null) return name
  return (
    <span className={css.card} {...explainedStill({ name, text: large.text, rule: large.rule, card })}>
      {name}
    </span>
  )
}
