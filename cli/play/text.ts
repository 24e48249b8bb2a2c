/** What a line means; the terminal decides how that looks. */
export type Style = 'title' | 'dim' | 'asked' | 'chosen' | 'warning' | 'said'

export interface Line {
  readonly text: string
  readonly style?: Style
}

export const line = (text: string, style?: Style): Line => (style === undefined ? { text } : { text, style })

/** Control, direction and invisible characters: names, chat and views come from strangers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const MARKS = /\p{M}/gu
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{1FAFF}]/gu

export const clean = (text: string): string => text.replace(UNSEEN, '')

/** Cells of the terminal that a text takes. */
export function widthOf(text: string): number {
  const letters = text.replace(MARKS, '')
  return [...letters].length + (letters.match(WIDE)?.length ?? 0)
}

/** At most this wide; what is cut off leaves a sign. */
export function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const letter of text) {
    if (widthOf(kept + letter) >= width) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Broken between words; every further line is indented. */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  const [, margin = '', words = ''] = /^( *)(.*)$/su.exec(text) ?? []
  const lines: string[] = []
  let current: string | null = null
  for (const word of words.split(' ')) {
    const longer: string = current === null ? margin + word : `${current} ${word}`
    if (current === null || widthOf(longer) <= width) current = longer
    else {
      lines.push(current.trimEnd())
      current = indent + word
    }
  }
  return [...lines, current ?? ''].map((one) => fit(one, width))
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
