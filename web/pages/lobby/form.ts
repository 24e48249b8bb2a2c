import type { FormRow } from '@starboard/kernel'
import type { GameInfo } from '@starboard/wire/api'
import type { TableInfo } from '@starboard/wire/protocol'

export type OptionValues = Readonly<Record<string, unknown>>
type Form = Pick<GameInfo, 'options' | 'presets'>

/** The table's options as an object, whatever came over the wire. */
export const givenOptions = (options: unknown): OptionValues =>
  typeof options === 'object' && options !== null && !Array.isArray(options) ? (options as OptionValues) : {}

/** The host, as long as no part of it was played. */
export const mayChangeRules = (table: Pick<TableInfo, 'you' | 'series' | 'branch'>): boolean =>
  table.you.isHost && !isUnderWay(table)

/** Rules, seats and what was chosen for them stand: a series is going on, or a match that was begun elsewhere. */
export const isUnderWay = ({ series, branch }: Pick<TableInfo, 'series' | 'branch'>): boolean =>
  isNextMatch({ series }) || branch !== undefined

/** The table of a series that is going on. */
export const isNextMatch = ({ series }: Pick<TableInfo, 'series'>): boolean => series !== null && series.number > 1

/** How many can play by the options of this table. */
export const seatRangeAt = ({ seatRange }: Pick<TableInfo, 'seatRange'>, game: Pick<GameInfo, 'seats'>) =>
  seatRange ?? game.seats

/** Null: the game has no presets. */
export function presetOf({ presets }: Form, options: OptionValues): string | null {
  const names = Object.keys(presets)
  return names.find((name) => name === options.preset) ?? names[0] ?? null
}

/** As the game calls it on a screen. */
export const presetName = ({ presetWords }: Pick<GameInfo, 'presetWords'>, preset: string): string =>
  presetWords[preset]?.name ?? choiceText({ name: '' }, preset)

/** What every option is worth under a preset, before anybody changed one. */
function presetValues({ options: rows, presets }: Form, preset: string | null): OptionValues {
  const printed = Object.fromEntries(rows.map(({ name, initial }) => [name, initial]))
  return { ...printed, ...(preset === null ? {} : presets[preset]) }
}

/** What is played at this table. */
export const valuesOf = (form: Form, options: OptionValues): OptionValues => ({
  ...presetValues(form, presetOf(form, options)),
  ...without(options, 'preset'),
})

/** Names of the options that differ from the preset. */
export function changedNames(form: Form, options: OptionValues): readonly string[] {
  const base = presetValues(form, presetOf(form, options))
  const values = valuesOf(form, options)
  return form.options.map(({ name }) => name).filter((name) => !isSame(values[name], base[name]))
}

/** The options after one change; what is as the preset says is left out again. */
export function withOption(form: Form, options: OptionValues, name: string, value: unknown): OptionValues {
  const preset = presetOf(form, options)
  const base = presetValues(form, preset)
  const wanted = { ...without(options, 'preset'), [name]: value }
  const changes = Object.fromEntries(Object.entries(wanted).filter(([key, one]) => !isSame(one, base[key])))
  return { ...withPreset(preset), ...changes }
}

export const withPreset = (preset: string | null): OptionValues => (preset === null ? {} : { preset })

/** This many options stand in the list before it is opened. */
const SHOWN = 8

/** The first few, and whatever is not as the rulebook prints it; the rest waits behind "more". */
export function sortedRows(
  form: Form,
  options: OptionValues,
  isListed: (row: FormRow) => boolean = () => true,
): { readonly shown: readonly FormRow[]; readonly more: readonly FormRow[] } {
  const values = valuesOf(form, options)
  const rows = form.options.filter(isListed)
  const isShown = (row: FormRow, place: number) => place < SHOWN || !isSame(values[row.name], row.initial)
  return { shown: rows.filter(isShown), more: rows.filter((row, place) => !isShown(row, place)) }
}

/** `perCard` as people read it; an option named after a seat counts seats from one, whatever the game counts from. */
export function choiceText(row: Pick<FormRow, 'name' | 'values' | 'unit'>, value: string | number): string {
  if (typeof value === 'number') return isSeat(row.name) ? `seat ${value - firstSeat(row) + 1}` : numberText(row, value)
  return value.replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`)
}

/** Seats that this table does not have cannot be chosen. */
export function choicesAt(row: FormRow, seats: number): readonly (string | number)[] {
  const { name, values = [] } = row
  if (!isSeat(name)) return values
  return values.filter((value) => typeof value === 'string' || value - firstSeat(row) < seats)
}

const isSeat = (name: string): boolean => /Seat$/.test(name)

/** Some games call the first seat 0, some 1. */
const firstSeat = ({ values = [] }: Pick<FormRow, 'values'>): number =>
  values.find((value): value is number => typeof value === 'number') ?? 0

const SHORT_UNITS: Readonly<Record<string, string>> = { seconds: 's', minutes: 'min' }

/** A number with its unit, or the word that the unit gives it: "seconds, 0 = no limit". */
export function numberText({ unit }: Pick<FormRow, 'unit'>, value: number): string {
  const parts = (unit ?? '').split(',').map((part) => part.trim().split(' = '))
  const note = parts.find(([figure, word]) => figure === String(value) && word !== undefined)
  if (note?.[1] !== undefined) return note[1]
  const [name = ''] = parts.find(([, word]) => word === undefined) ?? []
  const short = SHORT_UNITS[name] ?? name
  return short === '' ? String(value) : `${value} ${short}`
}

/** A slider over many values moves in steps that a thumb can hit. */
export const stepOf = ({ min = 0, max = 100 }: Pick<FormRow, 'min' | 'max'>): number => (max - min > 100 ? 5 : 1)

interface Slide {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Where a value lies, and which one lies there. */
  placeOf(value: number): number
  valueAt(place: number): number
}

/** A value outside of the range that means something of its own, such as 0 for no limit, lies before all others. */
export function slideOf(row: Pick<FormRow, 'min' | 'max' | 'values'>): Slide {
  const { min = 0, max = 100, values = [] } = row
  const [step, aside] = [stepOf(row), values.map(Number).find((value) => value < min || value > max)]
  if (aside === undefined) return { min, max, step, placeOf: (value) => value, valueAt: (place) => place }
  return {
    min: min - step,
    max,
    step,
    placeOf: (value) => (value === aside ? min - step : value),
    valueAt: (place) => (place < min ? aside : place),
  }
}

/** Beyond this a slider is quicker than pressing plus. */
const MOST_STEPS = 20
export const isSlider = ({ min = 0, max = 100 }: Pick<FormRow, 'min' | 'max'>): boolean => max - min > MOST_STEPS

/** A value that was never sent through JSON may still be a different object. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const without = (options: OptionValues, name: string): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([key]) => key !== name))
