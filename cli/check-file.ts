import type { CheckedFile, CheckFile, Formats } from '@starboard/games'
import { isRefusal } from '@starboard/kernel'
import { list } from './arguments.ts'
import { jsonFilesAt, jsonIn, NO_JSON, readText } from './files.ts'

/** What came of one file: it was played and compared, or it was refused, with the sentence that says why. */
type Checked = (CheckedFile & { readonly refused?: never }) | { readonly refused: string }
export type CheckedAt = Checked & { readonly file: string }

/** Whoever names a file means it; a folder may hold other JSON as well. */
export function checkAt(path: string, formats: Formats): readonly CheckedAt[] {
  return jsonFilesAt(path).flatMap((file) => {
    const checked = checkText(readText(file), formats) ?? (file === path ? unknownFormat(formats) : null)
    return checked === null ? [] : [{ file, ...checked }]
  })
}

/** Null: a file of another kind. */
function checkText(text: string, formats: Formats): Checked | null {
  const json = jsonIn(text)
  if (json === null) return { refused: NO_JSON }
  const checked = formatOf(json.value, formats)?.(json.value) ?? null
  return isRefusal(checked) ? { refused: checked.text } : checked
}

function formatOf(value: unknown, formats: Formats): CheckFile | undefined {
  if (typeof value !== 'object' || value === null || !('format' in value)) return undefined
  const { format } = value
  return typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined
}

const unknownFormat = (formats: Formats): Checked => ({
  refused: `its "format" is not one of ${list(Object.keys(formats))}.`,
})
