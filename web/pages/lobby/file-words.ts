import type { FileText, FormRow } from '@starboard/kernel'

const KILO = 1024

/** "3 KB", as folders show it. */
export function sizeText(text: string): string {
  const bytes = new TextEncoder().encode(text).length
  return bytes < KILO ? `${bytes} bytes` : `${Math.round((10 * bytes) / KILO) / 10} KB`
}

export const fileIn = (value: unknown): FileText | null =>
  typeof value === 'object' && value !== null ? (value as FileText) : null

export function fileText(value: unknown): string {
  const file = fileIn(value)
  return file === null ? 'none' : `${file.name}, ${sizeText(file.text)}`
}

const MOST_NAME = 80

/** A name that everybody may be shown: one short line, without a folder. */
export function shownName(name: string): string {
  const line = name.replaceAll(/[\p{Cc}/\\]/gu, '').slice(0, MOST_NAME)
  return line === '' ? 'file' : line
}

/** Why a file cannot be taken; what it says is for the game to judge. */
export function tooLong({ max }: Pick<FormRow, 'max'>, { name, text }: FileText): string | null {
  if (max === undefined || text.length <= max) return null
  const [has, most] = [text.length, max].map((count) => count.toLocaleString('en'))
  return `${name} has ${has} characters; at most ${most} fit.`
}
