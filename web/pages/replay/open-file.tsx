import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { type DragEvent, useId, useState } from 'react'
import css from './open-file.module.css'

interface OpenFileProps {
  open(file: File): void
}

/** A match from disk: chosen or dropped. It never leaves this browser. */
export function OpenFile({ open }: OpenFileProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) open(file)
  }
  return (
    <section
      className={css.open}
      data-over={isOver}
      aria-label="Open a match from a file"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={css.icon}>
        <Icon name="film" size={36} />
      </span>
      <h2>Watch a match from a file</h2>
      <p>
        Open a file that was exported from Starboard, or drop it here. It is read and checked in this browser and sent
        nowhere; no account and no server is needed.
      </p>
      <label className={css.button} htmlFor={id}>
        <Icon name="upload" />
        Open a file
      </label>
      <input
        id={id}
        className={css.input}
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) open(file)
        }}
      />
      <p className={css.note}>
        Every match has its file: “Export log” at its end, or <code>npx starboard record</code> for a match of bots.
      </p>
    </section>
  )
}
