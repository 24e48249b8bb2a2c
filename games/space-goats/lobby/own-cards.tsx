import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { useDeferredValue, useId, useState } from 'react'
import { MOST_FILE, readFile } from './card-file.ts'
import css from './card-set.module.css'
import { CardTable } from './card-table.tsx'

interface OwnCardsProps {
  readonly isOpen: boolean
  /** The card file that the table has now; empty for the box. */
  readonly wanted: string
  take(text: string): void
  close(): void
}

/** A card file, loaded or pasted, with what is wrong about it or what is in it. */
export const OwnCards = ({ isOpen, wanted, take, close }: OwnCardsProps) => (
  <Dialog title="Your own cards" size="wide" isOpen={isOpen} close={close}>
    <CardText wanted={wanted} take={take} />
  </Dialog>
)

function CardText({ wanted, take }: Pick<OwnCardsProps, 'wanted' | 'take'>) {
  const [text, setText] = useState(wanted)
  const [trouble, setTrouble] = useState<string | null>(null)
  const id = useId()
  const read = readFile(useDeferredValue(text))
  const load = async (file: File | undefined) => {
    if (file === undefined) return
    const isLarge = file.size > MOST_FILE
    setTrouble(isLarge ? `${file.name} is too large for a card file.` : null)
    if (!isLarge) setText(await file.text())
  }
  return (
    <div className={css.text}>
      <p className={css.about}>
        A list of cards in JSON; each has <code>id</code>, <code>name</code>, <code>kind</code>, <code>cost</code>,{' '}
        <code>copies</code> and <code>effectId</code>. Cards without a cost (<code>null</code>) are the starter deck of
        every player.
      </p>
      <label className={css.file}>
        Load a file{' '}
        <input type="file" accept=".json,application/json" onChange={({ target }) => void load(target.files?.[0])} />
      </label>
      <label htmlFor={id}>or paste it here</label>
      <textarea
        id={id}
        rows={10}
        spellCheck={false}
        maxLength={MOST_FILE}
        value={text}
        aria-invalid={'fault' in read && text !== ''}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={css.verdict} data-fault={'fault' in read || undefined}>
        {trouble ?? ('fault' in read ? read.fault : 'These cards can be played.')}
      </p>
      {'set' in read && <CardTable set={read.set} />}
      <Button look="primary" isOff={'fault' in read} onClick={() => 'packed' in read && take(read.packed)}>
        Use these cards
      </Button>
    </div>
  )
}
