import type { ReactNode } from 'react'
import type { Outlook, Preview } from '../model/preview.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './prompt.module.css'

/** What a preview is worked out from. */
export const outlook = ({ view, catalogue, front, name }: Picking): Outlook => ({
  view,
  catalogue,
  player: front,
  name,
})

export const PreviewLines = ({ preview }: { readonly preview: Preview }) => (
  <Lines title={preview.title} text={preview.text} />
)

interface LinesProps {
  readonly title: ReactNode
  readonly text?: ReactNode
}

/** What is asked, in bold, and a line about it. */
export const Lines = ({ title, text }: LinesProps) => (
  <>
    <span className={css.line}>
      <b>{title}</b>
    </span>
    {text !== undefined && text !== '' && <span className={css.more}> {text}</span>}
  </>
)
