import styles from './art.module.css'
import { DIM_DIE, INK } from './palette.ts'

type DieTone = 'plain' | 'hit' | 'miss' | 'dim'

interface Props {
  readonly face: number
  readonly size?: number
  readonly tone?: DieTone
}

const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  6: [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
}

const TONES: Readonly<Record<DieTone, { readonly face: string; readonly edge: string; readonly pip: string }>> = {
  plain: { face: INK.paper, edge: INK.line, pip: INK.print },
  hit: { face: INK.now, edge: INK.line, pip: INK.print },
  miss: { face: INK.paperShade, edge: INK.harm, pip: DIM_DIE.missed },
  dim: { face: 'var(--night-2)', edge: DIM_DIE.edge, pip: DIM_DIE.pip },
}

export const DieFace = ({ face, size = 24, tone = 'plain' }: Props) => (
  <svg className={styles.symbol} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <DieShape face={face} tone={tone} />
  </svg>
)

/** A die in a 20 by 20 box. */
function DieShape({ face, tone = 'plain' }: Pick<Props, 'face' | 'tone'>) {
  const inks = TONES[tone]
  return (
    <>
      <rect x={1} y={1} width={18} height={18} rx={4} fill={inks.face} stroke={inks.edge} strokeWidth={1.2} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={1.9} fill={inks.pip} />
      ))}
    </>
  )
}
