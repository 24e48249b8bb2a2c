import type { Spelling } from './spelling.ts'

const LAST_ENTRY = '  ...extra,\n'

/** The list of all games with one more on it, its import where the formatter wants it. Null: there is no such list. */
export function shelfWith(shelf: string, { id, variable }: Pick<Spelling, 'id' | 'variable'>): string | null {
  if (!shelf.includes(LAST_ENTRY)) return null
  const entry = `  { game: ${variable}, bots: {} },\n`
  return withImport(shelf, { path: `./${id}/rules/index.ts`, variable }).replace(LAST_ENTRY, `${entry}${LAST_ENTRY}`)
}

/** Imports stand in the order of their paths. */
function withImport(shelf: string, { path, variable }: { readonly path: string; readonly variable: string }): string {
  const lines = shelf.split('\n')
  const pathOf = (line: string) => /^import .* from '(\..*)'$/.exec(line)?.[1]
  const later = lines.findIndex((line) => (pathOf(line) ?? '') > path)
  const end = lines.findLastIndex((line) => line.startsWith('import ')) + 1
  return lines.toSpliced(later === -1 ? end : later, 0, `import { ${variable} } from '${path}'`).join('\n')
}
