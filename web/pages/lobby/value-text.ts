import type { FormRow } from '@starboard/kernel'
import { countsText } from './counts.ts'
import { fileText } from './file-words.ts'
import { choiceText, numberText } from './form.ts'

const TEXTS: { readonly [K in FormRow['kind']]: (row: FormRow, value: unknown) => string } = {
  int: (row, value) => numberText(row, Number(value)),
  decimal: (row, value) => numberText(row, Number(value)),
  toggle: (_row, value) => (value === true ? 'yes' : 'no'),
  choice: (row, value) => choiceText(row, value as string | number),
  numbers: (_row, value) => Object.values(value ?? {}).join(' / '),
  counts: countsText,
  file: (_row, value) => fileText(value),
  text: (_row, value) => (value === '' ? 'none' : String(value)),
}

/** An option's value for somebody who may not change it. Undefined: the host keeps it to themselves. */
export const valueText = (row: FormRow, value: unknown): string =>
  value === undefined ? 'a secret of the host' : TEXTS[row.kind](row, value)
