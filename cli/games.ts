import { botsFor } from '@starboard/bots'
import { type ShelfEntry, shelf } from '@starboard/games'
import type { FormRow } from '@starboard/kernel'
import { keysText, valueText } from '@starboard/lab'
import { levelsText, weakestFirst } from '@starboard/wire/levels'
import { list } from './arguments.ts'
import type { CliCommand } from './command.ts'
import { columns, paint, print } from './print.ts'

export const gamesCommand: CliCommand = {
  name: 'games',
  about: 'Lists the games on the shelf with their seats, bots and options.',
  examples: ['games', 'games --json'],
  declare(command) {
    command.option('--json', 'for programs').action(({ json }: { json?: true }) => {
      if (json) print.json(shelf.map(described))
      else for (const entry of shelf) for (const line of linesOf(entry)) print.line(line)
    })
  },
}

function described(entry: ShelfEntry) {
  const { meta, options } = entry.game
  return { ...meta, bots: weakestFirst(Object.keys(botsFor(entry))), presets: options.presets, options: options.form }
}

function linesOf(entry: ShelfEntry): string[] {
  const { meta, options } = entry.game
  const [least, most] = meta.seats
  const [shortest, longest] = meta.minutes
  const presets = Object.keys(options.presets)
  return [
    paint('bold', meta.name),
    `  ${meta.about}`,
    '',
    ...columns([
      ['id', meta.id],
      ['rules', `version ${meta.rules}`],
      ['seats', `${least === most ? most : `${least} to ${most}`}, ${meta.kind}, ${shortest} to ${longest} minutes`],
      ['bots', levelsText(Object.keys(botsFor(entry)))],
      ...(presets.length === 0 ? [] : [['presets', `${list(presets)} (--option preset=…)`]]),
      ...presets.map((preset) => ['', `${preset}: ${options.presetWords[preset]?.about ?? 'as it says'}`]),
    ]),
    '',
    ...columns([['option', 'default', 'may be'], ...options.form.map(optionRow)]),
    ...options.form.flatMap(countedLines),
    '',
  ]
}

const optionRow = (row: FormRow): string[] => [row.name, defaultText(row), mayBe(row)]

const mayBe = ({ range = '', unit }: FormRow): string => (unit === undefined ? range : `${range} (${unit})`)

const countedLines = ({ name, keys }: FormRow): string[] =>
  keys === undefined ? [] : ['', `  ${name}, as printed: ${keysText(keys)}`]

const defaultText = (row: FormRow): string => valueText([row], row.name, row.initial) || 'none'
