import { fit, type Line, line, padEnd, widthOf } from './text.ts'

/** The rows and columns in which a page of the menu is set. Numbers run down the columns. */
export interface Grid {
  readonly rows: number
  readonly columns: number
}

const GAP = 3

export function gridFor(texts: readonly string[], { width, height }: { width: number; height: number }): Grid {
  const rows = Math.max(1, height)
  if (texts.length <= rows) return { rows: texts.length, columns: 1 }
  const widest = Math.max(...texts.map(widthOf)) + labelWidth(texts.length) + GAP
  const columns = Math.max(1, Math.min(Math.floor((width + GAP) / widest), Math.ceil(texts.length / rows)))
  return { rows: Math.min(rows, Math.ceil(texts.length / columns)), columns }
}

export const pageSize = ({ rows, columns }: Grid): number => Math.max(1, rows * columns)

/** `› 12  ` */
const labelWidth = (count: number): number => 2 + String(count).length + 2

/** The page with the cursor on it. */
export function gridLines(
  texts: readonly string[],
  grid: Grid,
  { cursor, width }: { cursor: number; width: number },
): readonly Line[] {
  const size = pageSize(grid)
  const first = Math.floor(cursor / size) * size
  const cellWidth = Math.floor((width + GAP) / grid.columns) - GAP
  const cell = (place: number): string => cellText(texts, place, { cursor, width: cellWidth })
  return Array.from({ length: Math.min(grid.rows, texts.length) }, (_, row) => {
    const places = Array.from({ length: grid.columns }, (_, column) => first + column * grid.rows + row)
    const text = places
      .map((place) => padEnd(cell(place), cellWidth))
      .join(' '.repeat(GAP))
      .trimEnd()
    return line(text, places.includes(cursor) && grid.columns === 1 ? 'chosen' : undefined)
  })
}

function cellText(
  texts: readonly string[],
  place: number,
  { cursor, width }: { cursor: number; width: number },
): string {
  const text = texts[place]
  if (text === undefined) return ''
  const label = `${place === cursor ? '›' : ' '} ${String(place + 1).padStart(String(texts.length).length)}  `
  return fit(label + text, width)
}

/** Which page of how many, where there are several. */
export function pageText(count: number, grid: Grid, cursor: number): string {
  const pages = Math.ceil(count / pageSize(grid))
  return pages <= 1 ? '' : `page ${Math.floor(cursor / pageSize(grid)) + 1} of ${pages}`
}
