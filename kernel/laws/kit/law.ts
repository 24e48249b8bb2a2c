import type { AnyGame, GameTypes, Setup } from '../../contract/contract.ts'
import { inOrder, isSame } from './text.ts'

/** One way to play one game, small enough to be made smaller when a law breaks on it. */
export interface Trial {
  readonly setup: Setup<GameTypes>
  /** Seeds what is not steered: the match's luck, how fast it is played, what a law samples. */
  readonly luck: string
  /** Each number picks one legal action. Laws about whole games play on at random when the list ends. */
  readonly moves: readonly number[]
}

/** Something that is true of every game. */
export interface Law {
  readonly name: string
  readonly says: string
  /** Throws `LawBroken`. */
  check(game: AnyGame, trial: Trial): void
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken'
}

export function broken(entry: number, sentence: string): never {
  throw new LawBroken(`entry ${entry}: ${sentence}`)
}

/** An exception of the game breaks the law too, in words of the law. */
export const law = ({ name, says, check }: Law): Law => ({
  name,
  says,
  check(game, trial) {
    try {
      check(game, trial)
    } catch (cause) {
      throw new LawBroken(`${game.meta.id} breaks “${name}” at ${sentenceOf(cause)}`, { cause })
    }
  },
})

const sentenceOf = (cause: unknown): string => {
  if (cause instanceof LawBroken) return cause.message
  return `an exception: ${cause instanceof Error ? cause.message : String(cause)}`
}

/** Two texts of one thing; the sentence shows where they part. */
export function same(entry: number, what: string, texts: { found: string; expected: string }): void {
  if (isSame(texts.found, texts.expected)) return
  const [found, expected] = [inOrder(texts.found), inOrder(texts.expected)]
  broken(entry, `${what}: expected ${around(expected, found)}, found ${around(found, expected)}.`)
}

const SHOWN = 60

function around(text: string, other: string): string {
  let place = 0
  while (place < text.length && text[place] === other[place]) place++
  const [from, to] = [Math.max(0, place - SHOWN), place + SHOWN]
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}
