import type { Command } from '@starboard/wire/protocol'
import { choicesOf, givingUp, isAsked } from './choices.ts'
import type { Model } from './model.ts'
import { flatChoices } from './plain-screen.ts'
import { commandSpelled, spelledChoices } from './spelling.ts'

/** What one line of input means. */
export type Answer =
  | { readonly kind: 'send'; readonly command: Command }
  | { readonly kind: 'help' | 'view' | 'leave' }
  | { readonly kind: 'unclear'; readonly text: string }
  /** A number waits until something is asked, and everything until there is a table. */
  | { readonly kind: 'later' }

export function answerOf(input: string, model: Model): Answer {
  const text = input.trim()
  if (model.client.table === null) return { kind: 'later' }
  if (/^\d+$/.test(text)) return isAsked(model) ? numbered(Number(text), model) : { kind: 'later' }
  if (text === '') return { kind: 'unclear', text: 'A number chooses; ? explains.' }
  return WORDS[text] ?? talk(text) ?? letter(text, model)
}

const WORDS: Readonly<Record<string, Answer>> = {
  '?': { kind: 'help' },
  v: { kind: 'view' },
  q: { kind: 'leave' },
  u: { kind: 'send', command: { kind: 'undo' } },
}

function numbered(number: number, model: Model): Answer {
  const choices = flatChoices(choicesOf(model))
  const choice = choices[number - 1]
  return choice === undefined
    ? { kind: 'unclear', text: `There is no ${number}; choose from 1 to ${choices.length}.` }
    : { kind: 'send', command: choice.command }
}

function talk(text: string): Answer | null {
  const [, said = ''] = /^t\s+(.*)$/u.exec(text) ?? []
  return said === '' ? null : { kind: 'send', command: { kind: 'chat', text: said } }
}

function letter(text: string, model: Model): Answer {
  const { table } = model.client
  if (text === 'p')
    return { kind: 'send', command: table?.isPaused ? { kind: 'resume' } : { kind: 'pause', agree: true } }
  const leaving = text === 'concede' ? givingUp(model) : null
  if (leaving !== null) return { kind: 'send', command: leaving.command }
  const command = commandSpelled(spelledChoices(model), text.toLowerCase())
  if (command !== null) return { kind: 'send', command }
  const choice = choicesOf(model).find(({ key }) => key === text)
  if (choice !== undefined) return { kind: 'send', command: choice.command }
  return { kind: 'unclear', text: `“${text}” means nothing here; ? explains.` }
}
