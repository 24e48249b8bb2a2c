import { int, type OptionsOf, optionForm } from '@starboard/kernel'

export const options = optionForm({
  gusts: int(2, { min: 1, max: 4 }, { label: 'Gusts', rule: 'NW-3' }),
  oil: int(3, { min: 1, max: 6 }, { label: 'Oil of each keeper', rule: 'NW-2' }),
  calmSeconds: int(8, { min: 1, max: 60 }, { label: 'Calm before each gust', rule: 'NW-3', unit: 'seconds' }),
  hushSeconds: int(3, { min: 1, max: 60 }, { label: 'Hush after each gust', rule: 'NW-4', unit: 'seconds' }),
})

export type Options = OptionsOf<typeof options>
