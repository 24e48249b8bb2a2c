import { Findings } from '../findings.ts'
import type { AnyExport } from '../model.ts'
import type { Trouble } from '../trouble.ts'
import type { FromReader, ReaderLine, ToReader } from './messages.ts'

/** The page's end of the line to a worker that reads. */
export interface PageLine extends ReaderLine<ToReader, FromReader> {
  /** It could not be started, or it broke. */
  onFailure(listener: () => void): void
  /** Ends the worker, whatever it is doing. */
  close(): void
}

/** How far the log has been played; null: the file is still being read. */
export type Progress = { readonly done: number; readonly of: number } | null

interface ReadParts {
  readonly line: PageLine
  readonly signal: AbortSignal
  onProgress(progress: Progress): void
}

/** The worker says something every second, unless a single entry keeps it busy: one that has not ended by now never will. */
const PATIENCE_MS = 10_000

export interface Read {
  readonly exported: AnyExport
  readonly print: string
  readonly findings: Findings
}

/** Has a file read and checked beside the page. Null: it was cancelled. */
export function readFile(file: Blob, { line, signal, onProgress }: ReadParts): Promise<Read | Trouble | null> {
  return new Promise((resolve) => {
    const findings = new Findings()
    let played = 0
    let isOpen = false
    let patience: ReturnType<typeof setTimeout> | undefined
    const end = (made: Trouble | null) => {
      clearTimeout(patience)
      line.close()
      resolve(made)
    }
    /** What is looked at already stays, but nobody will say that it is true. */
    const giveUp = (trouble: Trouble) => {
      if (isOpen) findings.note({ check: { progress: 1, found: unchecked(trouble.text), draws: [] } })
      end(trouble)
    }
    const handlers: { readonly [K in FromReader['kind']]: (message: Extract<FromReader, { kind: K }>) => void } = {
      reading: () => onProgress(null),
      playing: ({ done, of }) => {
        played = done
        onProgress({ done, of })
      },
      opened: ({ exported, print }) => {
        isOpen = true
        resolve({ exported, print, findings })
      },
      signed: ({ signed }) => findings.note({ signed }),
      checked: ({ check }) => {
        findings.note({ check })
        if (check.found !== null) end(null)
      },
      refused: ({ trouble }) => giveUp(trouble),
    }
    line.onMessage((message) => {
      if (signal.aborted) return
      clearTimeout(patience)
      patience = setTimeout(() => giveUp(stuckAfter(played)), PATIENCE_MS)
      ;(handlers[message.kind] as (message: FromReader) => void)(message)
    })
    line.onFailure(() => giveUp(NOT_STARTED))
    signal.addEventListener('abort', () => end(null))
    if (signal.aborted) return end(null)
    line.post({ kind: 'read', file })
  })
}

const unchecked = (problem: string) => ({ problems: [problem], recomputed: 0, draws: 0 })

const stuckAfter = (played: number): Trouble => ({
  kind: 'too-much',
  text: `After ${played === 1 ? '1 entry' : `${played} entries`} of its log nothing came any more. No match that was played is like that, so it was stopped.`,
})

const NOT_STARTED: Trouble = {
  kind: 'no-answer',
  text: 'What reads files could not be loaded. Check the connection and try again.',
}
