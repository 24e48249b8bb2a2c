import * as z from 'zod/mini'
import { type About, type FileText, type Option, STREAM } from './option.ts'

const MOST_NAME = 80
/** A name is shown to everybody: one line, and no path of somebody's machine. */
const NAME = /^[^\p{Cc}/\\]+$/u

interface FileRange {
  readonly most: number
  /** For the laws. */
  readonly samples: readonly [FileText, ...FileText[]]
}

/** The text of a file, or none: what it must say is the business of `checkSetup`. A command line writes @path. */
export const file = ({ most, samples }: FileRange, about: About): Option<FileText | null> => ({
  kind: 'file',
  about,
  initial: null,
  max: most,
  schema: z.nullable(
    z.strictObject({
      name: z.string().check(z.maxLength(MOST_NAME), z.regex(NAME)),
      text: z.string().check(z.maxLength(most)),
    }),
  ),
  range: `a file of at most ${most} characters, written @path, or nothing`,
  wrong: (value) => tooLong(value, most),
  fromText(text, open) {
    if (text === '') return null
    return text.startsWith('@') ? open?.(text.slice(1)) : undefined
  },
  sample: (random) => samples[random.below(samples.length, STREAM)] ?? null,
})

function tooLong(value: unknown, most: number): string | null {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined
  if (typeof text !== 'string' || text.length <= most) return null
  return `may have at most ${most} characters; this file has ${text.length}`
}
