import { type AnyGame, bug } from '@starboard/kernel'
import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import { isTrouble, type Opened, openFile } from './open.ts'
import type { FromReader, ToReader } from './reading/messages.ts'
import type { PageLine } from './reading/reader.ts'
import { serveReading } from './reading/serve.ts'
import type { Trouble } from './trouble.ts'

interface Here {
  readonly line: PageLine
  /** What the worker has said, and how it ended. */
  readonly said: FromReader[]
  isClosed(): boolean
}

/** The worker's code on this thread, behind the same messages. A clock that counts its own looks makes it reproducible. */
export function readerHere(games: readonly AnyGame[], now: () => number = () => performance.now()): Here {
  const said: FromReader[] = []
  let hear: (message: ToReader) => void = () => undefined
  let isClosed = false
  const listeners: ((message: FromReader) => void)[] = []
  serveReading({
    line: {
      post(message) {
        if (isClosed) return
        said.push(message)
        for (const listener of listeners) listener(structuredClone(message))
      },
      onMessage: (listener) => {
        hear = listener
      },
    },
    find: (id) => games.filter(({ meta }) => meta.id === id).map((game) => ({ game }) as never)[0],
    subtle: crypto.subtle,
    now,
    later: (run) => void setTimeout(() => isClosed || run()),
  })
  const line: PageLine = {
    post: (message) => hear(message),
    onMessage: (listener) => void listeners.push(listener),
    onFailure: () => undefined,
    close: () => {
      isClosed = true
    },
  }
  return { line, said, isClosed: () => isClosed }
}

export const fileOf = (value: unknown): Blob => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** Opens a file as the page does, but for the thread. */
export async function openHere(file: Blob, module: AnyBoardModule): Promise<Opened | Trouble> {
  const made = await openFile(file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    newLine: () => readerHere([module.game as unknown as AnyGame]).line,
    load: async () => module,
  })
  return made ?? bug('Nobody cancelled it.')
}

/** The same for a file that can be opened. */
export async function openedHere(value: unknown, module: AnyBoardModule): Promise<Opened> {
  const made = await openHere(fileOf(value), module)
  return isTrouble(made) ? bug(made.text) : made
}
