import type { ReactElement } from 'react'
import { DOT_STEP, type Mark, type Part } from './marks.ts'
import { type Coat, type CoatInk, INK, type Ink, WHITE } from './palette.ts'

interface DrawingProps {
  readonly parts: readonly Part[]
  readonly coat?: Coat
  /** The usual width of lines. */
  readonly line?: number
}

/** Parts from back to front, for inside an `<svg>`. */
export const Drawing = ({ parts, coat = WHITE, line = 3.2 }: DrawingProps): ReactElement => (
  <g stroke={INK.line} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round">
    {keyed(parts).map(([key, part]) => (
      <PartArt key={key} part={part} coat={coat} />
    ))}
  </g>
)

const PartArt = ({ part, coat }: { readonly part: Part; readonly coat: Coat }): ReactElement => {
  const colours = part.coat === undefined ? coat : { ...coat, ...part.coat }
  return (
    <g transform={part.at} strokeWidth={part.line} opacity={part.opacity} data-part={part.name}>
      {keyed(part.marks).map(([key, mark]) => (
        <path key={key} d={mark.d} {...paintOf(mark, colours)} />
      ))}
    </g>
  )
}

function paintOf(mark: Mark, coat: Coat) {
  return {
    fill: mark.fill === undefined ? 'none' : colourOf(mark.fill, coat),
    ...lineOf(mark, coat),
    ...(mark.isDotted && { strokeDasharray: `.1 ${DOT_STEP - 0.1}` }),
  }
}

function lineOf(mark: Mark, coat: Coat) {
  if (mark.line === 0) return { stroke: 'none' }
  return {
    ...(mark.line !== undefined && { strokeWidth: mark.line }),
    ...(mark.ink !== undefined && mark.ink !== 'line' && { stroke: colourOf(mark.ink, coat) }),
  }
}

const colourOf = (ink: Ink, coat: Coat): string => (isCoatInk(ink, coat) ? coat[ink] : INK[ink])

const isCoatInk = (ink: Ink, coat: Coat): ink is CoatInk => ink in coat

/** The same shape may lie in a drawing twice. */
const keyed = <T,>(rows: readonly T[]) => rows.map((row, place) => [`${place}`, row] as const)
