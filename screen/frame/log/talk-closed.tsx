import type { Refused } from '@starboard/kernel'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../pieces/icons.tsx'
import css from './talk-closed.module.css'

interface Props {
  /** Undefined: everybody may talk. */
  readonly refused: Refused | undefined
  /** Behind the sentence: the number of the rule. */
  readonly rule?: ReactNode
}

/** Why nobody may talk, above a field in which nobody can write now. It is read out, and so is that it is over. */
export function TalkClosed({ refused, rule }: Props) {
  const wasClosed = useRef(false)
  if (refused !== undefined) wasClosed.current = true
  return (
    <div className={css.closed} data-closed={refused !== undefined || undefined}>
      {refused !== undefined && <Icon name="lock" size={14} />}
      <p role="status">
        {refused?.text}
        {refused === undefined && wasClosed.current && <span className="spoken">Everybody may talk again.</span>}
      </p>
      {refused !== undefined && rule}
    </div>
  )
}
