import type { Refused } from '@starboard/kernel'
import { useState } from 'react'
import { IconButton } from '../../pieces/icon-button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { useAroundBoard } from '../context.ts'
import { RuleLink } from './why-not.tsx'
import css from './why-refused.module.css'

/** The last refusal, until it is put away or the next thing is tried. */
export function WhyRefused() {
  const { refusal, mode } = useAroundBoard()
  const [away, setAway] = useState<Refused | null>(null)
  // In a lesson the coach says it.
  if (refusal === null || refusal === away || mode === 'lesson') return null
  return (
    <div className={css.refused} role="alert">
      <Icon name="warning" />
      <p>
        <b>Why not?</b> {refusal.text} <RuleLink rule={refusal.rule} />
      </p>
      <IconButton label="Dismiss" icon={<Icon name="close" />} onClick={() => setAway(refusal)} />
    </div>
  )
}
