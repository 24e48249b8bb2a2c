import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary.mjs'

/**
 * npm run balance [table …]: plays the tables of docs/balance.json in the lab and writes what came of them into
 * docs/BALANCE.md. All of them take about half an hour of a core; each word names one that is wanted.
 */
const ROOT = join(import.meta.dirname, '..')
const PAGE = join(ROOT, 'docs/BALANCE.md')
const { seed, bots, tables } = JSON.parse(readFileSync(join(ROOT, 'docs/balance.json'), 'utf8'))

/** The table as Markdown, with the command that plays its first row. */
function played({ game, figures, more = [], games, runs }) {
  const rows = Object.entries(runs).map(([name, words]) => [
    name,
    figuresOf([game, ...words, '--games', String(games)]),
  ])
  const isShown = ({ figure, of }) => figures.includes(figure) || more.includes(of)
  const named = (isIn) => [...new Set(rows.flatMap(([, found]) => found.filter(isIn).map(({ of }) => of)))]
  const columns = [...named(({ figure }) => figures.includes(figure)), ...named(({ of }) => more.includes(of))]
  const cells = rows.map(([name, found]) => [
    name,
    ...columns.map((of) => cell(found.find((one) => isShown(one) && one.of === of))),
  ])
  return [
    line(['', ...columns]),
    line(['', ...columns].map(() => '---')),
    ...cells.map(line),
    '',
    `${games.toLocaleString('en')} games each: \`npx starboard simulate ${game} ${Object.values(runs)[0].join(' ')} --bots ${bots} --games ${games} --seed ${seed}\``,
  ].join('\n')
}

function figuresOf(words) {
  const file = join(folder, 'figures.csv')
  const command = ['cli/starboard.mjs', 'simulate', ...words, '--bots', bots, '--seed', seed, '--csv', file]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`starboard simulate ${words.join(' ')}: ${stderr}`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
    .map(([, figure, of, value, low, high]) => ({
      figure,
      of,
      value: Number(value),
      low: Number(low),
      high: Number(high),
    }))
}

const cell = (found) =>
  found === undefined ? '' : `${shown(found, found.value)} (${shown(found, found.low)}–${shown(found, found.high)})`

/** Shares in percent, lengths as they are. */
const shown = ({ of }, value) => (of === 'turns' ? value.toFixed(1) : `${(100 * value).toFixed(1)}`)

const line = (cells) => `| ${cells.join(' | ')} |`

function withTable(page, id, table) {
  const [from, to] = [`<!-- lab: ${id} -->`, `<!-- end: ${id} -->`]
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`docs/BALANCE.md has no place for ${id}: it lacks ${from} and ${to}.`)
  return `${page.slice(0, start + from.length)}\n${table}\n${page.slice(end)}`
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !Object.hasOwn(tables, id))
if (unknown.length > 0) {
  console.error(`There is no table ${unknown.join(', ')}; there are ${Object.keys(tables).join(', ')}.`)
  process.exit(2)
}
const folder = mkdtempSync(join(temporaryFolder(), 'starboard-balance-'))
for (const [id, table] of Object.entries(tables)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), id, played(table)))
  console.log(`✓ ${id}`)
}
rmSync(folder, { recursive: true })
