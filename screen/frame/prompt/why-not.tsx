import type { Refused } from '@starboard/kernel'
import type { ReactNode } from 'react'
import { Tooltip } from '../../pieces/tooltip.tsx'
import { useAroundBoard } from '../context.ts'
import css from './why-not.module.css'

interface WhyNotProps {
  /** Null: nothing speaks against it, and the child stands alone. */
  readonly refusal: Refused | null | undefined
  readonly children: ReactNode
}

/**
 * Around something that may not be chosen now: it stays in sight and focusable, and says why on hover, on focus and on a
 * tap. The child must not be `disabled`, or nobody could reach it: use `isOff` of a piece.
 */
export function WhyNot({ refusal, children }: WhyNotProps) {
  if (refusal === null || refusal === undefined) return children
  return (
    <Tooltip
      tone="harm"
      text={
        <>
          {refusal.text} <RuleLink rule={refusal.rule} />
        </>
      }
    >
      {children}
    </Tooltip>
  )
}

/** A rule's number that opens the rulebook there; nothing where the book has no such rule. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { showRule, rulebook } = useAroundBoard()
  if (rulebook?.rules[rule] === undefined) return null
  return (
    <button type="button" className={css.rule} onClick={() => showRule(rule)} aria-label={`Read rule ${rule}`}>
      {rule}
    </button>
  )
}
