import { nextBy, ROVE, useRoving } from '../../pieces/roving.ts'
import type { PromptTarget } from '../layout/slots.ts'
import css from './targets.module.css'

/**
 * What may be chosen on the board, once more beside the question: for keys and screen readers. Nobody else sees it
 * until the focus comes to it, so nothing moves.
 */
export function Targets({ targets }: { readonly targets: readonly PromptTarget[] }) {
  const roving = useRoving<HTMLUListElement>(nextBy)
  if (targets.length === 0) return null
  return (
    <ul className={css.targets} aria-label="To choose from" {...roving}>
      {targets.map(({ name, isPicked, run }) => (
        <li key={name}>
          <button type="button" aria-pressed={isPicked} onClick={run} {...ROVE}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
