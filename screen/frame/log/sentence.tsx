import type { AnyGame, NameOf, Seat } from '@starboard/kernel'
import { seatOf } from '@starboard/kernel'
import type { SeatFace } from '../../contract/board.ts'
import type { GameEvent } from '../../contract/match-source.ts'
import css from './sentence.module.css'

/** Stands around a seat's number inside a sentence of the game's words, where a name will be printed. */
const HERE = '\u2063'

/** The game's sentence about an event; null where it is not worth a line. */
export function sentenceAbout(game: AnyGame, event: GameEvent, name: NameOf): string | null {
  if (event.kind === 'undone' && 'seat' in event) return `${name(event.seat as Seat)} takes the last move back.`
  return game.words.event(event, name)
}

export const markedName: NameOf = (seat) => `${HERE}${seat}${HERE}`

export const plainName =
  (faces: readonly SeatFace[]): NameOf =>
  (seat) =>
    faces.find((face) => face.seat === seat)?.name ?? `Seat ${seat + 1}`

/** Which seat a marked sentence names first. */
export function firstNamed(text: string): Seat | null {
  const found = text.split(HERE)[1]
  return found === undefined ? null : seatOf(Number(found))
}

/** A sentence with its names in bold; one's own in the colour of one's seat. */
export function Sentence({ text, faces }: { readonly text: string; readonly faces: readonly SeatFace[] }) {
  const name = plainName(faces)
  return text.split(HERE).map((part, index) => {
    if (index % 2 === 0) return part
    const seat = seatOf(Number(part))
    const isMe = faces.some((face) => face.seat === seat && face.isMe)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
      <b key={index} className={css.name} data-me={isMe || undefined}>
        {name(seat)}
      </b>
    )
  })
}
