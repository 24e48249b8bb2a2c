import {
  type AnyGame,
  does,
  type NameOf,
  type Read,
  type Reading,
  read,
  readText,
  type Seat,
  type Sentence,
  say,
} from '@starboard/kernel'
import type { SeatFace } from '../../contract/board.ts'
import type { GameEvent } from '../../contract/match-source.ts'
import { CardName } from './card-name.tsx'
import css from './sentence.module.css'

/** The game's sentence about an event; null where it is not worth a line. */
export function sentenceAbout(game: AnyGame, event: GameEvent): Sentence | null {
  if (event.kind === 'undone' && 'seat' in event) return say`${does(event.seat as Seat, 'takes')} the last move back.`
  return game.words.event(event)
}

/** The same as plain text for this reader. */
export function textAbout(game: AnyGame, event: GameEvent, reading: Reading): string | null {
  const sentence = sentenceAbout(game, event)
  return sentence === null ? null : readText(sentence, reading)
}

export const plainName =
  (faces: readonly SeatFace[]): NameOf =>
  (seat) =>
    faces.find((face) => face.seat === seat)?.name ?? `Seat ${seat + 1}`

/** Whoever sits at this screen is “you”; for those who look on, everybody has a name. */
export const readingAt = (faces: readonly SeatFace[]): Reading => ({
  name: plainName(faces),
  reader: faces.find(({ isMe }) => isMe)?.seat ?? null,
})

/** Whom a sentence names first. */
export const firstNamed = (sentence: Sentence): Seat | null =>
  read(sentence, NOBODY).find(({ seat }) => seat !== undefined)?.seat ?? null

const NOBODY: Reading = { name: () => 'somebody', reader: null }

interface ToldProps {
  readonly sentence: Sentence
  readonly reading: Reading
  /** Cards in it say what they do. */
  readonly explains?: boolean
}

/** A sentence with its names in bold; one's own in the colour of one's seat. */
export function Told({ sentence, reading, explains = false }: ToldProps) {
  return read(sentence, reading).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    <Part key={index} {...part} me={reading.reader} explains={explains} />
  ))
}

interface PartProps extends Read {
  readonly me: Seat | null
  readonly explains: boolean
}

function Part({ text, seat, card, me, explains }: PartProps) {
  if (card !== undefined && explains) return <CardName card={card} name={text} />
  if (seat === undefined) return text
  return (
    <b className={css.name} data-me={seat === me || undefined}>
      {text}
    </b>
  )
}
