import type { Outcome, ScoreLine } from '@starboard/kernel'
import type { SeriesInfo } from '@starboard/wire/protocol'
import { pointsText } from '../points-text.ts'
import { columns, plural } from '../print.ts'
import type { Model } from './model.ts'
import { namesOf } from './model.ts'
import { linkTo } from './place.ts'
import { clean, type Line, line, wrapLine } from './text.ts'
import type { Names } from './values.ts'

/** How it ended: places, and where the points come from. */
export function resultLines(model: Model, outcome: Outcome, width: number): readonly Line[] {
  const names = namesOf(model)
  const isCrew = model.entry.game.meta.kind === 'co-op'
  return [
    ...wrapLine(line(`${outcome.text} ${plural(outcome.turns, 'turn')}. (${outcome.rule})`, 'title'), width),
    line(''),
    ...(isCrew ? crewLines(outcome, names) : placeLines(model, outcome)),
    ...(outcome.lines.length === 0 ? [] : [line(''), line('Where the points come from', 'dim')]),
    ...scoreLines(model, outcome.lines),
    ...(isCrew ? crewSeries : seriesLines)(model.client.table?.series ?? null, names),
  ]
}

/** Match by match, and how it ended. */
function seriesLines(series: SeriesInfo | null, names: Names): readonly Line[] {
  if (series === null) return []
  const { noun, number, games, played, end } = series
  const head = end === null ? `${noun} ${number} of ${games}` : end.text
  const titles = ['', ...played.map((_, index) => `${noun} ${index + 1}`), ...(end === null ? [] : ['series'])]
  const placesOf = (seat: number) => [...played, ...(end === null ? [] : [end])].map(({ places }) => `${places[seat]}.`)
  const cells = [titles, ...names.map((name, seat) => [name, ...placesOf(seat)])]
  return [line(''), line(head, 'dim'), ...columns(cells).map((text) => line(clean(text)))]
}

/** A crew has one score and no places. */
const crewLines = ({ points }: Outcome, names: Names): readonly Line[] => [
  line(clean(`${names.join(', ')}: ${plural(points[0] ?? 0, 'point')}`)),
]

function crewSeries(series: SeriesInfo | null): readonly Line[] {
  if (series === null) return []
  const { noun, number, games, played, end } = series
  const head = end === null ? `${noun} ${number} of ${games}` : end.text
  const cells = played.map(({ result, points }, index) => [`${noun} ${index + 1}`, result, String(points[0] ?? 0)])
  return [line(''), line(head, 'dim'), ...columns(cells).map((text) => line(clean(text)))]
}

function placeLines(model: Model, { places, points }: Outcome): readonly Line[] {
  const own = model.client.table?.you.seat ?? null
  const rows = namesOf(model).map((name, seat) => ({ name, place: places[seat] ?? 0, points: points[seat] ?? 0, seat }))
  const sorted = [...rows].sort((a, b) => a.place - b.place)
  const cells = sorted.map((row) => [`${row.place}.`, row.name, pointsText(model.entry.game, row.points)])
  return columns(cells).map((text, place) => line(text, sorted[place]?.seat === own ? 'chosen' : undefined))
}

function scoreLines(model: Model, lines: readonly ScoreLine[]): readonly Line[] {
  const names = namesOf(model)
  const scored = model.entry.game.words.scored ?? String
  const who = ({ seat }: ScoreLine) => (seat === 'crew' ? 'Crew' : (names[seat] ?? ''))
  const cells = lines.map((one) => [who(one), scored(one.points), `${one.text} (${one.rule})`])
  return columns(cells).map((text) => line(clean(text)))
}

/** What can be done with the finished match. */
export const exportHint = (model: Model, path: string | null): readonly Line[] =>
  path === null
    ? [line(`Keep it: starboard play ${linkTo(model)} --export match.json`, 'dim')]
    : [
        line(`Written to ${path}.`),
        line(`Check or retell it: starboard verify ${path}, starboard replay ${path}`, 'dim'),
      ]
