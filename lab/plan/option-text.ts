import type { CountKey, FileText, FormRow } from '@starboard/kernel'

type Form = readonly FormRow[]

/** Options as a command line writes them, in the order of the form; what is none of its rows comes first. */
export const optionsText = (form: Form, options: object): string =>
  Object.entries(options)
    .toSorted(([a], [b]) => placeIn(form, a) - placeIn(form, b))
    .map(([name, value]) => `${name}=${valueText(form, name, value)}`)
    .join(' ')

const placeIn = (form: Form, name: string): number => form.findIndex((row) => row.name === name)

/** One value as a command line writes it; a file goes by its name, because nobody knows where it was. */
export function valueText(form: Form, name: string, value: unknown): string {
  const row = form.find((one) => one.name === name)
  return row === undefined ? String(value) : TEXTS[row.kind](value)
}

const numbered = (value: unknown): readonly [string, unknown][] => Object.entries(value ?? {})

const TEXTS: { readonly [K in FormRow['kind']]: (value: unknown) => string } = {
  int: String,
  decimal: String,
  toggle: (value) => (value === true ? 'on' : 'off'),
  choice: String,
  numbers: (value) =>
    numbered(value)
      .map(([, part]) => String(part))
      .join('/'),
  counts: (value) =>
    numbered(value)
      .map(([key, count]) => `${key}=${count}`)
      .join(','),
  text: String,
  file: (value) => (value === null ? '' : `@${(value as FileText).name}`),
}

/** Every thing that can be counted, and how many are printed. */
export const keysText = (keys: Readonly<Record<string, CountKey>>): string =>
  Object.entries(keys)
    .map(([key, { printed }]) => (printed === null ? key : `${key}=${printed}`))
    .join(' ')
