import type { FormRow } from './options.ts'

type Changes = Readonly<Record<string, string | number>>

/** What switches the game's clocks off. A limit that cannot be 0 is left alone: some other option switches it off. */
export const clocksOff = (form: readonly FormRow[]): Changes =>
  Object.fromEntries(
    form.flatMap((row): [string, string | number][] => {
      if (row.clockOff !== undefined) return [[row.name, row.clockOff]]
      return row.clock === true && mayBeNone(row) ? [[row.name, 0]] : []
    }),
  )

/** What switches off the waiting for each other, where nobody is there at the same time. */
export const waitsOff = (form: readonly FormRow[]): Changes =>
  Object.fromEntries(form.filter((row) => row.live === true).map(({ name }) => [name, 0]))

const mayBeNone = ({ min = 0, values = [] }: FormRow): boolean => min === 0 || values.includes(0)
