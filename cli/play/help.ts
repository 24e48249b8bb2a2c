import { type Model, nameOf } from './model.ts'
import { COVERED, isVeiled } from './pause.ts'
import { nextKeys, spelledChoices, typedText } from './spelling.ts'
import { type Line, line, refusalText, wrapLine } from './text.ts'

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['↑ ↓', 'move through the menu; ← → to the next column or page'],
  ['Enter', 'choose the marked line'],
  ['1 2 3 …', 'mark the line with this number'],
  ['Esc', 'back'],
  ['u', 'undo your last move, where nothing was revealed since'],
  ['t', 'talk to everybody at the table'],
  ['v', 'the whole view: everything you can see'],
  ['h', 'the whole story so far; ↑ ↓ and space scroll it'],
  ['c', 'concede or resign, where the game has it; you are asked again'],
  ['p', 'ask for a pause, or end it'],
  ['b', 'let a bot play for somebody who is away, where the game wants to be asked'],
  ['s', 'take a seat, if one is free'],
  ['q', 'leave'],
]

const WORDS: readonly (readonly [word: string, what: string])[] = [
  ['a number', 'chooses that line'],
  ['u', 'undo your last move, where nothing was revealed since'],
  ['t some words', 'says them to everybody at the table'],
  ['v', 'the whole view: everything you can see'],
  ['concede', 'concedes or resigns, where the game has it'],
  ['p', 'asks for a pause, or ends it'],
  ['b', 'lets a bot play for somebody who is away, where the game wants to be asked'],
  ['s', 'takes a seat, if one is free'],
  ['q', 'leaves'],
]

/** The keys, and why some things cannot be done now. */
export function helpLines(model: Model, { width, isPlain }: { width: number; isPlain: boolean }): readonly Line[] {
  return [
    ...spelledLines(model, isPlain),
    line(isPlain ? 'One line for each answer' : 'Keys', 'title'),
    ...(isPlain ? WORDS : KEYS).map(([key, what]) => line(`  ${key.padEnd(13)} ${what}`)),
    line(''),
    ...refusedLines(model, width),
  ]
}

/** The game's own keys by example, one for each that begins something: any card is like the first one. */
function spelledLines(model: Model, isPlain: boolean): readonly Line[] {
  const spelled = spelledChoices(model)
  const examples = nextKeys(spelled, '')
    .filter(({ key }) => !/[02-9]/.test(key))
    .flatMap(({ key }) => spelled.find(({ word }) => word.startsWith(key)) ?? [])
  if (examples.length === 0) return []
  return [
    line(isPlain ? 'Words of the game, such as' : 'Keys of the game, one after the other, such as', 'title'),
    ...examples.map(({ word }) => {
      const keys = isPlain ? word : [...word].join(' ')
      return line(`  ${keys.padEnd(13)} ${typedText(spelled, word)}`)
    }),
    line(''),
  ]
}

/** Every refused candidate with its reason and its rule. */
function refusedLines(model: Model, width: number): readonly Line[] {
  const { shown } = model.client
  if (isVeiled(model)) return COVERED
  const refused = shown?.refused ?? []
  if (refused.length === 0) return [line('Nothing that you might look for is forbidden right now.', 'dim')]
  const { words } = model.entry.game
  return [
    line('Not possible now', 'title'),
    ...refused.flatMap(({ action, why }) => [
      ...wrapLine(line(`  ${words.action(action, nameOf(model), shown?.view)}`), width, '    '),
      ...wrapLine(line(`    ${refusalText(why)}`, 'dim'), width, '    '),
    ]),
  ]
}
