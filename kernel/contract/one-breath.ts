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
  return say`${listOf(counted(deeds).map(clauseOf))}.`
}

const TIMES = ['', ' twice', ' three times']

/** The same again and again is said once: “Ada banks this twice.” */
function counted(deeds: readonly Deed[]): readonly Deed[] {
  const runs: Deed[][] = []
  for (const deed of deeds) {
    const run = runs.at(-1)
    if (run !== undefined && JSON.stringify(run[0]) === JSON.stringify(deed)) run.push(deed)
    else runs.push([deed])
  }
  return runs.flatMap(([deed, ...again]) => {
    const times = TIMES[again.length] ?? ` ${again.length + 1} times`
    return deed === undefined ? [] : [{ ...deed, rest: [...deed.rest, times] }]
  })
}

/** A verb that stays the same to the end goes without saying: “Ada draws a card, banks this and that.” */
function clauseOf({ subject, rest }: Deed, place: number, deeds: readonly Deed[]): Sentence {
  if (place === 0) return { pieces: [subject, ...rest] }
  const isSame = deeds.slice(place - 1).every((deed) => verbOf(deed) === verbOf({ subject, rest }))
  return { pieces: isSame ? withoutParticle(rest) : [{ ...subject, kind: 'also' }, ...rest] }
}

/** The second half of a verb: “lays out”, “turns up”. */
const PARTICLE = /^ (?:out|up|in|down|off) /

/** All of it. */
const verbOf = ({ subject, rest: [first] }: Deed): string =>
  `${subject.verb}${typeof first === 'string' ? (PARTICLE.exec(first)?.[0] ?? '') : ''}`

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
