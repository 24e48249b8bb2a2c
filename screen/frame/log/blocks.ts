import { type AnyGame, mayFollow, type Seat, type Sentence } from '@starboard/kernel'
import type { AnyBoardModule } from '../../contract/board.ts'
import type { GameEvent } from '../../contract/match-source.ts'
import type { ShownEvent } from '../film/film-player.ts'
import { firstNamed, sentenceAbout } from './sentence.tsx'

/** One line: what somebody does in one breath, or the same again and again. */
export interface Line {
  readonly id: number
  readonly seat: Seat | null
  readonly sentences: readonly Sentence[]
  /** How often it happened in a row. */
  readonly times: number
}

/** A turn as it is told: who and when, and what came of it. */
export interface Block {
  readonly id: number
  readonly kind: 'opening' | 'round' | 'turn'
  readonly seat: Seat | null
  /** Null: what comes before the first turn. */
  readonly head: Sentence | null
  readonly lines: readonly Line[]
}

interface Teller {
  readonly game: AnyGame
  readonly mark: AnyBoardModule['mark']
  /** Everything that can be told, each in a line of its own. */
  readonly hasDetails: boolean
}

/** More of them are hard to follow. */
const MOST_AT_ONCE = 3

/** The story, a turn a block. Events that are not worth a line have none. */
export function blocksOf(story: readonly ShownEvent[], teller: Teller): readonly Block[] {
  const blocks: Block[] = []
  story.forEach(({ event }, id) => {
    const told = toldOf(event, teller)
    const head = headOf(event, teller, told)
    if (head !== null) blocks.push({ ...head, id, lines: [] })
    else if (blocks.length === 0 && told !== null)
      blocks.push({ id, kind: 'opening', seat: null, head: null, lines: [] })
    const block = blocks.at(-1)
    if (block === undefined || told === null || told === head?.head) return
    blocks[blocks.length - 1] = { ...block, lines: withLine(block.lines, lineOf(event, id, told), teller) }
  })
  return blocks
}

/** A sentence that only says what the heading of its round says is left out. */
function toldOf(event: GameEvent, { game, mark, hasDetails }: Teller): Sentence | null {
  const sentence = sentenceAbout(game, event)
  const marked = mark(event)
  if (marked?.kind === 'round' && sentence === `${marked.text}.`) return null
  return !hasDetails && game.words.asides?.includes(event.kind) === true ? null : sentence
}

function headOf(
  event: GameEvent,
  { mark }: Teller,
  told: Sentence | null,
): Pick<Block, 'kind' | 'seat' | 'head'> | null {
  const marked = mark(event)
  if (marked?.kind === 'round') return { kind: 'round', seat: null, head: marked.text }
  if (marked?.kind !== 'turn' && marked?.kind !== 'news') return null
  return { kind: 'turn', seat: marked.seat, head: told ?? marked.text }
}

const lineOf = (event: GameEvent, id: number, told: Sentence): Line => ({
  id,
  seat: seatIn(event) ?? firstNamed(told),
  sentences: [told],
  times: 1,
})

/** The same again counts; what somebody does next is told in one breath. */
function withLine(lines: readonly Line[], line: Line, { hasDetails }: Teller): readonly Line[] {
  const last = lines.at(-1)
  if (last === undefined) return [line]
  const before = lines.slice(0, -1)
  if (last.sentences.length === 1 && isSame(last.sentences, line.sentences))
    return [...before, { ...last, times: last.times + 1 }]
  const [one, next] = [last.sentences.at(-1), line.sentences[0]]
  if (hasDetails || last.times > 1 || one === undefined || next === undefined) return [...lines, line]
  if (deedsIn(last) === MOST_AT_ONCE && !isSame(one, next)) return [...lines, line]
  return mayFollow(one, next) ? [...before, { ...last, sentences: [...last.sentences, next] }] : [...lines, line]
}

/** The same again is said with it: “twice”. */
const deedsIn = ({ sentences }: Line): number =>
  sentences.filter((sentence, place) => place === 0 || !isSame(sentence, sentences[place - 1])).length

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const seatIn = (event: object): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? (event.seat as Seat) : null
