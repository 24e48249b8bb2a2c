import type { Interval } from '@starboard/bots'
import type { FormRow } from '@starboard/kernel'
import { optionsText } from '../options-text.ts'
import { number, plural } from '../print.ts'
import type { Report } from './report.ts'
import { type FigureRow, type Table, tablesOf } from './tables.ts'

/** The report as one page that needs nothing else: no scripts, no fonts, no network. */
export function htmlOf(report: Report, form: readonly FormRow[]): string {
  const title = `${report.name}: ${plural(report.games, 'game')}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(`${plural(report.seats, 'seat')}; bots ${report.bots.join(', ')}; rules version ${report.rules}; seed ${report.seed}`)}</p>
<p class="options">${escaped(optionsText(form, report.options))}</p>
${tablesOf(report).map(sectionOf).join('\n')}
<footer>${escaped(`${number(report.seconds)} s, ${number(report.gamesPerSecond)} games a second. Bars show the share of wins, lines its 95 % interval (Wilson). A shared win counts in part.`)}</footer>
</main>
</html>
`
}

function sectionOf({ title, head, rows }: Table): string {
  const headRow = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.cells.map(cellOf).join('')}${barOf(row)}</tr>`).join('\n')
  return `<h2>${escaped(title)}</h2>\n<table>\n<tr>${headRow}</tr>\n${body}\n</table>`
}

const cellOf = (cell: string): string => `<td>${escaped(cell)}</td>`

const BAR_WIDTH = 240

/** The number stands beside it, so a screen reader passes it over. */
function barOf({ share, interval }: FigureRow): string {
  if (share === undefined) return ''
  const all = `<rect class="all" width="${BAR_WIDTH}" height="16"/>`
  const part = `<rect width="${(share * BAR_WIDTH).toFixed(1)}" height="16"/>`
  const line = interval === undefined ? '' : whisker(interval)
  return `<td><svg aria-hidden="true" width="${BAR_WIDTH}" height="16">${all}${part}${line}</svg></td>`
}

function whisker(interval: Interval): string {
  const [low, high] = interval.map((share) => (share * BAR_WIDTH).toFixed(1))
  return `<path d="M${low} 3v10M${low} 8H${high}M${high} 3v10"/>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const STYLE = `
:root { color-scheme: light dark; --bar: #3b6fd4; --rail: #8883; --line: currentColor }
@media (prefers-color-scheme: dark) { :root { --bar: #6f9bf0 } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 52rem; margin: auto; padding: 2rem 1rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 } .options, footer { opacity: .75; font-size: .875rem; overflow-wrap: anywhere } footer { margin-top: 2rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid var(--rail); white-space: nowrap }
svg { display: block } rect { fill: var(--bar) } rect.all { fill: var(--rail) } path { fill: none; stroke: var(--line); stroke-width: 1.5 }
`
