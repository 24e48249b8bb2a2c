import { listOf, type Piece, type Sentence, say } from './sentence.ts'

/** What somebody does, said in the plainest way: the subject first, one clause, a full stop. */
interface Deed {
  readonly subject: Extract<Piece, { kind: 'does' }>
  readonly rest: readonly Piece[]
}

/** Whether the two can be told in one breath: “Ada draws a card.” “Ada builds a rocket.” */
export function mayFollow(first: Sentence, next: Sentence): boolean {
  const [one, other] = [deedIn(first), deedIn(next)]
  return one !== null && other !== null && one.subject.seat === other.subject.seat
}

/** “Ada draws a card and builds a rocket.” Only of sentences that may follow each other. */
export function inOneBreath(sentences: readonly Sentence[]): Sentence {
  const deeds = sentences.flatMap((sentence) => deedIn(sentence) ?? [])
  const [first] = sentences
  if (first === undefined || deeds.length < 2) return first ?? ''
  return say`${listOf(deeds.map(clauseOf))}.`
}

/** The same verb at the end goes without saying: “Ada draws a card, banks this and that.” */
function clauseOf({ subject, rest }: Deed, place: number, deeds: readonly Deed[]): Sentence {
  if (place === 0) return { pieces: [subject, ...rest] }
  const before = deeds[place - 1]
  const isSame =
    place === deeds.length - 1 && before?.subject.verb === subject.verb && particleIn(before.rest) === particleIn(rest)
  return { pieces: isSame ? withoutParticle(rest) : [{ ...subject, kind: 'also' }, ...rest] }
}

/** The second half of a verb: “lays out”, “turns up”. */
const PARTICLE = /^ (?:out|up|in|down|off) /

const particleIn = ([first]: readonly Piece[]): string | undefined =>
  typeof first === 'string' ? PARTICLE.exec(first)?.[0] : undefined

const withoutParticle = ([first, ...rest]: readonly Piece[]): readonly Piece[] =>
  typeof first === 'string'
    ? [first.replace(PARTICLE, '').trimStart(), ...rest]
    : first === undefined
      ? []
      : [first, ...rest]

const ENDS = /\.$/
/** What has a second thought, or is exclaimed, stands alone. */
const TWISTED = /[.:;!?]/

function deedIn(sentence: Sentence): Deed | null {
  if (typeof sentence === 'string') return null
  const [subject, ...rest] = sentence.pieces.filter((piece) => piece !== '')
  const last = rest.at(-1)
  if (typeof subject !== 'object' || subject.kind !== 'does') return null
  if (typeof last !== 'string' || !ENDS.test(last)) return null
  const clause = [...rest.slice(0, -1), last.replace(ENDS, '')]
  return clause.some((piece) => typeof piece === 'string' && TWISTED.test(piece)) ? null : { subject, rest: clause }
}
