import styles from './art.module.css'
import { GemShape } from './gem.tsx'
import { BLUEPRINT, DESK, INK, STEEL } from './palette.ts'

interface NoteProps {
  /** What was looked at: the next movement card or the next segment. */
  readonly choice: 'movement' | 'strength'
  readonly figure: number
}

/** A print-out of the console with one figure on it, 320 by 200. */
export const AnalysisNote = ({ choice, figure }: NoteProps) => (
  <svg className={styles.scene} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x={-100} y={-100} width={520} height={400} fill={DESK.room} />
    <Console />
    <g transform="rotate(-2 206 110)">
      <path
        d="M146 20H266V182L256 176L246 182L236 176L226 182L216 176L206 182L196 176L186 182L176 176L166 182L156 176L146 182Z"
        fill={INK.line}
        opacity={0.5}
        transform="translate(5 6)"
      />
      <path
        d="M146 20H266V182L256 176L246 182L236 176L226 182L216 176L206 182L196 176L186 182L176 176L166 182L156 176L146 182Z"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d="M146 46H266M146 72H266M146 98H266M146 124H266M146 150H266" stroke={DESK.printout} strokeWidth={11} />
      <path d={HOLES} stroke={INK.paperShade} strokeWidth={5} strokeLinecap="round" />
      {choice === 'strength' ? <StrengthFigure figure={figure} /> : <MovementFigure figure={figure} />}
      <path d="M168 146H244M168 156H228" stroke="var(--print-mid)" strokeWidth={2} strokeDasharray="6 3" />
    </g>
    <path d="M136 12H276V26H136Z" fill={STEEL.deck} stroke={INK.line} strokeWidth={2} />
    <path d="M142 20H270" stroke={INK.line} strokeWidth={4} />
  </svg>
)

const HOLES = Array.from({ length: 11 }, (_, i) => `M152 ${34 + i * 13}h0M260 ${34 + i * 13}h0`).join('')

const Console = () => (
  <>
    <path d="M-100 150H420V300H-100Z" fill={STEEL.deckDark} />
    <path d="M16 34H126V140H16Z" fill={STEEL.deck} stroke={INK.line} strokeWidth={2} />
    <rect x={24} y={42} width={94} height={78} rx={6} fill={BLUEPRINT.paper} stroke={INK.line} strokeWidth={2} />
    <g fill="none" stroke={BLUEPRINT.line}>
      <path d="M24 62H118M24 82H118M24 102H118M44 42V120M64 42V120M84 42V120M104 42V120" strokeOpacity={0.16} />
      <path d="M32 112C52 74 84 62 112 62" strokeDasharray="3 3" />
      <circle cx={78} cy={72} r={15} />
      <path d="M78 50V60M78 84V94M56 72H66M90 72H100" />
    </g>
    <path d="M68 74L72 64L82 62L88 70L86 79L76 82Z" fill={INK.crumb} stroke={INK.line} strokeLinejoin="round" />
    <circle cx={30} cy={130} r={4} fill={INK.harm} />
    <circle cx={44} cy={130} r={4} fill={INK.amber} />
    <path d="M62 126H112M62 133H96" stroke={STEEL.deckLight} strokeWidth={3} strokeLinecap="round" />
  </>
)

const StrengthFigure = ({ figure }: { readonly figure: number }) => (
  <g transform="translate(166 46) scale(2)">
    <GemShape strength={figure} />
  </g>
)

function MovementFigure({ figure }: { readonly figure: number }) {
  const stations = Array.from({ length: figure + 1 }, (_, i) => 206 + (i - figure / 2) * 24)
  const [last = 206] = stations
  return (
    <>
      <text
        x={206}
        y={106}
        textAnchor="middle"
        className={styles.display}
        fontWeight={800}
        fontSize={58}
        fill={INK.print}
      >
        {figure}
      </text>
      <path d={`M${last} 126H${stations.at(-1)}`} stroke={INK.fire} strokeWidth={3} />
      {stations.map((x, i) => (
        <circle key={x} cx={x} cy={126} r={6} fill={i === 0 ? INK.now : INK.paper} stroke={INK.line} strokeWidth={2} />
      ))}
    </>
  )
}
