import type { KeyWord } from '@starboard/kernel'
import type { Choice } from './choices.ts'
import { nextKeys, type SpelledChoice, typedText } from './spelling.ts'
import { flow, type Line, line } from './text.ts'

interface Keyboard {
  readonly spelled: readonly SpelledChoice[]
  readonly choices: readonly Choice[]
}

/** The keys that go on from what was typed. As many lines as at the start, so that nothing jumps at every key. */
export function keyLines(keyboard: Keyboard, typed: string, width: number): readonly Line[] {
  const lines = linesAfter(keyboard, typed, width)
  const rows = typed === '' ? 0 : linesAfter(keyboard, '', width).length
  return [...lines, ...Array.from({ length: Math.max(0, rows - lines.length) }, () => '')].map((one) => line(one))
}

/** Numbers first; what the table itself offers begins nothing. */
function linesAfter({ spelled, choices }: Keyboard, typed: string, width: number): readonly string[] {
  const ofTable = typed === '' ? choices.flatMap(({ key, text }) => (key === undefined ? [] : [{ key, text }])) : []
  const keys = [...nextKeys(spelled, typed), ...ofTable]
  const numbers = keys.filter(isNumber)
  const letters = keys.filter((one) => !isNumber(one))
  return [numbers, letters].filter((some) => some.length > 0).flatMap((some) => flow(some.map(keyText), width))
}

const isNumber = ({ key }: KeyWord): boolean => /\d/.test(key)
const keyText = ({ key, text }: KeyWord): string => `${key} ${text}`

/** What was typed stands where the question stood. */
export const typedLine = (spelled: readonly SpelledChoice[], typed: string): Line =>
  line(`${[...typed].join(' ')} – ${typedText(spelled, typed)} …`, 'asked')
