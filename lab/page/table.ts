import { type Drawn, type DrawnElement, draw } from '../drawing/node.ts'

export interface LabTable {
  readonly caption: string
  readonly head: readonly Head[]
  readonly rows: readonly Row[]
  /** Below a drawing in one of the columns. */
  readonly foot?: readonly Drawn[]
}

type Head = string | { readonly text: Drawn; readonly isPlot: true }

export interface Row {
  /** The first names the row. */
  readonly cells: readonly Drawn[]
  readonly isFound?: boolean
}

/** The drawing is a column of the table: whoever does not see it reads the numbers of the same row. */
export function tableOf({ caption, head, rows, foot }: LabTable): DrawnElement {
  return draw('table', { class: 'lab-table' }, [
    draw('caption', { class: 'lab-spoken' }, [caption]),
    draw('thead', {}, [draw('tr', {}, head.map(headCell))]),
    draw('tbody', {}, rows.map(rowOf)),
    ...(foot === undefined
      ? []
      : [
          draw('tfoot', { 'aria-hidden': 'true' }, [
            draw(
              'tr',
              {},
              foot.map((cell) => draw('td', {}, [cell])),
            ),
          ]),
        ]),
  ])
}

const headCell = (head: Head): DrawnElement =>
  typeof head === 'string' ? draw('th', { scope: 'col' }, [head]) : draw('td', { class: 'lab-plot-head' }, [head.text])

const rowOf = ({ cells: [name = '', ...cells], isFound }: Row): DrawnElement =>
  draw('tr', isFound === true ? { class: 'lab-found' } : {}, [
    draw('th', { scope: 'row' }, [name]),
    ...cells.map((cell) => draw('td', isPlot(cell) ? { class: 'lab-drawn' } : {}, [cell])),
  ])

const isPlot = (cell: Drawn): boolean => typeof cell !== 'string' && cell.tag === 'svg'

/** A figure with its interval, which a phone has no room to show beside the drawing of it. */
export const withRange = (text: string, range: string, isFound = false): Drawn =>
  draw('span', isFound ? { class: 'lab-found' } : {}, [text, draw('span', { class: 'lab-range' }, [` (${range})`])])

/** The numbers behind a drawing, for whoever wants them. */
export const behind = (table: LabTable, summary = 'The numbers'): DrawnElement =>
  draw('details', { class: 'lab-details' }, [draw('summary', {}, [summary]), tableOf(table)])
