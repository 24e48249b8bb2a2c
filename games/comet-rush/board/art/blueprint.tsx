import styles from './art.module.css'
import { BLUEPRINT } from './palette.ts'
import { GhostRocket } from './rocket-ghost.tsx'
import { type RocketNumbers, rocketShape } from './rocket-shape.ts'

interface Props extends RocketNumbers {
  readonly capPower: number
  readonly capAccuracy: number
}

const WIDTH = 268
const HEIGHT = 100
const BASE = { x: 82, y: 50 } as const

/** The draft of a rocket, lying on its side; a fine outline shows what the caps allow. */
export function Blueprint({ power, accuracy, level, capPower, capAccuracy }: Props) {
  return (
    <svg className={styles.stage} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill={BLUEPRINT.paper} />
      <path d={GRID} stroke={BLUEPRINT.fill} strokeOpacity={0.1} />
      <g transform={`translate(${BASE.x} ${BASE.y}) rotate(90)`}>
        <GhostRocket power={capPower} accuracy={capAccuracy} level={1} isFaint />
        <GhostRocket power={power} accuracy={accuracy} level={level} />
      </g>
      <Leaders power={power} accuracy={accuracy} level={level} />
    </svg>
  )
}

const every16 = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / 16) }, (_, i) => from + i * 16)

const GRID = [
  ...every16(12, WIDTH).map((x) => `M${x} 0V${HEIGHT}`),
  ...every16(2, HEIGHT).map((y) => `M0 ${y}H${WIDTH}`),
].join('')

const READY = ['', 'in 2 turns', 'next turn', 'this turn'] as const

function Leaders({ power, accuracy, level }: RocketNumbers) {
  const { top, half } = rocketShape({ power, accuracy })
  const nose = Math.round(BASE.x + top * 0.945)
  const fin = Math.round(BASE.y - half - 7)
  const engine = Math.round(BASE.y + half - 1)
  return (
    <>
      <g fill="none" stroke={BLUEPRINT.leader}>
        <path d={`M${nose} 45L${Math.min(nose + 15, 203)} 27H207M98 ${fin}L88 18H82M108 ${engine}L114 80H120`} />
        {[
          [nose, 45],
          [98, fin],
          [108, engine],
        ].map(([x, y]) => (
          <circle key={`${x}/${y}`} cx={x} cy={y} r={2} fill={BLUEPRINT.leader} />
        ))}
      </g>
      <g className={styles.figures} fontSize={12} fill={BLUEPRINT.text}>
        <text x={260} y={31} textAnchor="end">
          power {power}
        </text>
        <text x={78} y={22} textAnchor="end">
          accuracy {accuracy}
        </text>
        <text x={124} y={84}>
          {level === 3 ? 'boosters' : 'engine'}: {READY[level]}
        </text>
      </g>
    </>
  )
}
