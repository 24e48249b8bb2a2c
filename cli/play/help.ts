import { type Model, nameOf } from './model.ts'
import { COVERED, isVeiled } from './pause.ts'
import { type Line, line, refusalText, wrapLine } from './text.ts'

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['↑ ↓', 'move through the menu; ← → to the next column or page'],
  ['Enter', 'choose the marked line'],
  ['1 2 3 …', 'mark the line with this number'],
  ['Esc', 'back'],
  ['u', 'undo your last move, where nothing was revealed since'],
  ['t', 'talk to everybody at the table'],
  ['v', 'the whole view: everything you can see'],
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
  ['p', 'asks for a pause, or ends it'],
  ['b', 'lets a bot play for somebody who is away, where the game wants to be asked'],
  ['s', 'takes a seat, if one is free'],
  ['q', 'leaves'],
]

/** The keys, and why some things cannot be done now. */
export function helpLines(model: Model, { width, isPlain }: { width: number; isPlain: boolean }): readonly Line[] {
  return [
    line(isPlain ? 'One line for each answer' : 'Keys', 'title'),
    ...(isPlain ? WORDS : KEYS).map(([key, what]) => line(`  ${key.padEnd(13)} ${what}`)),
    line(''),
    ...refusedLines(model, width),
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
