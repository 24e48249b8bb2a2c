import styles from './art.module.css'

interface FigureProps {
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly rim?: string
  readonly children: string | number
}

/** A centred figure in the drawing; `rim` sets it off from what lies below. */
export const Figure = ({ y, size, weight, fill, rim, children }: FigureProps) => (
  <text
    y={y}
    textAnchor="middle"
    className={styles.figures}
    fontSize={size}
    fontWeight={weight}
    fill={fill}
    {...(rim !== undefined && { stroke: rim, strokeWidth: 4, paintOrder: 'stroke' })}
  >
    {children}
  </text>
)
