import styles from './art.module.css'
import { DESK, FLAME, GEM, INK } from './palette.ts'

interface Props {
  /** Nothing: face down. */
  readonly steps?: number
  readonly height?: number
}

/** A movement card, 34 by 44: the comet jumps as many stations as its figure says. */
export const MovementCard = ({ steps, height = 22 }: Props) => (
  <svg className={styles.symbol} width={(height * 34) / 44} height={height} viewBox="0 0 34 44" aria-hidden="true">
    <rect
      x={1}
      y={1}
      width={32}
      height={42}
      rx={6}
      fill={steps === undefined ? INK.line : INK.paper}
      stroke={INK.line}
      strokeWidth={1.5}
    />
    {steps === undefined ? <MovementBack /> : <MovementFace steps={steps} isLarge={height >= 40} />}
  </svg>
)

const MovementBack = () => (
  <>
    <rect x={4} y={4} width={26} height={36} rx={4} fill={DESK.cardBack} stroke={FLAME[1]} />
    <path d="M14 20L28 8L20 24Z" fill={FLAME[0]} />
    <path d="M12 22L24 12L18 26Z" fill={FLAME[2]} />
    <path d="M6 25L10 20L16 21L18 27L14 32L8 31Z" fill={GEM.face} stroke={INK.line} strokeLinejoin="round" />
  </>
)

function MovementFace({ steps, isLarge }: { readonly steps: number; readonly isLarge: boolean }) {
  const stations = Array.from({ length: steps }, (_, i) => 17 + (i - (steps - 1) / 2) * 8)
  return (
    <>
      <text
        x={17}
        y={isLarge ? 25 : 31}
        textAnchor="middle"
        className={styles.display}
        fontWeight={700}
        fontSize={isLarge ? 22 : 26}
        fill={INK.print}
      >
        {steps}
      </text>
      {isLarge && (
        <>
          <path d="M5 34H29" stroke={INK.fire} strokeWidth={2} strokeLinecap="round" />
          {stations.map((x) => (
            <circle key={x} cx={x} cy={34} r={3} fill={INK.paperShade} stroke={INK.line} strokeWidth={1.2} />
          ))}
        </>
      )}
    </>
  )
}
