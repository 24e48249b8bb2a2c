import type { ReactElement } from 'react'
import { LINE, type Mark, type Marks, type Path } from './marks.ts'
import { INK } from './palette.ts'

interface DrawingProps {
  readonly marks: Marks
  /** The usual width of lines. */
  readonly line?: number
}

/** Marks from back to front, for inside an `<svg>`. */
export const Drawing = ({ marks, line = LINE }: DrawingProps): ReactElement => (
  <g stroke={INK.line} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round" fill="none">
    <Layers marks={marks} />
  </g>
)

const Layers = ({ marks }: { readonly marks: Marks }) =>
  marks.map((mark, place) => <Layer key={keyAt(place)} mark={mark} />)

/** The same shape may lie in a drawing twice. */
const keyAt = (place: number) => `${place}`

const Layer = ({ mark }: { readonly mark: Mark }): ReactElement =>
  'marks' in mark ? (
    <g transform={mark.at} strokeWidth={mark.line}>
      <Layers marks={mark.marks} />
    </g>
  ) : (
    <path d={mark.d} {...paintOf(mark)} />
  )

function paintOf({ fill, line, ink, dash }: Path) {
  return {
    ...(fill !== undefined && { fill: INK[fill] }),
    ...(line === 0 ? { stroke: 'none' } : { strokeWidth: line }),
    ...(ink !== undefined && ink !== 'line' && { stroke: INK[ink] }),
    ...(dash !== undefined && { strokeDasharray: dash }),
  }
}
