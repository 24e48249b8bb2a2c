import type { AnyGame, Seat } from '@starboard/kernel'
import type { AnyBoardModule, Mark } from '../../contract/board.ts'
import type { ShownEvent } from '../film/film-player.ts'
import { firstNamed, markedName, sentenceAbout } from './sentence.tsx'

export interface Line {
  readonly id: number
  readonly kind: 'round' | 'turn' | 'line'
  readonly seat: Seat | null
  /** With marked names; see `Sentence`. */
  readonly text: string
  /** How often it happened in a row. */
  readonly times: number
}

interface Teller {
  readonly game: AnyGame
  readonly mark: AnyBoardModule['mark']
}

/** The story as lines of the log. Events that are not worth a line have none. */
export function linesOf(story: readonly ShownEvent[], { game, mark }: Teller): readonly Line[] {
  const lines = story.flatMap(({ event }, id): Line[] => {
    const marked = mark(event)
    if (marked?.kind === 'round')
      return [{ id, kind: 'round', seat: null, text: marked.text, times: 1 }, ...beneath(event, id, marked)]
    return told(event, id, marked?.kind === 'turn' ? 'turn' : 'line')
  })
  return gathered(lines)

  /** A sentence that only says what the heading says is left out. */
  function beneath(event: ShownEvent['event'], id: number, heading: Mark): Line[] {
    return told(event, id).filter(({ text }) => text !== `${heading.text}.`)
  }

  function told(event: ShownEvent['event'], id: number, kind: Line['kind'] = 'line'): Line[] {
    const text = sentenceAbout(game, event, markedName)
    return text === null ? [] : [{ id, kind, seat: seatIn(event) ?? firstNamed(text), text, times: 1 }]
  }
}

/** The same again and again is one line. */
function gathered(lines: readonly Line[]): readonly Line[] {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last?.kind === 'line' && line.kind === 'line' && last.text === line.text)
      all[all.length - 1] = { ...last, times: last.times + 1 }
    else all.push(line)
  }
  return all
}

const seatIn = (event: object): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? (event.seat as Seat) : null
