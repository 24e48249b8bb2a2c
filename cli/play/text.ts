import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/** What a line means; the terminal decides how that looks. */
export type Style = 'title' | 'dim' | 'asked' | 'chosen' | 'warning' | 'said'

export interface Line {
  readonly text: string
  readonly style?: Style
}

export const line = (text: string, style?: Style): Line => (style === undefined ? { text } : { text, style })

/** Control, direction and invisible characters: names, chat and views come from strangers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

export const clean = (text: string): string => text.replace(UNSEEN, '')

/** Cells of the terminal that a text takes. */
export const widthOf = (text: string): number => stringWidth(text)

const letters = new Intl.Segmenter()

/** At most this wide; what is cut off leaves a sign. */
export function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let [kept, cells] = ['', 0]
  for (const { segment } of letters.segment(text)) {
    cells += widthOf(segment)
    if (cells >= width) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Broken between words, a word that is too long anywhere; every further line is indented. */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  if (widthOf(text) <= width) return [text]
  const [first = ''] = wrapAnsi(text, width, { hard: true, trim: false }).split('\n')
  const rest = text.slice(first.length).trim()
  const room = Math.max(1, width - indent.length)
  return [
    first.trimEnd(),
    ...wrapAnsi(rest, room, { hard: true })
      .split('\n')
      .map((part) => indent + part),
  ]
}

/** Items side by side; a line breaks only between them. */
export const flow = (items: readonly string[], width: number): readonly string[] =>
  wrap(items.map((item) => item.replaceAll(' ', '\u00a0')).join('\u00a0· '), width).map((one) =>
    one.replaceAll('\u00a0', ' '),
  )

export const wrapLine = ({ text, style }: Line, width: number, indent = ''): readonly Line[] =>
  wrap(text, width, indent).map((part) => line(part, style))

/** Something to the left and something to the right. */
export function spread(left: string, right: string, width: number): string {
  const room = width - widthOf(right) - 1
  return right === '' ? fit(left, width) : `${padEnd(fit(left, room), room)} ${right}`
}

/** `powerCap` and `warhead-upgrade` as people say it. */
export const spoken = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/(?<=[\p{L}\d])[-_](?=[\p{L}\d])/gu, ' ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Several names in one sentence. */
export const together = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A refusal, with its rule where it is one of the rulebook's. */
export const refusalText = ({ text, rule }: { readonly text: string; readonly rule: string }): string =>
  /\d/.test(rule) ? `${text} (${rule})` : text
