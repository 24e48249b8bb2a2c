import type { ShelfEntry } from '@starboard/games'
import {
  EXPORT_LIMITS,
  gameOfExport,
  hashOf,
  isRefusal,
  oversize,
  type Refusal,
  readExport,
  TooMuch,
} from '@starboard/kernel'
import { checkDice } from '../dice-check.ts'
import { folding } from '../folding.ts'
import type { AnyExport, ReplayModule } from '../model.ts'
import { checkSignature } from '../signature.ts'
import type { Trouble } from '../trouble.ts'
import type { FromReader, ReaderLine, ToReader } from './messages.ts'

interface Served {
  readonly line: ReaderLine<FromReader, ToReader>
  find(game: string): Pick<ShelfEntry, 'game'> | undefined
  readonly subtle: Parameters<typeof checkSignature>[1]
  now(): number
  later(run: () => void): void
}

/** The page plays the same log once more, on the thread that also draws: no single entry may take longer than this. */
const LONGEST_ENTRY_MS = 1000
const BETWEEN_REPORTS_MS = 100

type ReplayGame = ReplayModule['game']

/** The worker's side: reads a file from outside, plays it within the limits, and then checks it. */
export function serveReading({ line, find, subtle, now, later }: Served): void {
  const read = async (blob: Blob): Promise<void> => {
    line.post({ kind: 'reading' })
    const file = await parsed(blob)
    if ('kind' in file) return line.post({ kind: 'refused', trouble: file })
    const found = opened(file.value)
    if ('kind' in found) return line.post({ kind: 'refused', trouble: found })
    const { game, exported } = found
    const trouble = played(game, exported)
    if (trouble !== null) return line.post({ kind: 'refused', trouble })
    line.post({ kind: 'opened', exported, print: printOf(exported) })
    line.post({ kind: 'signed', signed: await checkSignature(file.value as object, subtle) })
    checkDice({ game, exported, now, later, onChange: (check) => line.post({ kind: 'checked', check }) })
  }

  const opened = (value: unknown): { game: ReplayGame; exported: AnyExport } | Trouble => {
    const id = gameOfExport(value)
    if (typeof id !== 'string') return refusedFile(id)
    const game = find(id)?.game
    if (game === undefined) return { kind: 'unknown-game', text: `The game “${id.slice(0, 60)}” is not on this shelf.` }
    const exported = readExport(game, value)
    return isRefusal(exported) ? refusedFile(exported) : { game: game as unknown as ReplayGame, exported }
  }

  /** Once through the log, as the page will do it; null: it may. */
  const played = (game: ReplayGame, exported: AnyExport): Trouble | null => {
    const steps = folding(game, exported)
    let reported = now()
    try {
      for (let before = reported, done = 0; ; ) {
        const step = steps.next()
        const at = now()
        if (at - before > LONGEST_ENTRY_MS) return tooMuch(`Entry ${done} alone kept the rules busy for a second.`)
        if (step.done === true) return step.value.batches.length > 0 ? null : broken(step.value.broken)
        before = at
        done = step.value
        if (at - reported < BETWEEN_REPORTS_MS) continue
        reported = at
        line.post({ kind: 'playing', done, of: exported.log.length })
      }
    } catch (error) {
      if (error instanceof TooMuch) return tooMuch(error.message)
      throw error
    }
  }

  line.onMessage(({ file }) => {
    read(file).catch(() => line.post({ kind: 'refused', trouble: UNREADABLE }))
  })
}

/** Whoever changed anything in the log has another match. */
const printOf = ({ header, log }: AnyExport): string => hashOf({ header, log })

/** `text`: what the log does. */
const tooMuch = (text: string): Trouble => ({
  kind: 'too-much',
  text: `${text} No match that was played is like that, so it was stopped.`,
})

const broken = (why: string | null): Trouble => ({
  kind: 'broken',
  text: `Not even the first entry of its log can be played. ${why ?? ''}`.trim(),
})

const NOT_JSON: Trouble = {
  kind: 'not-json',
  text: 'This file is not JSON. An exported match is a file that ends in .json.',
}

const UNREADABLE: Trouble = { kind: 'broken', text: 'This file could not be read to its end.' }

async function parsed(blob: Blob): Promise<{ readonly value: unknown } | Trouble> {
  const { bytes } = EXPORT_LIMITS
  if (blob.size > bytes)
    return { kind: 'too-large', text: `An exported match is never larger than ${bytes / 1_000_000} MB.` }
  const value = jsonIn(await blob.text())
  if (value === undefined) return NOT_JSON
  const large = oversize(value, EXPORT_LIMITS)
  return large === null ? { value } : refusedFile(large)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const KINDS: Readonly<Record<string, Trouble['kind']>> = { 'other-rules': 'other-rules', 'too-large': 'too-large' }

const refusedFile = ({ code, text }: Refusal): Trouble => ({ kind: KINDS[code] ?? 'no-export', text })
