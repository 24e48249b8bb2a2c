import { int, type OptionsOf, optionForm, toggle } from '../index.ts'
import { BEACONS } from './crates.ts'

/** One declaration gives type, validation, defaults and the form of the lobby. */
export const options = optionForm({
  rounds: int(2, { min: 1, max: BEACONS }, { label: 'Rounds', rule: 'H-1' }),
  seconds: int(20, { min: 5, max: 60, also: [0] }, { label: 'Time to answer', rule: 'H-2', unit: 'seconds' }),
  secretScan: toggle(true, { label: 'A scan is for the scanner only', rule: 'H-3', tells: false }),
})

export type Options = OptionsOf<typeof options>
