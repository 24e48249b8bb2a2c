import type { GameTypes, OptionForm } from '@starboard/kernel'
import { valueText } from './option-text.ts'

/** By name, as a command line writes them; a preset first. */
export type Given = Readonly<Record<string, string>>

type Form = Pick<OptionForm<GameTypes['Options']>, 'form' | 'presets'>

/** What is not as the rulebook prints it: the preset, if it is not the usual one, and what differs from the preset. */
export function givenOf(options: Form, values: object): Given {
  const own = new Map(Object.entries(values))
  const preset = own.get('preset')
  const [usual] = Object.keys(options.presets)
  const base = new Map<string, unknown>(options.form.map(({ name, initial }) => [name, initial]))
  for (const [name, value] of Object.entries(options.presets[String(preset)] ?? {})) base.set(name, value)
  const changed = options.form.filter(({ name }) => JSON.stringify(own.get(name)) !== JSON.stringify(base.get(name)))
  return {
    ...(preset !== undefined && preset !== usual && { preset: String(preset) }),
    ...Object.fromEntries(changed.map(({ name }) => [name, valueText(options.form, name, own.get(name))])),
  }
}

/** What has to be said to come from one rule set to another, where all that was said of the first still holds. */
export function givenAgainst(options: Form, [first, second]: readonly [Values, Values]): Given {
  const all = new Map([['preset', presetOf(options, second)], ...valuesOf(options, second)])
  const names = ['preset', ...Object.keys(second.given), ...Object.keys(first.given)]
  const told = { preset: presetOf(options, first), ...first.given }
  const pairs = names.map((name) => [name, all.get(name) ?? ''] as const)
  return Object.fromEntries(pairs.filter(([name, text]) => (told as Given)[name] !== text))
}

interface Values {
  readonly options: object
  readonly given: Given
}

const presetOf = ({ presets }: Form, { given }: Values): string => given.preset ?? Object.keys(presets)[0] ?? ''

const valuesOf = ({ form }: Form, { options }: Values): readonly (readonly [string, string])[] =>
  Object.entries(options).map(([name, value]) => [name, valueText(form, name, value)] as const)
