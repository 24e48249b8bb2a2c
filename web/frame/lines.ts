import type { AnyGame, Seat } from '@starboard/kernel'
import type { AnyBoardModule, Mark } from '../contract/board.ts'
import { firstNamed, markedName, sentenceAbout } from './sentence.tsx'
import type { Told } from './theater.ts'

export interface Line {
  readonly id: number
  readonly kind: 'round' | 'turn' | 'line'
  readonly seat: Seat | null
  /** With marked names; see `Sentence`. */
  readonly text: string
}

interface Teller {
  readonly game: AnyGame
  readonly mark: AnyBoardModule['mark']
}

/** The story as lines of the log. Events that are not worth a line have none. */
export function linesOf(story: readonly Told[], { game, mark }: Teller): readonly Line[] {
  return story.flatMap(({ event }, id): Line[] => {
    const marked = mark(event)
    if (marked?.kind === 'round')
      return [{ id, kind: 'round', seat: null, text: marked.text }, ...beneath(event, id, marked)]
    return told(event, id, marked?.kind === 'turn' ? 'turn' : 'line')
  })

  /** A sentence that only says what the heading says is left out. */
  function beneath(event: Told['event'], id: number, heading: Mark): Line[] {
    return told(event, id).filter(({ text }) => text !== `${heading.text}.`)
  }

  function told(event: Told['event'], id: number, kind: Line['kind'] = 'line'): Line[] {
    const text = sentenceAbout(game, event, markedName)
    return text === null ? [] : [{ id, kind, seat: seatIn(event) ?? firstNamed(text), text }]
  }
}

const seatIn = (event: object): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? (event.seat as Seat) : null
