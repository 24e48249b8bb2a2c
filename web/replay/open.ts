import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import { ApiError, respond } from '../api/api.ts'
import { loadBoard } from '../games/registry.ts'
import { keptExport } from '../solo/kept.ts'
import { soloIdIn } from '../solo/solo-table-info.ts'
import type { Findings } from './findings.ts'
import { type Folded, folding } from './folding.ts'
import { type AnyExport, Replay } from './model.ts'
import { type PageLine, type Progress, readFile } from './reading/reader.ts'
import { startReader } from './reading/start.ts'
import type { Trouble } from './trouble.ts'

/** A match that is ready to be looked at. */
export interface Opened {
  readonly replay: Replay
  readonly module: AnyBoardModule
  /** The file as it came: what is exported again is the very same. */
  readonly file: Blob
  /** Tells this match from every other. */
  readonly print: string
  /** Whether it is true, and who vouches for it: found out while it is already being looked at. */
  readonly findings: Findings
}

export const isTrouble = (made: Opened | Trouble): made is Trouble => 'kind' in made

/** How it is opened, and who is told how far it is. */
export interface Opening {
  /** Once it is aborted, whatever is under way stops, and nothing comes of it. */
  readonly signal: AbortSignal
  onProgress(progress: Progress): void
  readonly newLine?: () => PageLine
  readonly load?: typeof loadBoard
}

/** Null: it was cancelled. */
type Made = Promise<Opened | Trouble | null>

export async function openTable(code: string, opening: Opening): Made {
  const solo = soloIdIn(code)
  if (solo !== null) return openKept(solo, opening)
  try {
    const response = await respond(`/api/tables/${encodeURIComponent(code)}/export`, { signal: opening.signal })
    return await openFile(await response.blob(), opening)
  } catch (error) {
    if (opening.signal.aborted) return null
    if (error instanceof ApiError) return troubleOf(error)
    throw error
  }
}

/** A match against bots that was played on this device. */
async function openKept(id: string, opening: Opening): Made {
  const kept = await keptExport(id).catch(() => null)
  return kept === null
    ? { kind: 'not-found', text: 'This match was played on another device, or has made room for newer ones.' }
    : openFile(new Blob([JSON.stringify(kept)], { type: 'application/json' }), opening)
}

export async function openFile(file: Blob, opening: Opening): Made {
  const { signal, onProgress, newLine = startReader, load = loadBoard } = opening
  const read = await readFile(file, { signal, onProgress, line: newLine() })
  if (read === null || 'kind' in read) return read
  const { exported, print, findings } = read
  const module = await load(exported.header.game).catch(() => undefined)
  if (signal.aborted) return null
  if (module === undefined || module === null) return module === null ? NO_BOARD : NO_ANSWER
  const folded = await foldedInSlices(module, exported, signal)
  return folded === null ? null : { replay: new Replay(module, exported, folded), module, file, print, findings }
}

const NO_ANSWER: Trouble = {
  kind: 'no-answer',
  text: 'The board of this game could not be loaded. Check the connection and try again.',
}

const NO_BOARD: Trouble = { kind: 'unknown-game', text: 'This game has no board here yet.' }

/** Most of a frame belongs to the page. */
const SLICE_MS = 8

/** What has proved harmless in the worker is played here once more, and lets the page draw in between. */
async function foldedInSlices(
  { game }: AnyBoardModule,
  exported: AnyExport,
  signal: AbortSignal,
): Promise<Folded | null> {
  const steps = folding(game, exported)
  while (!signal.aborted) {
    for (const until = performance.now() + SLICE_MS; performance.now() < until; ) {
      const step = steps.next()
      if (step.done === true) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}

function troubleOf({ status, refused: { code, text } }: ApiError): Trouble {
  if (code === 'not-over') return { kind: 'not-over', text }
  return { kind: status === 404 ? 'not-found' : 'no-answer', text }
}
