import { useState } from 'react'
import { words } from '../../rules/words.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './asked-note.module.css'

/** Nothing behind an open dialog is read out: in it one is told that the table has begun to wait for an answer. */
export function AskedNote({ picking: { asked, view, name } }: { readonly picking: Picking }) {
  const [before] = useState(asked?.id)
  const isNew = asked !== null && asked.id !== before
  return (
    <div role="status">
      {isNew && <p className={css.asked}>{words.prompt(asked, view, name)} Close this to answer.</p>}
    </div>
  )
}
