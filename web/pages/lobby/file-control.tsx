import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { type DragEvent, useRef, useState } from 'react'
import css from './file-control.module.css'
import { fileIn, shownName, sizeText, tooLong } from './file-words.ts'
import type { OptionControlProps } from './option-control.tsx'

/** The text of a file: chosen, dropped here or pasted. */
export function FileControl({ row, value, onChange }: OptionControlProps) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPasting, setPasting] = useState(false)
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const file = fileIn(value)
  const take = (name: string, text: string) => {
    const taken = { name: shownName(name), text }
    const problem = tooLong(row, taken)
    setTrouble(problem)
    if (problem === null) onChange(taken)
  }
  const load = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    try {
      take(chosen.name, await chosen.text())
    } catch {
      setTrouble(`${shownName(chosen.name)} cannot be read.`)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void load(event.dataTransfer.files[0])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <fieldset
      className={css.file}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="spoken">{row.label}</legend>
      <p className={css.name}>
        {file === null ? (
          <span>No file. Choose one, or drop it here.</span>
        ) : (
          <>
            <b>{file.name}</b> <small>{sizeText(file.text)}</small>
          </>
        )}
      </p>
      <input
        ref={chooser}
        type="file"
        aria-label={`${row.label}: file`}
        hidden
        onChange={({ target }) => {
          void load(target.files?.[0])
          target.value = ''
        }}
      />
      <Button look="secondary" onClick={() => chooser.current?.click()}>
        {file === null ? 'Choose a file' : 'Choose another'}
      </Button>
      <Button look="quiet" onClick={() => setPasting(true)}>
        Paste text
      </Button>
      {file !== null && (
        <Button look="quiet" icon={<Icon name="close" />} onClick={() => onChange(null)}>
          Remove
        </Button>
      )}
      {trouble !== null && (
        <p role="alert" className={css.trouble}>
          {trouble}
        </p>
      )}
      <PasteDialog
        label={row.label}
        isOpen={isPasting}
        close={() => setPasting(false)}
        take={(text) => {
          setPasting(false)
          take('pasted text', text)
        }}
      />
    </fieldset>
  )
}

interface PasteDialogProps {
  readonly label: string
  readonly isOpen: boolean
  take(text: string): void
  close(): void
}

function PasteDialog({ label, isOpen, take, close }: PasteDialogProps) {
  const [text, setText] = useState('')
  return (
    <Dialog
      title={`${label}: paste text`}
      isOpen={isOpen}
      close={close}
      buttons={
        <Button look="primary" isOff={text === ''} onClick={() => take(text)}>
          Use this text
        </Button>
      }
    >
      <textarea
        className={css.paste}
        aria-label="Text"
        rows={10}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
