import { type Explanation, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { ReactNode } from 'react'
import css from './base.module.css'

interface Props {
  readonly name: string
  readonly title?: string
  readonly isBroken?: boolean
  readonly about: Explanation
  readonly children: ReactNode
}

/** Something that stands in the sand, with a strip of tape below it. */
export const Thing = ({ name, title, isBroken, about, children }: Props) => (
  <li className={css.thing} data-broken={isBroken || undefined} {...explainedStill(about)}>
    <svg viewBox="-50 -104 100 112" aria-hidden="true">
      {children}
    </svg>
    <span>
      {title !== undefined && <span className="spoken">{title}: </span>}
      {name}
    </span>
  </li>
)
