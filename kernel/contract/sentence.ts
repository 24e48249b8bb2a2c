import type { NameOf } from './contract.ts'
import type { Seat } from './seat.ts'
import { plainVerb, type Verb } from './verb.ts'

/**
 * What a game says of something that happened, before it is known who reads it. A game writes each sentence once, as if
 * about others: say`${does(seat, 'launches')} ${whose(seat)} rocket at ${whom(target)}.` Whoever reads of themselves is "you".
 */
export type Sentence = string | { readonly pieces: readonly Piece[] }

export type Piece =
  | string
  | Spoken
  | { readonly kind: 'either'; readonly seat: Seat; readonly you: string; readonly others: Sentence }
  | { readonly kind: 'detail'; readonly of: Sentence }

type Spoken =
  | { readonly kind: 'does'; readonly seat: Seat; readonly verb: Verb }
  | { readonly kind: 'also'; readonly seat: Seat; readonly verb: Verb }
  | { readonly kind: 'whose'; readonly seat: Seat }
  | { readonly kind: 'whom'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly id: string; readonly name: string }

/** “Ada launches”, “You launch”. */
export const does = (seat: Seat, verb: Verb): Sentence => made({ kind: 'does', seat, verb })

/** A further verb of the same subject: “Ada rolls and misses”, “You roll and miss”. */
export const also = (seat: Seat, verb: Verb): Sentence => made({ kind: 'also', seat, verb })

/** “Ada’s”, “your”. */
export const whose = (seat: Seat): Sentence => made({ kind: 'whose', seat })

/** Anywhere but before a verb of its own: “on Ada”, “on you”. */
export const whom = (seat: Seat): Sentence => made({ kind: 'whom', seat })

/** Where more changes than a name: “a rover of Ada”, “your rover”. */
export const either = (seat: Seat, you: string, others: Sentence): Sentence =>
  made({ kind: 'either', seat, you, others })

/** Something that has a face and a text: the board explains this id to whoever asks. */
export const card = (id: string, name: string): Sentence => made({ kind: 'card', id, name })

/** For whoever wants to know exactly: a story leaves it out. */
export const detail = (of: Sentence): Sentence => made({ kind: 'detail', of })

/** A sentence, written like any other text. */
export function say(texts: readonly string[], ...values: readonly (Sentence | number)[]): Sentence {
  const pieces: Piece[] = []
  for (let place = 0; place < texts.length; place++) {
    pieces.push(texts[place] ?? '')
    addPieces(pieces, values[place] ?? '')
  }
  return { pieces }
}

/** “a, b and c” */
export const listOf = (parts: readonly Sentence[]): Sentence =>
  made(...parts.flatMap((part, place) => [betweenParts(place, parts.length), ...piecesOf(part)]))

/** One after the other: “a; b; c”. */
export const joinedBy = (between: string, parts: readonly Sentence[]): Sentence =>
  made(...parts.flatMap((part, place) => [place === 0 ? '' : between, ...piecesOf(part)]))

const betweenParts = (place: number, count: number): string => {
  if (place === 0) return ''
  return place === count - 1 ? ' and ' : ', '
}

const made = (...pieces: readonly Piece[]): Sentence => ({ pieces })

const piecesOf = (value: Sentence | number): readonly Piece[] =>
  typeof value === 'object' ? value.pieces : [`${value}`]

/** One by one: a mission is told in hundreds of sentences, and lists that are made to be joined take longest of all. */
function addPieces(pieces: Piece[], value: Sentence | number): void {
  if (typeof value !== 'object') pieces.push(`${value}`)
  else for (const piece of value.pieces) pieces.push(piece)
}

/** Who reads, and how much of it. */
export interface Reading {
  /** What everybody else is called. */
  readonly name: NameOf
  /** Who is “you”. Null: nobody, as for spectators. */
  readonly reader: Seat | null
  /** Without details. */
  readonly isStory?: boolean
}

/** A stretch of a sentence as it is read: plain text, somebody's name, or something that can be explained. */
export interface Read {
  readonly text: string
  readonly seat?: Seat
  readonly card?: string
}

/** The sentence as this reader reads it. */
export function read(sentence: Sentence, reading: Reading): readonly Read[] {
  const all: Read[] = []
  readOn(all, sentence, reading)
  return all
}

/** As this reader has it: one of two ways to say it, with or without details. */
function readOn(all: Read[], sentence: Sentence, reading: Reading): void {
  for (const piece of piecesOf(sentence)) {
    if (typeof piece === 'string') addRead(all, { text: piece })
    else if (piece.kind === 'either') readOn(all, piece.seat === reading.reader ? piece.you : piece.others, reading)
    else if (piece.kind !== 'detail') {
      const { name, reader } = reading
      for (const part of readAs(piece, { name, reader, isFirst: isBeginning(all) })) addRead(all, part)
    } else if (reading.isStory !== true) readOn(all, piece.of, reading)
  }
}

function addRead(all: Read[], part: Read): void {
  if (part.text !== '') all.push(part)
}

export const readText = (sentence: Sentence, reading: Reading): string =>
  typeof sentence === 'string'
    ? sentence
    : read(sentence, reading)
        .map(({ text }) => text)
        .join('')

type Reader = { readonly [K in Spoken['kind']]: (piece: Extract<Spoken, { kind: K }>, to: To) => readonly Read[] }

interface To extends Reading {
  /** A sentence begins here: “You”, not “you”. */
  readonly isFirst: boolean
}

const READ_AS: Reader = {
  does: ({ seat, verb }, to) => [called(seat, 'you', to), { text: ` ${verbFor(seat, verb, to)}` }],
  also: ({ seat, verb }, to) => [{ text: verbFor(seat, verb, to) }],
  whose: ({ seat }, to) => [called(seat, 'your', to), ...(seat === to.reader ? [] : [{ text: '’s' }])],
  whom: ({ seat }, to) => [called(seat, 'you', to)],
  card: ({ id, name }) => [{ text: name, card: id }],
}

const readAs = <K extends Spoken['kind']>(piece: Extract<Spoken, { kind: K }>, to: To): readonly Read[] =>
  READ_AS[piece.kind](piece, to)

const called = (seat: Seat, you: 'you' | 'your', { reader, name, isFirst }: To): Read => ({
  text: seat === reader ? (isFirst ? `Y${you.slice(1)}` : you) : name(seat),
  seat,
})

const verbFor = (seat: Seat, verb: Verb, { reader }: To): string => (seat === reader ? plainVerb(verb) : verb)

/** A name may end like a sentence; only what was written around it counts. */
function isBeginning(before: readonly Read[]): boolean {
  const since = before.slice(before.findLastIndex(({ seat }) => seat !== undefined) + 1)
  const text = since.map((part) => part.text).join('')
  return /[.!?] $/.test(text) || (text === '' && since.length === before.length)
}
