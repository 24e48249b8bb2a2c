import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { Progress } from '../../replay/reading/reader.ts'
import css from './reading-panel.module.css'

interface ReadingPanelProps {
  readonly progress: Progress
  cancel(): void
}

/** A match is being read beside the page, which stays as quick as ever. */
export function ReadingPanel({ progress, cancel }: ReadingPanelProps) {
  return (
    <section className={css.reading} aria-label="Reading a match">
      <span className={css.icon}>
        <Icon name="film" size={44} />
      </span>
      <h1>{progress === null ? 'Reading the file' : 'Playing it again'}</h1>
      <progress
        className={css.bar}
        aria-label="Played so far"
        {...(progress && { value: progress.done, max: progress.of })}
      />
      <p role="status">
        {progress === null
          ? 'It is read and checked in this browser and sent nowhere.'
          : `${progress.done.toLocaleString('en')} of ${progress.of.toLocaleString('en')} entries`}
      </p>
      <Button onClick={cancel}>Cancel</Button>
    </section>
  )
}
