import { alike, type Refusal, refuse } from '@starboard/kernel'
import { MOST_CHAT_LETTERS, MOST_NAME_LETTERS } from '@starboard/wire/limits'

/**
 * Invisible, direction-changing and control characters: they make one name look like another, or like none. What
 * joins an emoji or chooses its style belongs to it.
 */
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?`
const OF_AN_EMOJI = String.raw`(?<=${PICTURE})\uFE0F|(?<=${PICTURE}\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=[0-9#*])\uFE0F(?=\u20E3)`
const UNSEEN = new RegExp(
  String.raw`(?!${OF_AN_EMOJI})[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`,
  'gu',
)
/** More than two marks on one letter only smear over other lines. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/** A line as others can read it, whatever was typed. */
export const cleaned = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, ' ').replace(STACKED_MARKS, '$1').replace(/\s+/gu, ' ').trim()

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as others see it. Escaping is the screen's business: this is text, never markup. */
export function readName(text: string): string | Refusal {
  const name = cleaned(text)
  if (!VISIBLE.test(name)) return refuse('no-name', 'names', 'A name needs at least one letter.')
  return [...name].length <= MOST_NAME_LETTERS
    ? name
    : refuse('long-name', 'names', `A name has at most ${MOST_NAME_LETTERS} letters.`)
}

/** Whoever comes second with a name gets a number behind it, so that everybody knows who is who. */
export function distinctName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(alike))
  const tries = Array.from({ length: taken.length + 1 }, (_, before) => numbered(name, before + 1))
  return tries.find((one) => !known.has(alike(one))) ?? name
}

function numbered(name: string, number: number): string {
  const ending = number === 1 ? '' : ` ${number}`
  return (
    [...name]
      .slice(0, MOST_NAME_LETTERS - ending.length)
      .join('')
      .trimEnd() + ending
  )
}

export function readChat(text: string): string | Refusal {
  const line = cleaned(text)
  if (!VISIBLE.test(line)) return refuse('no-text', 'chat', 'There is nothing to say.')
  return [...line].length <= MOST_CHAT_LETTERS
    ? line
    : refuse('long-text', 'chat', `A message has at most ${MOST_CHAT_LETTERS} letters.`)
}
