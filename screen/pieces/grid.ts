import { useRoving } from './roving.ts'

/**
 * A board to a reader: rows of cells, one stop for the Tab key and arrows inside. The roles are spread after what a piece
 * says of itself, which would make a picture of it; whatever takes the focus carries `ROVE`.
 */
export const GRID = { role: 'grid' } as const
export const grid = (name: string) => ({ ...GRID, 'aria-label': name }) as const
export const ROW = { role: 'row' } as const
export const CELL = { role: 'gridcell' } as const
export const ROW_NAME = { role: 'rowheader' } as const
/** A box or a list between a grid and its cells. */
export const NO_ROLE = { role: 'presentation' } as const

export const useGrid = <E extends HTMLElement | SVGElement>() => useRoving<E>(reachedInGrid)

type Step = (place: Place) => readonly [row: number, column: number]

interface Place {
  readonly row: number
  readonly column: number
  /** Of that row. */
  readonly last: number
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: ({ row, column }) => (column === 0 ? [row - 1, END] : [row, column - 1]),
  ArrowRight: ({ row, column, last }) => (column === last ? [row + 1, 0] : [row, column + 1]),
  ArrowUp: ({ row, column }) => [row - 1, column],
  ArrowDown: ({ row, column }) => [row + 1, column],
  Home: ({ row }) => [row, 0],
  End: ({ row }) => [row, END],
}

const END = Number.POSITIVE_INFINITY

/** By rows and columns, wherever they are drawn: from the end of a row to the next, and to the end of a shorter one. */
function reachedInGrid<I extends Element>(key: string, from: Element, items: readonly I[]): I | undefined {
  const drawn = items.filter(isDrawn)
  const rows = [...new Set(drawn.map(rowAround))].map((row) => drawn.filter((item) => rowAround(item) === row))
  const row = rows.findIndex((cells) => cells.some((cell) => cell.isSameNode(from)))
  const cells = rows[row] ?? []
  const column = cells.findIndex((cell) => cell.isSameNode(from))
  const [toRow, toColumn] = STEPS[key]?.({ row, column, last: cells.length - 1 }) ?? [-1, 0]
  const reached = toRow < 0 ? undefined : rows[toRow]
  return reached?.[Math.min(toColumn, reached.length - 1)]
}

const isDrawn = (item: Element): boolean => item.checkVisibility?.() ?? true

const rowAround = (cell: Element): Element | null => cell.closest('[role="row"]')
