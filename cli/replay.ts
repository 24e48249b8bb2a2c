import type { ShelfEntry } from '@starboard/games'
import {
  type AnyGame,
  type GameTypes,
  type MatchExport,
  type Ms,
  type NameOf,
  type Outcome,
  readText,
  seatOf,
  type Words,
} from '@starboard/kernel'
import { optionsText } from '@starboard/lab'
import type { CliCommand } from './command.ts'
import { Mistake } from './ending.ts'
import { declareLimits, type LimitFlag, limitsOf, readableExportAt } from './exported.ts'
import { clean } from './play/text.ts'
import { pointsText } from './points-text.ts'
import { columns, paint, plural, print } from './print.ts'

export const replayCommand: CliCommand = {
  name: 'replay',
  about: 'Prints the story of an exported match, with the time on the match clock.',
  examples: ['replay match.json', 'replay match.json --json'],
  declare(command) {
    declareLimits(command.argument('<export.json>', 'an exported match'))
      .option('--json', 'for programs; `turns` of the outcome are those of the whole table')
      .action((path: string, flags: Flags) => {
        const { entry, match } = readableExportAt(path, limitsOf(flags))
        if (flags.json) print.json(storyOf(entry, match))
        else for (const line of linesOf(entry, match)) print.line(line)
      })
  },
}

interface Flags extends LimitFlag {
  readonly json?: true
}

interface Chapter {
  readonly index: number
  readonly at: Ms
  readonly events: readonly { kind: string }[]
  readonly lines: readonly string[]
}

function storyOf({ game }: ShelfEntry, { header, names, log, story, outcome }: MatchExport<GameTypes>) {
  const nameOf: NameOf = (seat) => clean(names[seat] ?? `Seat ${seat + 1}`)
  const chapters: Chapter[] = story.map((events, index) => ({
    index,
    at: log[index]?.at ?? 0,
    events,
    lines: events.flatMap((event) => said(index, () => sentenceOf(game.words, event, nameOf)) ?? []),
  }))
  return { game: game.meta.id, name: game.meta.name, setup: header.setup, names, story: chapters, outcome }
}

/** The story is the file's own word for what happened: a false one may tell of what no game has words for. */
function said(index: number, sentence: () => string | null): string | null {
  try {
    const text = sentence()
    return text === null ? null : clean(text)
  } catch {
    throw new Mistake(`Entry ${index} of its story cannot be put into words; \`verify\` says what is not true of it.`)
  }
}

/** Taking back belongs to the kernel; all else is told in the game's own words. */
function sentenceOf(words: Words<GameTypes>, event: { kind: string }, nameOf: NameOf): string | null {
  if (event.kind !== 'undone') {
    const sentence = words.event(event)
    return sentence === null ? null : readText(sentence, { name: nameOf, reader: null })
  }
  const seat = 'seat' in event && typeof event.seat === 'number' ? seatOf(event.seat) : null
  return seat === null ? 'A move was taken back.' : `${nameOf(seat)} took back a move.`
}

function linesOf(entry: ShelfEntry, match: MatchExport<GameTypes>): string[] {
  const { name, names, setup, story, outcome } = storyOf(entry, match)
  return [
    `${paint('bold', name)}: ${names.map(clean).join(', ')}`,
    paint('dim', clean(optionsText(entry.game.options.form, setup.options))),
    '',
    ...story.flatMap(chapterLines),
    '',
    ...outcomeLines(entry.game, outcome, names.map(clean)),
  ]
}

const chapterLines = ({ at, lines }: Chapter): string[] =>
  lines.map((line, place) => `${paint('dim', (place === 0 ? clock(at) : '').padStart(8))}  ${line}`)

function clock(at: Ms): string {
  const seconds = Math.floor(at / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}

function outcomeLines(game: AnyGame, outcome: Outcome, names: readonly string[]): string[] {
  const { text, turns, places, points } = outcome
  const head = `${paint('bold', clean(text))} (${plural(turns, 'turn')})`
  if (game.meta.kind === 'co-op') return [head, `${names.join(', ')}: ${plural(points[0] ?? 0, 'point')}`]
  const rows = names.map((name, seat) => ({ name, place: places[seat] ?? 0, points: points[seat] ?? 0 }))
  rows.sort((a, b) => a.place - b.place)
  return [head, ...columns(rows.map((row) => [`${row.place}.`, row.name, pointsText(game, row.points)]))]
}
