import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/LAB.md',
  'docs/OPERATIONS.md',
  'kernel/example/README.md',
]

const LINK = /\[(?<text>[^\]]+)\]\((?<target>[^)\s]+)\)/g
/** What names a file, such as `play.ts` or `wire/client.ts`; anything else is a word of the sentence. */
const NAMES_A_FILE = /^[\w./*-]+\.(?:ts|tsx|mjs|md)$/

/** Links into this repository that lead nowhere, or to another file than they name. */
function wrongLinks(page: string, text: string): readonly string[] {
  return [...text.matchAll(LINK)].flatMap(({ groups }) => {
    const { text: name = '', target = '' } = groups ?? {}
    const [path = ''] = target.split('#')
    if (/^https?:/.test(target) || path === '') return []
    if (!existsSync(join(root, dirname(page), path))) return [`${page}: there is no ${target}`]
    return NAMES_A_FILE.test(name) && !target.endsWith(name) ? [`${page}: “${name}” leads to ${target}`] : []
  })
}

const DEPTH = /depth\('(\w+)', \{ test: ([\d_]+), endure: ([\d_]+) \}\)/g

/** How often what is repeated is done, as tests say and as a row of the table has to say. */
function depthRows(): readonly string[] {
  const files = ['e2e', 'games', 'server'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(root, room, file)),
  )
  const rows = files
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DEPTH)])
    .map(([, variable, test = '', endure = '']) => `| ${printed(test)} | ${printed(endure)} | \`${variable}\` |`)
  return [...new Set(rows)]
}

const printed = (digits: string): string => Number(digits.replaceAll('_', '')).toLocaleString('en')

describe('the documents', () => {
  it('CONTRIBUTING.md says how deep tests dig', () => {
    const rows = depthRows()
    expect(rows.length).toBeGreaterThan(15)
    const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    expect(rows.filter((row) => !page.includes(row))).toEqual([])
  })

  it.each(PAGES)('%s links to files that are there, by their names', (page) => {
    expect(wrongLinks(page, readFileSync(join(root, page), 'utf8'))).toEqual([])
  })

  it('have pictures that `npm run pictures` takes, and no other', () => {
    const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/([\w-]+)\.(?:png|jpg)/g)]
    const { pictures } = JSON.parse(readFileSync(join(root, 'docs/pictures.json'), 'utf8')) as {
      pictures: readonly { file: string }[]
    }
    expect(shown.map(([, file]) => file).toSorted()).toEqual(pictures.map(({ file }) => file).toSorted())
  })

  it('are found out when they are not', () => {
    expect(wrongLinks('README.md', 'See [table.ts](server/nowhere.ts).')).toEqual([
      'README.md: there is no server/nowhere.ts',
    ])
    expect(wrongLinks('README.md', 'See [play.ts](wire/client.ts).')).toEqual([
      'README.md: “play.ts” leads to wire/client.ts',
    ])
    expect(wrongLinks('README.md', 'See [Node](https://nodejs.org) and [the table](server/table/table.ts).')).toEqual(
      [],
    )
  })
})
