import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { useState } from 'react'
import { stepsOf, strengthOf } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { AnalysisNote } from '../art/scenes.tsx'
import { NOTE } from '../model/explain.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './note.module.css'

interface Seen {
  readonly key: string
  readonly title: string
  readonly figure: number
  readonly choice: 'movement' | 'strength'
  readonly text: string
}

/** What Comet Analysis showed: a private note, readable until put away, then a chip for as long as it is true. */
export function Note({ picking: { view, me } }: { readonly picking: Picking }) {
  const [putAway, setPutAway] = useState<readonly string[]>([])
  const notes = me === null ? [] : notesOf(view)
  const isOpen = ({ key }: Seen) => !putAway.includes(key)
  const toggle = ({ key }: Seen) =>
    setPutAway((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]))
  if (notes.length === 0) return null
  return (
    <ul className={css.notes} aria-label="What only you know">
      {notes.map((note) => (
        <li key={note.key}>
          {isOpen(note) ? (
            <div className={css.note} role="status">
              <h2>
                {note.title}: {note.figure}
              </h2>
              <AnalysisNote choice={note.choice} figure={note.figure} />
              <p>{note.text}</p>
              <button type="button" onClick={() => toggle(note)} {...explained(NOTE)}>
                Put the note away
              </button>
            </div>
          ) : (
            <button type="button" className={css.chip} onClick={() => toggle(note)} {...explained(NOTE)}>
              {note.title} <b>{note.figure}</b>
              <span className="spoken">. Read the note again.</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function notesOf({ movement, segments, moves, segment }: View): readonly Seen[] {
  const notes: Seen[] = []
  if (movement.next !== undefined)
    notes.push({
      key: `movement-${moves.length}`,
      title: 'Next move',
      figure: stepsOf[movement.next],
      choice: 'movement',
      text: 'So far the comet comes at the end of this round.',
    })
  if (segments.next !== undefined)
    notes.push({
      key: segments.next,
      title: segment === null ? 'Under fire' : 'Next segment',
      figure: strengthOf(segments.next),
      choice: 'strength',
      text:
        segment === null
          ? 'The strength of the segment that the next hit turns up.'
          : 'The strength of the segment behind the one under fire.',
    })
  return notes
}
