import { canonical, type FormRow, type GameTypes, type Meta, type OptionForm, RULE_ID } from '@starboard/kernel'
import type { AnyExport } from './model.ts'

export interface Finisher {
  readonly seat: number
  readonly name: string
  readonly points: number
  readonly isWinner: boolean
}

/** Best place first. A place is a victory only where the result says so, and in a crew nobody is the winner. */
export function finishers({ names, outcome }: AnyExport, kind: Meta['kind']): readonly Finisher[] {
  const placed = names.map((name, seat) => ({ seat, name, place: outcome.places[seat] ?? names.length }))
  return placed
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, name, place }) => ({
      seat,
      name,
      points: outcome.points[seat] ?? 0,
      isWinner: kind === 'competitive' && outcome.result === 'won' && place === 1,
    }))
}

/**
 * "classic", or that somebody changed something. How long one may think is no part of it, because bots wait for ever;
 * nor is where it is played.
 */
export function presetText(form: OptionForm<GameTypes['Options']>, options: object): string | null {
  const name = 'preset' in options && typeof options.preset === 'string' ? options.preset : null
  const plain = form.read(name === null ? {} : { preset: name })
  // Older rules had fewer options: what a match knows nothing of, nobody has changed.
  const compared = form.form
    .filter((row) => !isClock(row) && row.where !== true && row.name in options)
    .map((row) => row.name)
  const isChanged = canonical(only(compared, plain)) !== canonical(only(compared, options))
  if (name === null) return isChanged ? 'own options' : null
  const called = form.presetWords[name]?.name ?? name
  return isChanged ? `${called}, changed` : called
}

const only = (names: readonly string[], values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

const isClock = ({ clock, clockOff, live }: FormRow): boolean =>
  clock === true || clockOff !== undefined || live === true

/** How long it took on the match clock. */
export function lengthText({ log }: AnyExport): string {
  const minutes = Math.round((log.at(-1)?.at ?? 0) / 60_000)
  if (minutes < 1) return 'under a minute'
  if (minutes < 100) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}

/** 1:05:09 on the match clock. */
export function clockText(at: number): string {
  const seconds = Math.floor(at / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}

/** A name for the file that sorts and says what it is. */
export const fileName = ({ header }: AnyExport, code: string | null): string =>
  `starboard-${header.game}-${code ?? header.commitment.slice(0, 8)}.json`

const RULE = new RegExp(`\\(?\\b(${RULE_ID})\\b\\)?`, 'g')

/** A sentence and the rules that it names. */
export function withRules(line: string): { readonly text: string; readonly rules: readonly string[] } {
  const rules = [...line.matchAll(RULE)].flatMap(([, rule]) => rule ?? [])
  return rules.length === 0
    ? { text: line, rules }
    : { text: line.replace(RULE, '').replace(/\s+([.,;:]|$)/g, '$1'), rules }
}
