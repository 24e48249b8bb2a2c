import type { Settings } from '../../settings/settings.ts'

/** A sentence of the story for somebody who hears it. */
export interface Told {
  readonly text: string
  /** The listener did it, or it befell them. */
  readonly isMine: boolean
}

/** What is still to be said, and how much has been since the listener was last asked. */
export interface Queue {
  /** Others' doings that wait for the next question; oldest first. */
  readonly held: readonly Told[]
  readonly words: number
}

interface News {
  readonly told: readonly Told[]
  readonly level: Settings['speech']
  /** A question, or the end, stands there already: what led to it is said now, before it. */
  readonly isDue: boolean
  /** The listener is asked already: nothing that is said now stands before a question. */
  readonly isAsked: boolean
}

interface Said {
  readonly text: string
  readonly queue: Queue
}

export const SILENT: Queue = { held: [], words: 0 }

/** Short of full: nobody waits for a question behind more than forty words, and some of them are the announcer's. */
export const MOST_WORDS = 28
/** In full: a batch has no more sentences than these of others; the log has the rest. */
const MOST_TOLD = 6
/** More than would ever be said. */
const MOST_HELD = 12

/**
 * What is said now, and what waits. In full everything is said as it comes. In brief only what concerns the listener
 * is: what others do waits for the next question, and the newest of it is said before that, as far as there is room.
 */
export function breathe(queue: Queue, { told, level, isDue, isAsked }: News): Said {
  if (level === 'full') return { text: spoken(told.filter(isTold)), queue: SILENT }
  const mine = told.filter(({ isMine }) => isMine)
  const known = level === 'mine' ? mine : [...queue.held, ...told]
  const said = fitting(isDue ? known : mine, MOST_WORDS - queue.words)
  const text = spoken(said)
  if (isDue) return { text, queue: SILENT }
  const held = known.filter(({ isMine }) => !isMine).slice(-MOST_HELD)
  return { text, queue: { held, words: isAsked ? 0 : queue.words + wordsIn(text) } }
}

const isTold = ({ isMine }: Told, at: number, { length }: readonly Told[]): boolean =>
  isMine || at >= length - MOST_TOLD

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

export const wordsIn = (text: string): number => wordsOf(text).length

const spoken = (told: readonly Told[]): string => told.map(({ text }) => text).join(' ')

/** What there is room for, in its order and once: first what concerns the listener, and the newest before the oldest. */
function fitting(told: readonly Told[], room: number): readonly Told[] {
  const short = told.map((one) => ({ ...one, text: shortened(one.text) }))
  const chosen = new Set<Told>()
  const said = new Set<string>()
  let left = room
  for (const one of byWorth(short)) {
    const words = wordsIn(one.text)
    if (words > left || said.has(one.text)) continue
    chosen.add(one)
    said.add(one.text)
    left -= words
  }
  return short.filter((one) => chosen.has(one))
}

const shortened = (text: string): string =>
  wordsIn(text) <= MOST_WORDS ? text : `${wordsOf(text).slice(0, MOST_WORDS).join(' ')}…`

const byWorth = (told: readonly Told[]): readonly Told[] => {
  const newest = told.toReversed()
  return [...newest.filter(({ isMine }) => isMine), ...newest.filter(({ isMine }) => !isMine)]
}
