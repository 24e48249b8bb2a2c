import { int, type OptionsOf, optionForm } from '@starboard/kernel'

/** One declaration gives type, validation, defaults and the form of the lobby. */
export const options = optionForm({
  cells: int(15, { min: 9, max: 30 }, { label: 'Fuel cells', rule: 'FH-1' }),
})

export type Options = OptionsOf<typeof options>
