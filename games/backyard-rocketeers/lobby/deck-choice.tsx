import type { OptionPicture } from '@starboard/screen/contract/lobby.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { counted } from '@starboard/screen/pieces/words.ts'
import { useState } from 'react'
import { LEVELS } from '../rules/vocabulary.ts'
import { type Copies, copiesIn, printedIn, sizeOf } from './copies.ts'
import css from './deck-choice.module.css'
import { DeckEditor } from './deck-editor.tsx'

/** BR-1.9: the three decks as they come out of the box, or with other numbers of some cards. */
export function DeckChoice({ value, values, seats, mayChange, onChange }: OptionPicture) {
  const [draft, setDraft] = useState<Copies | null>(null)
  const copies = copiesIn(value)
  const changed = Object.keys(copies).length
  const sizes = LEVELS.map((level) => sizeOf(printedIn({ seats, values }, level), copies))
  const take = (next: Copies) => {
    setDraft(null)
    onChange(next)
  }
  return (
    <div className={css.choice}>
      <p>
        <b>{changed === 0 ? 'As printed' : `${counted(changed, 'card')} changed`}</b>{' '}
        <span className={css.about}>
          {sizes[0]} on Earth, {sizes[1]} in space, {sizes[2]} on Mars
        </span>
      </p>
      <div className={css.buttons}>
        <Button look="quiet" onClick={() => setDraft(copies)}>
          {mayChange ? 'Change the decks' : 'See the decks'}
        </Button>
        {mayChange && changed > 0 && (
          <Button look="quiet" onClick={() => take({})}>
            As printed
          </Button>
        )}
      </div>
      <Dialog
        title="Cards of the three decks"
        size="wide"
        isOpen={draft !== null}
        close={() => setDraft(null)}
        buttons={
          mayChange ? (
            <>
              <Button look="quiet" onClick={() => setDraft({})}>
                All as printed
              </Button>
              <Button look="primary" onClick={() => take(draft ?? copies)}>
                Use these decks
              </Button>
            </>
          ) : undefined
        }
      >
        {draft !== null && (
          <DeckEditor table={{ seats, values }} copies={draft} mayChange={mayChange} onChange={setDraft} />
        )}
      </Dialog>
    </div>
  )
}
