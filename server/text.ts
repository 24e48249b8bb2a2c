import { type Refusal, refuse } from '@starboard/kernel'

/** Invisible, direction-changing and control characters: they make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
/** More than two marks on one letter only smear over other lines. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

const clean = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, ' ').replace(STACKED_MARKS, '$1').replace(/\s+/gu, ' ').trim()

const MOST_NAME = 24
const MOST_CHAT = 500

/** A name as others see it. Escaping is the screen's business: this is text, never markup. */
export function readName(text: string): string | Refusal {
  const name = clean(text)
  if (name === '') return refuse('no-name', 'names', 'A name needs at least one letter.')
  return [...name].length <= MOST_NAME ? name : refuse('long-name', 'names', `A name has at most ${MOST_NAME} letters.`)
}

export function readChat(text: string): string | Refusal {
  const line = clean(text)
  if (line === '') return refuse('no-text', 'chat', 'There is nothing to say.')
  return [...line].length <= MOST_CHAT
    ? line
    : refuse('long-text', 'chat', `A message has at most ${MOST_CHAT} letters.`)
}
