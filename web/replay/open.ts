import { gameOfExport, isRefusal, type Refusal, readExport } from '@starboard/kernel'
import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import { ApiError, api } from '../api/api.ts'
import { loadBoard } from '../games/registry.ts'
import { keptExport } from '../solo/kept.ts'
import { soloIdIn } from '../solo/solo-table-info.ts'
import { type AnyExport, Replay } from './model.ts'

/** A match that is ready to be looked at. */
export interface Opened {
  readonly replay: Replay
  readonly module: AnyBoardModule
  /** The file as it came: what is exported again is the very same. */
  readonly file: unknown
}

const TROUBLES = [
  'not-json',
  'no-export',
  'unknown-game',
  'other-rules',
  'too-large',
  'broken',
  'not-found',
  'not-over',
  'no-answer',
] as const

/** Why there is nothing to look at, as something to show. */
export interface Trouble {
  readonly kind: (typeof TROUBLES)[number]
  readonly text: string
}

export const isTrouble = (made: Opened | Trouble): made is Trouble => 'kind' in made

const MOST_BYTES = 20_000_000

export async function openFile(file: Pick<File, 'size' | 'text'>): Promise<Opened | Trouble> {
  if (file.size > MOST_BYTES)
    return { kind: 'too-large', text: `An exported match is never larger than ${MOST_BYTES / 1_000_000} MB.` }
  const value = parsed(await file.text())
  return value === undefined
    ? { kind: 'not-json', text: 'This file is not JSON. An exported match is a file that ends in .json.' }
    : openValue(value)
}

export async function openTable(code: string): Promise<Opened | Trouble> {
  const solo = soloIdIn(code)
  if (solo !== null) return openKept(solo)
  try {
    return await openValue(await api.exported(code))
  } catch (error) {
    if (error instanceof ApiError) return troubleOf(error)
    throw error
  }
}

/** A match against bots that was played on this device. */
async function openKept(id: string): Promise<Opened | Trouble> {
  const kept = await keptExport(id).catch(() => null)
  return kept === null
    ? { kind: 'not-found', text: 'This match was played on another device, or has made room for newer ones.' }
    : openValue(kept)
}

export async function openValue(value: unknown, load = loadBoard): Promise<Opened | Trouble> {
  const id = gameOfExport(value)
  if (typeof id !== 'string') return { kind: 'no-export', text: id.text }
  const module = await load(id).catch(() => undefined)
  if (module === undefined)
    return {
      kind: 'no-answer',
      text: 'The board of this game could not be loaded. Check the connection and try again.',
    }
  if (module === null) return { kind: 'unknown-game', text: `The game “${id.slice(0, 60)}” is not on this shelf.` }
  const exported = readExport(module.game, value)
  return isRefusal(exported) ? refusedFile(exported) : opened(module, exported, value)
}

function opened(module: AnyBoardModule, exported: AnyExport, file: unknown): Opened | Trouble {
  const replay = new Replay(module, exported)
  return replay.length === 0
    ? { kind: 'broken', text: `Not even the first entry of its log can be played. ${replay.broken ?? ''}`.trim() }
    : { replay, module, file }
}

const refusedFile = ({ code, text }: Refusal): Trouble => ({
  kind: code === 'other-rules' ? 'other-rules' : 'no-export',
  text,
})

function troubleOf({ status, refused: { code, text } }: ApiError): Trouble {
  if (code === 'not-over') return { kind: 'not-over', text }
  return { kind: status === 404 ? 'not-found' : 'no-answer', text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
