import type { Refusal } from '@starboard/kernel'
import type { ReactNode } from 'react'
import { RuleLink } from '../../../../web/frame/why-not.tsx'
import type { Outlook, Preview } from '../model/preview.ts'
import type { Desk } from '../use-desk.ts'
import css from './prompt.module.css'

/** What a preview is worked out from. */
export const outlook = ({ view, catalogue, front, name }: Desk): Outlook => ({ view, catalogue, player: front, name })

export const PreviewLines = ({ preview }: { readonly preview: Preview }) => (
  <Lines title={preview.title} text={preview.text} />
)

/** Something was pressed that cannot be chosen now. */
export const Stuck = ({ why }: { readonly why: Refusal }) => (
  <>
    {why.text} <RuleLink rule={why.rule} />
  </>
)

interface LinesProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly rule?: string
}

/** What is asked, in bold, and a line about it. */
export const Lines = ({ title, text, rule }: LinesProps) => (
  <>
    <span className={css.line}>
      <b>{title}</b>
    </span>
    {text !== undefined && text !== '' && (
      <span className={css.more}>
        {' '}
        {text} {rule !== undefined && <RuleLink rule={rule} />}
      </span>
    )}
  </>
)
