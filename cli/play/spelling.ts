import { type KeyWord, seatOf } from '@starboard/kernel'
import type { Command } from '@starboard/wire/protocol'
import { type Model, nameOf, ownQuestion } from './model.ts'

/** Something that can be typed now, key by key, and what it sends. */
export interface SpelledChoice {
  readonly keys: readonly KeyWord[]
  readonly word: string
  readonly command: Command
}

/** What the game spells in keys at this moment; nothing where it is chosen from a list. */
export function spelledChoices(model: Model): readonly SpelledChoice[] {
  const asked = ownQuestion(model)
  const { table } = model.client
  if (asked === null || table?.status !== 'playing' || table.isPaused) return []
  const { view, legal } = asked.shown
  const { seat, id } = asked.open
  const spelled = model.entry.game.words.spelled?.({ view, seat: seatOf(seat), legal }, nameOf(model)) ?? []
  return spelled.map(({ keys, action }) => ({
    keys,
    word: keys.map(({ key }) => key).join(''),
    command: { kind: 'act', action, ...(id !== undefined && { decision: id }) },
  }))
}

/** How what was typed goes on: each key once, in the order in which the game names them. */
export function nextKeys(choices: readonly SpelledChoice[], typed: string): readonly KeyWord[] {
  const found = new Map<string, KeyWord>()
  for (const { keys, word } of choices) {
    const next = word.startsWith(typed) ? keys[typed.length] : undefined
    if (next !== undefined && !found.has(next.key)) found.set(next.key, next)
  }
  return [...found.values()]
}

/** What the keys so far have said: `lift/A · lift`. */
export function typedText(choices: readonly SpelledChoice[], typed: string): string {
  const begun = choices.find(({ word }) => word.startsWith(typed))
  return (begun?.keys ?? [])
    .slice(0, typed.length)
    .map(({ text }) => text)
    .join(' · ')
}

/** Whether something that can be typed now begins like this. */
export const isBegun = (choices: readonly SpelledChoice[], typed: string): boolean =>
  choices.some(({ word }) => word.startsWith(typed))

/** The command of a word that is whole. */
export const commandSpelled = (choices: readonly SpelledChoice[], typed: string): Command | null =>
  choices.find(({ word }) => word === typed)?.command ?? null
