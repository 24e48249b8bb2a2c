import { type AnyGame, readText, type Sentence } from '@starboard/kernel'
import type { AnyBoardModule, SeatFace } from '../../contract/board.ts'
import type { GameEvent } from '../../contract/match-source.ts'
import { readingAt, sentenceAbout } from '../log/sentence.tsx'

/** Whoever reads slowly. */
const WORD_MS = 190
/** To find it. */
const GLANCE_MS = 300
/** Nobody waits longer than this for a picture to go on. */
const MOST_MS = 2600

interface Teller {
  readonly game: AnyGame
  readonly mark: AnyBoardModule['mark']
  readonly isRoutine?: AnyBoardModule['isRoutine']
  readonly faces: readonly SeatFace[]
}

/**
 * What is told of an event while it is on screen. Null: nothing, it is the routine of every turn. That a turn begins is
 * always told: what the one before did must not stand over what the next one does.
 */
export function captionFor(event: GameEvent, { game, mark, isRoutine, faces }: Teller): Sentence | null {
  const me = faces.find(({ isMe }) => isMe)?.seat ?? null
  if (game.words.asides?.includes(event.kind) === true) return null
  if (isRoutine?.(event, me) === true && mark(event)?.kind !== 'turn') return null
  return sentenceAbout(game, event)
}

/** How long its caption takes to be read, at normal speed. */
export function readingMs(event: GameEvent, teller: Teller): number {
  const caption = captionFor(event, teller)
  if (caption === null) return 0
  const words = readText(caption, { ...readingAt(teller.faces), isStory: true }).split(' ').length
  return Math.min(MOST_MS, GLANCE_MS + words * WORD_MS)
}
